import type { Release, VersionSet } from '@odeta/contracts';
import { assembleRoutes, type RouteTable } from '@odeta/delivery/releases/route-table';
import { LRUCache } from 'lru-cache';
import type { ReleaseStore } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';

/** Sets of versions whose addresses are remembered. */
const MAX_TABLES = 200;

/** Reads the addresses of any set of versions, each set once, since versions may declare different addresses. */
export function createRouteTables(store: ReleaseStore) {
  const tables = new LRUCache<string, Promise<RouteTable>>({ max: MAX_TABLES });

  return (versions: VersionSet): Promise<RouteTable> => {
    const key = Object.values(versions)
      .map(({ url }) => url)
      .join(' ');
    const table = tables.get(key) ?? read(versions);
    tables.set(key, table);
    table.catch(() => tables.delete(key));
    return table;
  };

  async function read(versions: VersionSet) {
    const all = await Promise.all(
      Object.entries(versions).map(async ([name, entry]) => [name, await readRelease(store, entry)] as const),
    );
    const releases = new Map<string, Release>(all);
    return assembleRoutes(releases.get('shell')?.remotes ?? [], releases).table;
  }
}
