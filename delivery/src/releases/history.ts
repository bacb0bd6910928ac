import { DISCOVERY_SCHEMA, type Discovery, type DiscoveryEntry, findDefaultEntry } from '@odeta/contracts';
import type { Change } from './change.ts';
import { findChange, findNewestChange } from './changes.ts';
import type { TrustedKeys } from './keys.ts';
import type { ReadableStore } from './store.ts';

/** The changes of a store, newest first. Changes without a valid signature are skipped. */
export async function* readHistory(store: ReadableStore, keys: TrustedKeys): AsyncGenerator<Change> {
  const { change } = await findNewestChange(store, keys);
  if (!change) return;
  yield change;
  for (let number = change.number - 1; number > 0; number -= 1) {
    const earlier = await findChange(store, keys, number).catch(() => null);
    if (earlier) yield earlier;
  }
}

export interface Step {
  change: Change;
  before: Discovery;
}

export async function* readSteps(store: ReadableStore, keys: TrustedKeys): AsyncGenerator<Step> {
  let later: Change | undefined;
  for await (const change of readHistory(store, keys)) {
    if (later) yield { change: later, before: change.document };
    later = change;
  }
  if (later) yield { change: later, before: { schema: DISCOVERY_SCHEMA, microFrontends: {} } };
}

/** The change that last modified an entry. */
export async function findListing(
  store: ReadableStore,
  keys: TrustedKeys,
  { unit, entry }: { unit: string; entry: DiscoveryEntry },
): Promise<Change | null> {
  const text = JSON.stringify(entry);
  let since: Change | null = null;
  for await (const change of readHistory(store, keys)) {
    const listed = change.document.microFrontends[unit] ?? [];
    if (!listed.some((other) => JSON.stringify(other) === text)) break;
    since = change;
  }
  return since;
}

/** The entry of a version from the last time when everyone got it, with its fallback at that time. */
export async function findEarlierDefault(
  store: ReadableStore,
  keys: TrustedKeys,
  { unit, version }: { unit: string; version: string },
): Promise<DiscoveryEntry | null> {
  for await (const { document } of readHistory(store, keys)) {
    const entry = findDefaultEntry(document.microFrontends[unit]);
    if (entry?.metadata.version === version) return entry;
  }
  return null;
}
