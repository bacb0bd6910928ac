import type { DiscoveryEntry } from '@odeta/contracts';
import type { SafeStorage } from '@odeta/storefront/storage';
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
/** What is stored of an entry. */
const StoredSchema = v.object({ url: v.string(), metadata: v.object({ integrity: v.string(), version: v.string() }) });
const parse = v.safeParser(v.pipe(v.string(), v.parseJson(), v.array(StoredSchema)));

/** An invalid content of the storage is the same as none. */
export function createLastGoodVersions(storage: SafeStorage): LastGoodVersions {
  return {
    find,

    remember(name, { url, metadata, deployment }) {
      // Of a preview or a tester, who may not have it next time.
      if (deployment?.traffic === 0) return;
      const others = find(name).filter((known) => known.url !== url);
      storage.setItem(keyOf(name), JSON.stringify([{ url, metadata }, ...others].slice(0, REMEMBERED)));
    },
  };

  function find(name: string): readonly DiscoveryEntry[] {
    const parsed = parse(storage.getItem(keyOf(name)));
    return parsed.success ? parsed.output : [];
  }
}
