import { type DiscoveryEntry, DiscoveryEntrySchema } from '@odeta/contracts';
import * as v from 'valibot';

/** The last version of each remote that worked in this browser: what is left when the live one cannot be loaded. */
export interface LastGoodVersions {
  find(name: string): DiscoveryEntry | undefined;
  remember(name: string, entry: DiscoveryEntry): void;
}

const keyOf = (name: string) => `odeta.last-good.${name}`;

/** Storage may be full, forbidden or written by somebody else: then there is no last good version. */
export function createLastGoodVersions(storage: () => Pick<Storage, 'getItem' | 'setItem'>): LastGoodVersions {
  return {
    find(name) {
      const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), DiscoveryEntrySchema), read(name));
      return parsed.success ? parsed.output : undefined;
    },

    remember(name, entry) {
      try {
        storage().setItem(keyOf(name), JSON.stringify(entry));
      } catch {
        // Nothing depends on it today, and tomorrow's visit does without.
      }
    },
  };

  function read(name: string) {
    try {
      return storage().getItem(keyOf(name));
    } catch {
      return null;
    }
  }
}
