import { integrityOf } from '@odeta/node/integrity';
import { openStore } from '@odeta/releases/open-store';
import { RELEASES_BASE, type ReadableStore } from '@odeta/releases/store';

/** The files of releases. */
export interface ReleaseStore {
  /** @throws {Error} if the file is not there, comes too late, or is not the one that `integrity` names. */
  read(url: string, integrity?: string): Promise<string>;
}

/** `location` is a folder or an address; `url` of a file begins with `/releases/`. */
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
