import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { integrityOf } from '@odeta/node/integrity';

/** Milliseconds that a release store may take for a file. */
const TIME_LIMIT = 1_500;

export const RELEASES_BASE = '/releases/';

/** Where releases are kept: a folder, or any store that answers GET. */
export interface ReleaseStore {
  /** @throws {Error} if the file is not there, comes too late, or is not the one that `integrity` names. */
  read(url: string, integrity?: string): Promise<string>;
}

/** `source` is a folder or an address; `url` of a file begins with `/releases/`. */
export function createReleaseStore(source: { directory: string } | { address: string }): ReleaseStore {
  return {
    async read(url, integrity) {
      const bytes =
        'directory' in source ? await fromFolder(source.directory, url) : await fromStore(source.address, url);
      if (integrity !== undefined && integrity !== integrityOf(bytes))
        throw new Error(`${url} is not what was released`);
      return bytes.toString('utf8');
    },
  };
}

function fromFolder(directory: string, url: string) {
  const file = path.join(directory, url.slice(RELEASES_BASE.length));
  if (!file.startsWith(path.resolve(directory) + path.sep)) throw new Error(`${url} is outside of the release store`);
  return readFile(file);
}

async function fromStore(address: string, url: string) {
  const response = await fetch(new URL(url, address), { signal: AbortSignal.timeout(TIME_LIMIT) });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return Buffer.from(await response.arrayBuffer());
}
