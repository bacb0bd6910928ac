import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import type { DiscoveryEntry } from '@odeta/contracts';

/** Gives every entry's script its integrity and a time limit; chunks get theirs from their own build. */
export function scriptLimits(entries: () => Iterable<DiscoveryEntry>, timeout: number): ModuleFederationRuntimePlugin {
  return {
    name: 'script-limits',
    createScript({ url }) {
      // The runtime uses absolute addresses.
      const asked = url.split('?')[0];
      const entry = [...entries()].find((candidate) => new URL(candidate.url, document.baseURI).href === asked);
      // A script of an unknown address was not published by us and must not run unchecked.
      if (!entry) throw new Error(`${url} is in no discovery document`);
      const script = document.createElement('script');
      Object.assign(script, { src: url, async: true, crossOrigin: 'anonymous', integrity: entry.metadata.integrity });
      return { script, timeout };
    },
  };
}
