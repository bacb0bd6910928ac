import { init } from '@module-federation/enhanced/runtime';
import runtime from 'federation-runtime';
import { version as reactVersion } from 'react';
import { provided } from '../provide.ts';

declare const __SHARED_VERSION__: string;
declare global {
  /** The page's one federation runtime: remotes are built without their own. */
  var odetaFederation: object | undefined;
}

/** Makes the shell the host of the page's federation and hands out the singletons. Before any remote's script runs. */
export function shareSingletons() {
  globalThis.odetaFederation = runtime;
  const shared = Object.entries(provided).map(([name, lib]) => [name, { lib: () => lib, ...rangeOf(name) }]);
  init({ name: 'odeta_shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
}

function rangeOf(name: string) {
  const version = name.startsWith('react') ? reactVersion : __SHARED_VERSION__;
  return { version, shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` } };
}
