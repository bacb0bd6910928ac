import { type DiscoveryEntry, fallbackEntry, findDefaultEntry } from '@odeta/contracts';
import type { Listing } from './choose-versions.ts';

/** Of a unit: more are not deployed while purchases run. */
const MOST_RETIRED = 10;

/**
 * Remembers versions in whose place a newer one was listed: purchases that began with them go on. One that was rolled back, to a
 * version that was live before, is none of them. What this process has not seen it does not know.
 */
export function createRetiredVersions() {
  const retired = new Map<string, readonly DiscoveryEntry[]>();
  const wereLive = new Set<string>();
  let last: Listing = {};

  return {
    /** The listing with the retired versions, which nobody gets but whose purchase has them. */
    addTo(listing: Listing): Listing {
      if (listing !== last) {
        for (const unit of Object.keys(listing))
          follow(unit, findDefaultEntry(last[unit]), findDefaultEntry(listing[unit]));
        last = listing;
      }
      const units = Object.entries(listing).map(([unit, entries]) => [
        unit,
        [...entries, ...(retired.get(unit) ?? [])],
      ]);
      return Object.fromEntries(units);
    },
  };

  function follow(unit: string, before: DiscoveryEntry | undefined, now: DiscoveryEntry | undefined) {
    const isSame = before?.url === now?.url;
    if (!isSame && before && now) {
      const isRollback = wereLive.has(now.url) || fallbackEntry(before)?.url === now.url;
      const others = (retired.get(unit) ?? []).filter(({ url }) => url !== now.url);
      const added = isRollback ? [] : [{ ...before, deployment: { traffic: 0, default: false } }];
      retired.set(unit, [...others, ...added].slice(-MOST_RETIRED));
    }
    if (now) wereLive.add(now.url);
  }
}
