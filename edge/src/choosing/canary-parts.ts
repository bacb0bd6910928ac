import type { VersionSet } from '@odeta/contracts';
import { findDefaultEntry } from '@odeta/contracts';
import { isRunningCanary } from '@odeta/delivery/releases/stop-canary';
import type { CanaryPart } from '@odeta/node/canary-cookie';
import { fits, type IsSetAside, isInShare, type Listing, type Visitor } from './choose-versions.ts';

/**
 * The canaries that a visitor is measured for: those whose audience includes the visitor, with the version that their bucket selects.
 * Visitors who get another version (pinned by a purchase, failed in their browser, requested by a tester) are not measured, so that the
 * groups differ by chance alone.
 */
export function canaryParts(listing: Listing, visitor: Visitor, versions: VersionSet): CanaryPart[] {
  return partsOf(listing, visitor, (unit, own) => versions[unit]?.metadata.version === own.metadata.version);
}

/** Canaries whose version the visitor would have got, had servers not set it aside: it counts as failed for them, too. */
export function lostParts(listing: Listing, visitor: Visitor, isSetAside: IsSetAside): CanaryPart[] {
  return partsOf(listing, visitor, isSetAside);
}

/** Canaries of a visitor for whom a release, such as `shell@1.5.0`, was chosen and failed before there was a page. */
export function brokenParts(listing: Listing, visitor: Visitor, release: string): CanaryPart[] {
  return partsOf(listing, visitor, (unit, own) => `${unit}@${own.metadata.version}` === release);
}

function partsOf(listing: Listing, visitor: Visitor, isCounted: IsSetAside): CanaryPart[] {
  return Object.entries(listing).flatMap(([unit, entries]) => {
    if (visitor.isTester) return [];
    const canaries = entries.filter((entry) => isRunningCanary(entry) && fits(entry.extras?.audience, visitor));
    const index = canaries.findIndex((entry) => isInShare(unit, entry, visitor));
    const own = canaries[index] ?? findDefaultEntry(entries);
    if (!own || !isCounted(unit, own)) return [];
    const { version } = own.metadata;
    // A visitor outside the first canary's share is tried for the next one; canaries after the selected one were not tried.
    const asked = index < 0 ? canaries : canaries.slice(0, index + 1);
    return asked.map(({ metadata, deployment }) => ({
      unit,
      canary: metadata.version,
      share: deployment?.traffic ?? 0,
      version,
    }));
  });
}
