import { type Discovery, type DiscoveryEntry, fallbackEntry, findDefaultEntry } from '@odeta/contracts';
import { isRetired } from '@odeta/delivery/releases/retired';
import type { ReadableStore } from '@odeta/delivery/releases/store';
import { type KnownVersion, readVersion } from './known-version.ts';

/** Whether visitors get it, not only testers. */
export const isShared = (entry: DiscoveryEntry) =>
  !isRetired(entry) && ((entry.deployment?.default ?? true) || (entry.deployment?.traffic ?? 100) > 0);

interface Asked {
  unit: string;
  version: string;
  /** For a version that is not listed: its entry when it was last the default. */
  earlier?: DiscoveryEntry | null;
}

/** The versions that visitors have together with a version once `after` is live. `before` is live until then. */
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
  // The fallback of a version that is not listed yet is the one that it replaces.
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

export const findListed = ({ microFrontends }: Discovery, unit: string, version: string): DiscoveryEntry | undefined =>
  microFrontends[unit]?.find(({ metadata }) => metadata.version === version);

/** Versions that are only used by purchases which started with them. */
export function readPinned(store: ReadableStore, { microFrontends }: Discovery): Promise<KnownVersion[]> {
  const entries = Object.entries(microFrontends).flatMap(([name, list]) =>
    list.filter(isRetired).map((entry) => ({ name, entry })),
  );
  return readAll(store, entries);
}

/** Every version that somebody may still have, including testers, purchases that started with it, and fallbacks. */
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
