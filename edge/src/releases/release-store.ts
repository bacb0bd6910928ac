import { openStore } from '@odeta/delivery/releases/open-store';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import { integrityOf } from '@odeta/node/integrity';

export interface ReleaseStore {
  /** @throws {Error} if the file is missing, comes too late, or does not match `integrity`. */
  read(url: string, integrity?: string): Promise<string>;
}

/** `location` is a folder or an address; `url` of a file starts with `/releases/`. */
export const createReleaseStore = (location: string) => readReleasesFrom(openStore(location));

export function readReleasesFrom(store: ReadableStore): ReleaseStore & ReadableStore {
  return {
    find: (file) => store.find(file),
    async read(url, integrity) {
      const bytes = await store.find(url.slice(RELEASES_BASE.length));
      if (!bytes) throw new Error(`${url}: 404`);
      if (integrity !== undefined && integrity !== integrityOf(bytes))
        throw new Error(`${url} is not what was released`);
      return bytes.toString('utf8');
    },
  };
}
