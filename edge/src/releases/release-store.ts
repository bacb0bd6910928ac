import { openStore } from '@odeta/delivery/releases/open-store';
import { RELEASES_BASE, type ReadableStore } from '@odeta/delivery/releases/store';
import { alwaysClosed, type Circuit } from '@odeta/node/circuits';
import { integrityOf } from '@odeta/node/integrity';

/** The store did not answer, or not in time: that says nothing about a release. */
export class StoreUnreadable extends Error {
  override readonly name = 'StoreUnreadable';
}

export interface ReleaseStore {
  /**
   * @throws {StoreUnreadable} if the store does not answer.
   * @throws {Error} if the file is missing, or does not match `integrity`.
   */
  read(url: string, integrity?: string): Promise<string>;
}

/** `location` is a folder or an address; `url` of a file starts with `/releases/`. A store that fails repeatedly is not asked for a while. */
export function createReleaseStore(location: string, circuit: Circuit = alwaysClosed): ReleaseStore & ReadableStore {
  const store = openStore(location);
  return readReleasesFrom({ find: (file) => circuit.run(() => store.find(file)) });
}

export function readReleasesFrom(store: ReadableStore): ReleaseStore & ReadableStore {
  return {
    find: (file) => store.find(file),
    async read(url, integrity) {
      const bytes = await store.find(url.slice(RELEASES_BASE.length)).catch((cause: Error) => {
        throw new StoreUnreadable(`${url}: ${cause.message}`, { cause });
      });
      if (!bytes) throw new Error(`${url}: 404`);
      if (integrity !== undefined && integrity !== integrityOf(bytes))
        throw new Error(`${url} is not what was released`);
      return bytes.toString('utf8');
    },
  };
}
