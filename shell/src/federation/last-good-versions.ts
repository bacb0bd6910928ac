import { type DiscoveryEntry, DiscoveryEntrySchema } from '@odeta/contracts';
import * as v from 'valibot';

/** Versions per remote that are stored: the latest one may be the one that breaks. */
const REMEMBERED = 2;

/** The last versions of each remote that worked in this browser, used when the live ones cannot be loaded. */
export interface LastGoodVersions {
  /** The last one first. */
  find(name: string): readonly DiscoveryEntry[];
  remember(name: string, entry: DiscoveryEntry): void;
}

const keyOf = (name: string) => `odeta.last-good.${name}`;
const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), v.array(DiscoveryEntrySchema)));

/** The storage may be full, forbidden or invalid: then there is no last good version. */
export function createLastGoodVersions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): LastGoodVersions {
  return {
    find,

    remember(name, { url, metadata }) {
      const others = find(name).filter((known) => known.url !== url);
      try {
        storage().setItem(keyOf(name), JSON.stringify([{ url, metadata }, ...others].slice(0, REMEMBERED)));
      } catch {
        // This page does not need it, and the next visit works without it.
      }
    },
  };

  function find(name: string): readonly DiscoveryEntry[] {
    const parsed = parse(read(name));
    return parsed.success ? parsed.output : [];
  }

  function read(name: string) {
    try {
      return storage().getItem(keyOf(name));
    } catch {
      return null;
    }
  }
}
