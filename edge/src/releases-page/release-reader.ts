import type { DiscoveryEntry, Release } from '@odeta/contracts';
import { addressOfFile } from '@odeta/contracts/file-address';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import { integrityOf } from '@odeta/node/integrity';
import { LRUCache } from 'lru-cache';
import { readReleasesFrom } from '../releases/release-store.ts';
import { readRelease } from '../releases/unit-release.ts';

const MAX_VERSIONS = 200;

export interface CheckedFiles {
  good: number;
  of: number;
}

/** Reads the metadata of releases, each once, since they never change. */
export function createReleaseReader(store: ReadableStore) {
  const releases = new LRUCache<string, Promise<Release | null>>({ max: MAX_VERSIONS });
  const checked = new LRUCache<string, Promise<CheckedFiles | null>>({ max: MAX_VERSIONS });
  const find = readReleasesFrom(store);

  return { releaseOf, filesOf };

  /** `null` where it was removed from the store. */
  function releaseOf(entry: DiscoveryEntry) {
    const key = entry.extras?.release.url ?? '';
    const known = releases.get(key) ?? readRelease(find, entry).catch(() => null);
    releases.set(key, known);
    return known;
  }

  /** The number of its files whose integrity is correct. */
  function filesOf(entry: DiscoveryEntry) {
    const key = entry.extras?.release.url ?? '';
    const known = checked.get(key) ?? check(entry).catch(() => null);
    checked.set(key, known);
    return known;
  }

  async function check(entry: DiscoveryEntry): Promise<CheckedFiles> {
    const release = await releaseOf(entry);
    const folder = entry.extras?.release.url.slice(RELEASES_BASE.length).replace(/[^/]+$/, '') ?? '';
    const files = Object.entries(release?.files ?? {});
    const isGood = files.map(async ([file, { integrity }]) => {
      // What browsers get.
      const bytes = release && (await store.find(addressOfFile(release, folder, file)));
      return bytes !== null && integrityOf(bytes) === integrity;
    });
    return { good: (await Promise.all(isGood)).filter(Boolean).length, of: files.length };
  }
}
