import type { VersionSet } from '@odeta/contracts';
import { findDefaultEntry } from '@odeta/contracts';
import type { CanaryPart } from '@odeta/node/canary-cookie';
import { isRunningCanary } from '@odeta/releases/stop-canary';
import { fits, type IsSetAside, isInShare, type Listing, type Visitor } from './choose-versions.ts';

/**
 * The canaries that a visitor is measured for: those of whose audience he is, with the version that his bucket gives him. Who has another
 * one (for a purchase that has begun, since it failed here, as a tester) is measured for none, so that what is compared differs by chance
 * alone.
 */
export function canaryParts(listing: Listing, visitor: Visitor, versions: VersionSet): CanaryPart[] {
  return partsOf(listing, visitor, (unit, own) => versions[unit]?.metadata.version === own.metadata.version);
}

/** Those whose version the visitor would have, had servers not set it aside: it has failed for him, too. */
export function lostParts(listing: Listing, visitor: Visitor, isSetAside: IsSetAside): CanaryPart[] {
  return partsOf(listing, visitor, isSetAside);
}

function partsOf(listing: Listing, visitor: Visitor, isCounted: IsSetAside): CanaryPart[] {
  return Object.entries(listing).flatMap(([unit, entries]) => {
    if (visitor.isTester) return [];
    const canaries = entries.filter((entry) => isRunningCanary(entry) && fits(entry.extras?.audience, visitor));
    const index = canaries.findIndex((entry) => isInShare(unit, entry, visitor));
    const own = canaries[index] ?? findDefaultEntry(entries);
    if (!own || !isCounted(unit, own)) return [];
    const { version } = own.metadata;
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
