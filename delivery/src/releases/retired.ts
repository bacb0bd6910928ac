import type { DiscoveryEntry } from '@odeta/contracts';
import { VERSION_SET_SECONDS } from '@odeta/node/version-set';

/** No new visitor gets it; purchases that began with it continue with it. */
export const isRetired = ({ extras }: DiscoveryEntry): boolean => extras?.retiredAt !== undefined;

/** Marks a version as replaced by a newer one. */
export function retire({ extras, ...entry }: DiscoveryEntry, now: number): DiscoveryEntry[] {
  if (!extras) return [];
  const { audience: _, ...remaining } = extras;
  const retiredAt = new Date(now).toISOString();
  return [{ ...entry, deployment: { traffic: 0, default: false }, extras: { ...remaining, retiredAt } }];
}

/** Removes versions that no purchase can use any more: a set of versions lasts only as long as its cookie. */
export function withoutExpired(entries: readonly DiscoveryEntry[], now: number): DiscoveryEntry[] {
  const isOver = (retiredAt: string) => Date.parse(retiredAt) + VERSION_SET_SECONDS * 1000 < now;
  return entries.filter(({ extras }) => extras?.retiredAt === undefined || !isOver(extras.retiredAt));
}

/** The retired versions that remain when a version is restored: later ones are dropped together with the replaced version. */
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
