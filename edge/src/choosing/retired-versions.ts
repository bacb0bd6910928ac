import { type DiscoveryEntry, fallbackEntry, findDefaultEntry } from '@odeta/contracts';
import type { Listing } from './choose-versions.ts';

/** Of a unit: more are not deployed while purchases run. */
const MOST_RETIRED = 10;

/**
 * Remembers versions in whose place a newer one was listed, which names them as the good ones before it: purchases that began with them go
 * on. One that was rolled back is none of them. What this process has not seen it does not know.
 */
export function createRetiredVersions() {
  const retired = new Map<string, readonly DiscoveryEntry[]>();
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
    if (!before || !now || before.url === now.url) return;
    const others = (retired.get(unit) ?? []).filter(({ url }) => url !== now.url);
    const isReplaced = fallbackEntry(now)?.url === before.url;
    const added = isReplaced ? [{ ...before, deployment: { traffic: 0, default: false } }] : [];
    retired.set(unit, [...others, ...added].slice(-MOST_RETIRED));
  }
}
