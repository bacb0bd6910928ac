import { RELEASES_BASE, type ReadableStore } from './store.ts';

/** Milliseconds within which a release store must deliver a file. */
const TIME_LIMIT = 1_500;

/** Any server that responds to GET for `<address>/releases/<file>`: another edge, a CDN, a public bucket. */
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
