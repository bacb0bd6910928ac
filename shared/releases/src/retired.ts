import type { DiscoveryEntry } from '@odeta/contracts';
import { VERSION_SET_SECONDS } from '@odeta/node/version-set';

/** Nobody gets it any more; purchases that began with it keep it. */
export const isRetired = ({ extras }: DiscoveryEntry): boolean => extras?.retiredAt !== undefined;

/** A version in whose place a newer one was listed. */
export function retire({ extras, ...entry }: DiscoveryEntry, now: number): DiscoveryEntry[] {
  if (!extras) return [];
  const { audience: _, ...remaining } = extras;
  const retiredAt = new Date(now).toISOString();
  return [{ ...entry, deployment: { traffic: 0, default: false }, extras: { ...remaining, retiredAt } }];
}

/** Without those whose last purchase is over: no set of versions lasts longer than its cookie. */
export function withoutExpired(entries: readonly DiscoveryEntry[], now: number): DiscoveryEntry[] {
  const isOver = (retiredAt: string) => Date.parse(retiredAt) + VERSION_SET_SECONDS * 1000 < now;
  return entries.filter(({ extras }) => extras?.retiredAt === undefined || !isOver(extras.retiredAt));
}

/** What is left when a version is put back: whatever came after it goes with the one that it replaces. */
export function retiredBefore(entries: readonly DiscoveryEntry[], version: string): DiscoveryEntry[] {
  const retired = entries.filter(isRetired);
  return retired.slice(
    0,
    Math.max(
      0,
      retired.findIndex(({ metadata }) => metadata.version === version),
    ),
  );
}
