import { type Discovery, type DiscoveryEntry, fallbackEntry } from '@odeta/contracts';
import { findMissing, type Surface } from '@odeta/delivery/releases/missing-names';
import { LRUCache } from 'lru-cache';
import { addressOf } from '../releases/release-address.ts';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';

/** Tells whether a shell has every name of shared modules that a remote uses. */
export type Fits = (shell: DiscoveryEntry, remote: DiscoveryEntry) => boolean;

/** Versions of all units, with canaries and fallbacks. */
const MAX_SURFACES = 200;

/** Reads what the versions of a document take and give, each once. A version whose release cannot be read fits: other checks report it. */
export function createSurfaces(store: ReleaseStore) {
  const surfaces = new LRUCache<string, Surface>({ max: MAX_SURFACES });

  return async ({ microFrontends }: Discovery): Promise<Fits> => {
    const listed = Object.values(microFrontends).flat();
    const entries = listed.flatMap((entry) => [entry, fallbackEntry(entry) ?? entry]);
    await Promise.all(entries.map(read));
    const known = new Map<string, boolean>();
    return (shell, remote) => {
      const pair = `${addressOf(shell)} ${addressOf(remote)}`;
      const fits = known.get(pair) ?? compare(shell, remote);
      known.set(pair, fits);
      return fits;
    };
  };

  async function read(entry: DiscoveryEntry) {
    if (surfaces.has(addressOf(entry))) return;
    const release = await readRelease(store, entry).catch(() => null);
    if (!release) return;
    const { requires, takes, provides, gives } = release;
    surfaces.set(addressOf(entry), { requires, takes, provides, gives });
  }

  function compare(shell: DiscoveryEntry, remote: DiscoveryEntry) {
    const [gives, takes] = [surfaces.get(addressOf(shell)), surfaces.get(addressOf(remote))];
    return !gives || !takes || findMissing(takes, gives).length === 0;
  }
}
