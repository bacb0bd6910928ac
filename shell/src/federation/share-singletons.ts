import { init } from '@module-federation/enhanced/runtime';
import { version as reactVersion } from 'react';
import { provided } from '../provide.ts';

declare const __SHARED_VERSION__: string;

export type Federation = ReturnType<typeof init>;

/**
 * Makes the shell the host of the page's federation and hands out the singletons, before any remote's script runs. The
 * library's own functions speak to the instance made last, which may be a remote's: use what this returns.
 */
export function shareSingletons(): Federation {
  const shared = Object.entries(provided).map(([name, lib]) => [name, { lib: () => lib, ...rangeOf(name) }]);
  return init({ name: 'odeta_shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
}

function rangeOf(name: string) {
  const version = name.startsWith('react') ? reactVersion : __SHARED_VERSION__;
  return { version, shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` } };
}
