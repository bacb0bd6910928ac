import { type Audience, type Discovery, type DiscoveryEntry, findDefaultEntry } from '@odeta/contracts';
import { isRetired, retire, retiredBefore, withoutExpired } from '@odeta/delivery/releases/retired';
import { stopCanary } from '@odeta/delivery/releases/stop-canary';
import { StartFailure } from '@odeta/workspace/failure';
import { REFUSED } from './exit-codes.ts';

/** The visitors of a version that is not for everyone. */
export interface Share {
  /** Percent from 0 to 100; 0 is for testers who request the version. */
  traffic: number;
  audience?: Audience | undefined;
}

/**
 * Makes a version the default, or with a share a canary beside the default. Versions of other units stay unchanged; returns the same
 * document if there is nothing to change.
 */
export function listVersion(document: Discovery, unit: string, entry: DiscoveryEntry, share?: Share): Discovery {
  const { version } = entry.metadata;
  const now = Date.now();
  const entries = withoutExpired(document.microFrontends[unit] ?? [], now);
  const current = findDefaultEntry(entries);
  const others = entries.filter((other) => other.metadata.version !== version);
  if (!share) {
    if (current?.metadata.version === version) return document;
    const kept = others.filter((other) => other !== current);
    const replaced = current ? retire(current, now) : [];
    return withEntries(document, unit, [withFallback(entry, current), ...kept, ...replaced]);
  }
  if (!current)
    throw new StartFailure(
      `Nothing of ${unit} is live: its first version is for everyone, without --traffic.`,
      REFUSED,
    );
  if (current.metadata.version === version)
    throw new StartFailure(`${unit}@${version} is what everyone has already: there is nothing to share.`, REFUSED);
  const sum = others.reduce((total, other) => total + (other === current ? 0 : trafficOf(other)), share.traffic);
  if (sum > 100) throw new StartFailure(`The canaries of ${unit} would have ${sum} % of the traffic.`, REFUSED);
  return withEntries(document, unit, [...others, asCanary(withFallback(entry, current), share)]);
}

/**
 * Makes a canary the default.
 * @throws {StartFailure} if there is none, or there are several and none is named.
 */
export function promoteVersion(document: Discovery, unit: string, version?: string): Discovery {
  const canaries = canariesOf(document, unit);
  const named = canaries.filter(({ metadata }) => version === undefined || metadata.version === version);
  const [entry, ...more] = named;
  if (!entry) {
    const which = version === undefined ? 'no canary' : `no canary ${version}`;
    throw new StartFailure(`There is nothing to promote: ${unit} has ${which}.`, REFUSED);
  }
  if (more.length > 0) throw new StartFailure(`${unit} has several canaries: ${listed(named)}. Name one.`, REFUSED);
  return listVersion(document, unit, forEveryone(entry));
}

/**
 * Sets the traffic of canaries to 0: testers can still request them.
 * @throws {StartFailure} if there is none.
 */
export function stopCanaries(document: Discovery, unit: string, version?: string): Discovery {
  const canaries = canariesOf(document, unit).filter(
    ({ metadata }) => version === undefined || metadata.version === version,
  );
  if (canaries.length === 0)
    throw new StartFailure(`There is nothing to stop: ${unit} has no canary${version ? ` ${version}` : ''}.`, REFUSED);
  return canaries.reduce((stopped, { metadata }) => stopCanary(stopped, unit, metadata.version), document);
}

/**
 * Makes an earlier version the default again. The current default and versions between the two are no longer listed: purchases that started
 * with them continue with the earlier version.
 */
export function rollBackTo(document: Discovery, unit: string, entry: DiscoveryEntry): Discovery {
  const current = findDefaultEntry(document.microFrontends[unit]);
  if (current?.metadata.version === entry.metadata.version)
    throw new StartFailure(`${unit}@${entry.metadata.version} is what everyone has already.`, REFUSED);
  const { version } = entry.metadata;
  const entries = withoutExpired(document.microFrontends[unit] ?? [], Date.now());
  const canaries = entries.filter(
    (other) => other !== current && other.metadata.version !== version && !isRetired(other),
  );
  return withEntries(document, unit, [forEveryone(entry), ...canaries, ...retiredBefore(entries, version)]);
}

/** A version that everyone had before: `edge` gives it to visitors without a trial. */
export const asFormer = ({ extras, ...entry }: DiscoveryEntry): DiscoveryEntry => ({
  ...entry,
  ...(extras && { extras: { ...extras, wasLive: true } }),
});

/** An entry whose fallback is no longer in the store. */
export function withoutFallback({ fallbackUrl: _, extras, ...entry }: DiscoveryEntry): DiscoveryEntry {
  return { ...entry, ...(extras && { extras: { ...extras, fallback: undefined } }) };
}

/** The same document with another default version, as if a canary had been promoted. */
export const asDefault = (document: Discovery, unit: string, entry: DiscoveryEntry): Discovery =>
  withEntries(document, unit, [forEveryone(entry)]);

const trafficOf = ({ deployment }: DiscoveryEntry) => deployment?.traffic ?? 100;

const canariesOf = ({ microFrontends }: Discovery, unit: string) =>
  (microFrontends[unit] ?? []).filter((entry) => entry.deployment?.default === false && !isRetired(entry));

const listed = (entries: readonly DiscoveryEntry[]) => entries.map(({ metadata }) => metadata.version).join(', ');

const withEntries = (document: Discovery, unit: string, entries: DiscoveryEntry[]): Discovery => ({
  ...document,
  microFrontends: { ...document.microFrontends, [unit]: entries },
});

function withFallback(entry: DiscoveryEntry, before: DiscoveryEntry | undefined): DiscoveryEntry {
  if (!before?.extras || !entry.extras) return entry;
  const { version, integrity } = before.metadata;
  const fallback = { version, integrity, release: before.extras.release };
  return { ...entry, fallbackUrl: before.url, extras: { ...entry.extras, fallback } };
}

function asCanary(entry: DiscoveryEntry, { traffic, audience }: Share): DiscoveryEntry {
  const extras = entry.extras && { ...entry.extras, ...(audience && { audience }) };
  return { ...entry, deployment: { traffic, default: false }, ...(extras && { extras }) };
}

function forEveryone(entry: DiscoveryEntry): DiscoveryEntry {
  const { audience: _, ...extras } = entry.extras ?? {};
  const isKnown = 'release' in extras;
  return {
    ...entry,
    deployment: { traffic: 100, default: true },
    ...(isKnown && { extras: extras as DiscoveryEntry['extras'] }),
  };
}

/** What is listed stays as it is. @throws {StartFailure} */
export function signAnew(document: Discovery): Discovery {
  if (document.remotes || Object.keys(document.microFrontends).length > 0) return { ...document };
  throw new StartFailure('There is nothing to sign: no unit was released to this store.', REFUSED);
}
