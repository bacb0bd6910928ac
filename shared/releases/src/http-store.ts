import { RELEASES_BASE, type ReadableStore } from './store.ts';

/** Milliseconds that a release store may take for a file. */
const TIME_LIMIT = 1_500;

/** Any server that answers GET for `<address>/releases/<file>`: another edge, a CDN, a bucket that everyone may read. */
export function createHttpStore(address: string): ReadableStore {
  const base = new URL(`.${RELEASES_BASE}`, address.endsWith('/') ? address : `${address}/`);

  return {
    async find(file) {
      const response = await fetch(new URL(file, base), { signal: AbortSignal.timeout(TIME_LIMIT) });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`${RELEASES_BASE}${file}: ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    },
  };
}
