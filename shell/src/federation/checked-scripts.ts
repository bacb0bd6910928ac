import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { DiscoveryEntry } from '@odeta/contracts';

/** The longest time of a timer: a script that is late is not broken, and the runtime's own limit of 20 seconds would end it. */
const NEVER = 2 ** 31 - 1;

/** Gives every entry's script its integrity; chunks get theirs from their own build. */
export function checkedScripts(entries: () => Iterable<DiscoveryEntry>): ModuleFederationRuntimePlugin {
  return {
    name: 'checked-scripts',
    createScript({ url }) {
      // The runtime uses absolute addresses.
      const asked = url.split('?')[0];
      const entry = [...entries()].find((candidate) => new URL(candidate.url, document.baseURI).href === asked);
      // A script of an unknown address was not published by us and must not run unchecked.
      if (!entry) throw new Error(`${url} is in no discovery document`);
      const script = document.createElement('script');
      Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: entry.metadata.integrity });
      return { script, timeout: NEVER };
    },
  };
}
