import { init } from '@module-federation/enhanced/runtime';
import { version as reactVersion } from 'react';
import { provided } from './provide.ts';

/**
 * Federation wants a version of everything that is shared. Our modules have none: remotes compare names. This one satisfies the remotes that
 * were released while our packages still had versions.
 */
const OF_OURS = '2.1.0';

export type Federation = ReturnType<typeof init>;

/** Makes the shell the federation host of the page, with the singletons that remotes share. */
export function shareSingletons(): Federation {
  const shared = Object.entries(provided).map(([name, lib]) => [name, { lib: () => lib, ...rangeOf(name) }]);
  return init({ name: 'odeta_shell', remotes: [], shareStrategy: 'loaded-first', shared: Object.fromEntries(shared) });
}

function rangeOf(name: string) {
  const version = name.startsWith('@odeta/') ? OF_OURS : reactVersion;
  return { version, shareConfig: { singleton: true, eager: true, requiredVersion: `^${version}` } };
}
