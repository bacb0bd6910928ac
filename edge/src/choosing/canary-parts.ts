import type { VersionSet } from '@odeta/contracts';
import { findDefaultEntry } from '@odeta/contracts';
import type { CanaryPart } from '@odeta/node/canary-cookie';
import { isRunningCanary } from '@odeta/releases/stop-canary';
import { fits, isInShare, type Listing, type Visitor } from './choose-versions.ts';

/**
 * The canaries that a visitor is measured for: those of whose audience he is, with the version that his bucket gives him. Who has another
 * one (for a purchase that has begun, since it failed here, as a tester) is measured for none, so that what is compared differs by chance
 * alone.
 */
export function canaryParts(listing: Listing, visitor: Visitor, versions: VersionSet): CanaryPart[] {
  return Object.entries(listing).flatMap(([unit, entries]) => {
    if (visitor.isTester) return [];
    const canaries = entries.filter((entry) => isRunningCanary(entry) && fits(entry.extras?.audience, visitor));
    const index = canaries.findIndex((entry) => isInShare(unit, entry, visitor));
    const own = canaries[index] ?? findDefaultEntry(entries);
    const version = versions[unit]?.metadata.version;
    if (version === undefined || version !== own?.metadata.version) return [];
    // Whom the first canary leaves the second one may have: of those after his own he was never asked.
    const asked = index < 0 ? canaries : canaries.slice(0, index + 1);
    return asked.map(({ metadata, deployment }) => ({
      unit,
      canary: metadata.version,
      share: deployment?.traffic ?? 0,
      version,
    }));
  });
}
