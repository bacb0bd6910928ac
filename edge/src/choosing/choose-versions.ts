import { createHash } from 'node:crypto';
import type { Audience, ClientKind, CountryCode, DiscoveryEntry, VersionSet } from '@odeta/contracts';
import { fallbackEntry, findDefaultEntry } from '@odeta/contracts';
import { isRunningCanary } from '@odeta/delivery/releases/stop-canary';
import type { Fits } from '../discovery/surfaces.ts';

export type Listing = Readonly<Record<string, readonly DiscoveryEntry[]>>;

export interface Visitor {
  /** Selects the shares of the traffic that the visitor is in. */
  bucketId: string;
  country: CountryCode;
  client: ClientKind;
  isTester: boolean;
  /** Versions that a tester requests, by unit. */
  requested: Readonly<Record<string, string>>;
  /** The versions that are pinned for the visitor's purchase, by unit; empty when there are none. */
  pinned: Readonly<Record<string, string>>;
}

export interface Choice {
  versions: VersionSet;
  /** The next version of each unit, used if the chosen one fails. */
  fallbacks: VersionSet;
}

/** Tells whether a version of a unit failed recently, on the server or in the visitor's browser. */
export type IsSetAside = (unit: string, entry: DiscoveryEntry) => boolean;

/**
 * Chooses one version of each unit: the one that a tester requests, the one pinned for the visitor's purchase, a canary by its audience and
 * share, or the default one. A version that is set aside is replaced by the default one, and that by its fallback. So is a remote's version
 * that needs something which the chosen shell does not have.
 */
export function chooseVersions(
  listing: Listing,
  visitor: Visitor,
  isSetAside: IsSetAside,
  fits: Fits = () => true,
): Choice {
  const choice: Choice = { versions: {}, fallbacks: {} };
  // The shell first: remotes have to fit it.
  const units = Object.entries(listing).toSorted(
    ([one], [other]) => Number(other === 'shell') - Number(one === 'shell'),
  );
  for (const [unit, entries] of units) {
    const general = findDefaultEntry(entries) ?? entries[0];
    const first =
      findVersion(entries, visitor.requested[unit]) ??
      findVersion(entries, visitor.pinned[unit]) ??
      findCanary(unit, entries, visitor) ??
      general;
    const candidates = [first, general, general && fallbackEntry(general), first && fallbackEntry(first)];
    const { shell } = choice.versions;
    const isUnfit = (entry: DiscoveryEntry) => unit !== 'shell' && shell !== undefined && !fits(shell, entry);
    const [chosen, ...others] = inOrder(candidates, (entry) => isSetAside(unit, entry) || isUnfit(entry));
    if (chosen) choice.versions[unit] = chosen;
    const next = others.find((entry) => !isUnfit(entry));
    if (next) choice.fallbacks[unit] = next;
  }
  return choice;
}

/** A listed version of a unit, or the fallback of a listed version. */
export function findVersion(entries: readonly DiscoveryEntry[], version: string | undefined) {
  if (version === undefined) return;
  const all = [...entries, ...entries.flatMap((entry) => fallbackEntry(entry) ?? [])];
  return all.find(({ metadata }) => metadata.version === version);
}

/** Each version once; those that should not be used come last. */
function inOrder(candidates: readonly (DiscoveryEntry | undefined)[], isBad: (entry: DiscoveryEntry) => boolean) {
  const known = candidates.filter((entry) => entry !== undefined);
  const all = known.filter(({ url }, index) => known.findIndex((other) => other.url === url) === index);
  return all.toSorted((one, other) => Number(isBad(one)) - Number(isBad(other)));
}

/**
 * The first canary whose share the visitor is in. Each version has buckets of its own: raising its share keeps everyone who has it, and the
 * next canary does not start with the same visitors.
 */
function findCanary(unit: string, entries: readonly DiscoveryEntry[], visitor: Visitor) {
  return entries.find(
    (entry) => isRunningCanary(entry) && fits(entry.extras?.audience, visitor) && isInShare(unit, entry, visitor),
  );
}

export const isInShare = (unit: string, { metadata, deployment }: DiscoveryEntry, { bucketId }: Visitor): boolean =>
  bucketOf(bucketId, `${unit}@${metadata.version}`) < (deployment?.traffic ?? 0);

/** From 0 to 100, evenly distributed over visitors and independent for each release. */
export function bucketOf(bucketId: string, release: string): number {
  const digest = createHash('sha256').update(`${bucketId} ${release}`).digest();
  return (digest.readUInt32BE() / 2 ** 32) * 100;
}

export function fits(
  { countries, clients, appFrom, testersOnly }: Audience = {},
  { country, client, isTester }: Visitor,
) {
  if (testersOnly && !isTester) return false;
  if (countries && !countries.includes(country)) return false;
  if (clients && !clients.includes(client.isApp ? 'app' : 'browser')) return false;
  return appFrom === undefined || (client.appVersion !== null && isAtLeast(client.appVersion, appFrom));
}

/** App versions have one to three numbers. */
function isAtLeast(version: string, least: string) {
  const [one, other] = [version, least].map((text) => [...text.split('.').map(Number), 0, 0]);
  for (const index of [0, 1, 2]) {
    const difference = (one?.[index] ?? 0) - (other?.[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

/** Whether any unit has a version for a part of the visitors: only then visitors need buckets. */
export const hasShares = (listing: Listing): boolean =>
  Object.values(listing).some((entries) => entries.some(isRunningCanary));
