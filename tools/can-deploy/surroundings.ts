import { type Discovery, type DiscoveryEntry, fallbackEntry, findDefaultEntry } from '@odeta/contracts';
import { isRetired } from '@odeta/releases/retired';
import type { ReadableStore } from '@odeta/releases/store';
import { type KnownVersion, readVersion } from './known-version.ts';

/** Whether visitors get it, and not testers alone. */
export const isShared = (entry: DiscoveryEntry) =>
  !isRetired(entry) && ((entry.deployment?.default ?? true) || (entry.deployment?.traffic ?? 100) > 0);

interface Asked {
  unit: string;
  version: string;
  /** Of one that is not listed: how it was listed when it last was everyone's. */
  earlier?: DiscoveryEntry | null;
}

/** What visitors have beside a version, once a document holds. `before` is what holds until then. */
export async function readSurroundings(
  store: ReadableStore,
  { before, after }: { before: Discovery; after: Discovery },
  { unit, version, earlier }: Asked,
) {
  const others = Object.entries(after.microFrontends).filter(([name]) => name !== unit);
  const live = others.flatMap(([name, entries]) => entries.filter(isShared).map((entry) => ({ name, entry })));
  const fallbacks = live.flatMap(({ name, entry }) => {
    const fallback = fallbackEntry(entry);
    return fallback ? [{ name, entry: fallback }] : [];
  });
  const replaced = findDefaultEntry(before.microFrontends[unit])?.metadata.version;
  const listed = findListed(after, unit, version) ?? earlier;
  // A version that is not listed yet gets as its fallback the one in whose place it comes.
  const fallback = listed ? fallbackEntry(listed)?.metadata.version : replaced;
  const read = async (name: string | undefined) =>
    name === undefined || name === version ? null : readVersion(store, unit, name);
  return {
    before: await read(replaced === version ? fallback : replaced),
    fallback: await read(fallback),
    live: await readAll(store, live),
    fallbacks: await readAll(store, fallbacks),
  };
}

/** How a document lists a version of a unit. */
export const findListed = ({ microFrontends }: Discovery, unit: string, version: string): DiscoveryEntry | undefined =>
  microFrontends[unit]?.find(({ metadata }) => metadata.version === version);

/** Versions that only purchases have which began with them. */
export function readPinned(store: ReadableStore, { microFrontends }: Discovery): Promise<KnownVersion[]> {
  const entries = Object.entries(microFrontends).flatMap(([name, list]) =>
    list.filter(isRetired).map((entry) => ({ name, entry })),
  );
  return readAll(store, entries);
}

/** Every version that somebody may still have: also testers, purchases that began with it, and those for whom another one fails. */
export function readAllListed(store: ReadableStore, { microFrontends }: Discovery): Promise<KnownVersion[]> {
  const entries = Object.entries(microFrontends).flatMap(([name, list]) =>
    list.flatMap((entry) => [entry, fallbackEntry(entry)].flatMap((one) => (one ? [{ name, entry: one }] : []))),
  );
  return readAll(store, entries);
}

async function readAll(store: ReadableStore, listed: readonly { name: string; entry: DiscoveryEntry }[]) {
  const named = new Map(listed.map(({ name, entry }) => [`${name}@${entry.metadata.version}`, { name, entry }]));
  return Promise.all([...named.values()].map(({ name, entry }) => readVersion(store, name, entry.metadata.version)));
}
