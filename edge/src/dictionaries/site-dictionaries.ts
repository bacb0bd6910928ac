import { LRUCache } from 'lru-cache';
import type { Dictionary } from './dictionary.ts';

/** Of five countries in their languages, with a live shell and canaries. Each takes some 200 KB. */
const MOST = 40;
/** Milliseconds until a dictionary that could not be made is tried again. */
const PAUSE = 10_000;

export type SiteDictionaries = ReturnType<typeof createSiteDictionaries>;

/** The dictionaries that this process has made since its start, those of earlier shells among them. */
export function createSiteDictionaries() {
  const bySite = new LRUCache<string, Dictionary>({ max: MOST });
  const tried = new LRUCache<string, true>({ max: MOST, ttl: PAUSE });

  return {
    find: (hash: string | undefined): Dictionary | undefined =>
      hash === undefined ? undefined : bySite.find((dictionary) => dictionary.hash === hash),

    /**
     * The dictionary of a site, or `undefined` as long as it does not exist. The first call starts creating it in the background.
     * @param make never rejects; `null` if there is none now
     */
    of(site: string, make: () => Promise<Dictionary | null>): Dictionary | undefined {
      const known = bySite.get(site);
      if (known || tried.has(site)) return known;
      tried.set(site, true);
      void make().then((dictionary) => {
        if (dictionary) bySite.set(site, dictionary);
      });
      return undefined;
    },
  };
}
