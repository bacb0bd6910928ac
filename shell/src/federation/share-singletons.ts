import { init } from '@module-federation/enhanced/runtime';
import { version as reactVersion } from 'react';
import { provided } from './provide.ts';

/** The versions of our own packages, by the names of `provided`. */
declare const __PROVIDED_VERSIONS__: Record<string, string>;

export type Federation = ReturnType<typeof init>;

/** Makes the shell the federation host of the page, with the singletons that remotes share. */
export function shareSingletons(): Federation {
  const shared = Object.entries(provided).map(([name, lib]) => [name, { lib: () => lib, ...rangeOf(name) }]);
  return init({ name: 'odeta_shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
}

function rangeOf(name: string) {
  const version = __PROVIDED_VERSIONS__[name] ?? reactVersion;
  return { version, shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` } };
}
