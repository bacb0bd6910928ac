import type { Release, RemotePrefixes, VersionSet } from '@odeta/contracts';
import { assembleRoutes, type RouteTable } from '@odeta/delivery/releases/route-table';
import { remotesOf, remotesWithVersion } from '@odeta/delivery/releases/unit-list';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';

/** Sets of versions whose addresses are remembered. */
const MAX_TABLES = 200;

/**
 * Reads the addresses of any set of versions, each set once, since versions may declare different addresses. `listed` is the list of units
 * that is live.
 */
export function createRouteTables(store: ReleaseStore, listed: () => readonly RemotePrefixes[] | undefined) {
  const tables = new LRUCache<string, Promise<RouteTable>>({ max: MAX_TABLES });

  return (versions: VersionSet): Promise<RouteTable> => {
    const list = listed();
    const key = JSON.stringify([Object.values(versions).map(({ url }) => url), list]);
    const table = tables.get(key) ?? read(versions, list);
    tables.set(key, table);
    table.catch(() => tables.delete(key));
    return table;
  };

  async function read(versions: VersionSet, list: readonly RemotePrefixes[] | undefined) {
    const all = await Promise.all(
      Object.entries(versions).map(async ([name, entry]) => [name, await readRelease(store, entry)] as const),
    );
    const releases = new Map<string, Release>(all);
    const remotes = remotesOf({ ...(list && { remotes: list }) }, releases.get('shell')) ?? [];
    return assembleRoutes(remotesWithVersion(remotes, versions), releases).table;
  }
}
