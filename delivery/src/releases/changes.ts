import { DISCOVERY_SCHEMA, type Discovery, StoredDiscoverySchema } from '@odeta/contracts';
import * as v from 'valibot';
import { type Change, signChange, verifyChange } from './change.ts';
import type { SigningKey, TrustedKeys } from './keys.ts';
import { nextUnitList } from './next-unit-list.ts';
import { onlyStopsCanaries } from './stop-canary.ts';
import { type ReadableStore, StoreFailure, type WritableStore } from './store.ts';
import { type ForeignChange, foreignChanges } from './unknown-keys.ts';

const FOLDER = 'discovery/';
/** A number near the newest one, for the first read of a store. It is not signed: it only says where to start. */
const HINT = `${FOLDER}latest.json`;

export const fileOfChange = (number: number) => `${FOLDER}${String(number).padStart(8, '0')}.json`;

export interface NewestChange {
  /** The newest change with a valid signature; `null` if there is none after `after`. */
  change: Change | null;
  /** The highest number in use. */
  lastNumber: number;
  /** Why newer files were ignored. */
  refused: { number: number; cause: Error }[];
}

/**
 * Reads the changes after number `after`; when there are none, that is one request.
 * @throws {Error} if the store cannot be reached.
 */
export async function findNewestChange(store: ReadableStore, keys: TrustedKeys, after = 0): Promise<NewestChange> {
  const found = await findFrom(store, keys, after > 0 ? after + 1 : await readHint(store));
  // The hint may be wrong; then it starts from 1.
  const best = found.change || after > 0 ? found : await findFrom(store, keys, 1);
  return { ...best, change: best.change && (await withListOfBefore(store, keys, best.change)) };
}

/** How many changes without a list of units are looked through: only commands from before the list write such changes. */
const MAX_WITHOUT_LIST = 20;

async function withListOfBefore(store: ReadableStore, keys: TrustedKeys, change: Change): Promise<Change> {
  if (change.unitList) return change;
  const last = Math.max(1, change.number - MAX_WITHOUT_LIST);
  for (let number = change.number - 1; number >= last; number -= 1) {
    const before = await findChange(store, keys, number).catch(() => null);
    if (!before?.unitList) continue;
    const { unitList, listNumber, document } = before;
    return { ...change, unitList, listNumber, document: { ...change.document, remotes: document.remotes } };
  }
  return change;
}

async function findFrom(store: ReadableStore, keys: TrustedKeys, first: number) {
  const found: NewestChange = { change: null, lastNumber: first - 1, refused: [] };
  for (let number = first; await take(number); number += 1) found.lastNumber = number;
  return found;

  async function take(number: number) {
    const bytes = await store.find(fileOfChange(number));
    if (!bytes) return false;
    try {
      found.change = await verifyInTurn(store, keys, { bytes, number, before: found.change });
      found.refused = [];
    } catch (error) {
      found.refused.push({ number, cause: error as Error });
    }
    return true;
  }
}

/** One change; `null` if there is no such number. @throws {Error} if its signature is not valid. */
export async function findChange(store: ReadableStore, keys: TrustedKeys, number: number): Promise<Change | null> {
  const bytes = number > 0 ? await store.find(fileOfChange(number)) : null;
  return bytes && verifyInTurn(store, keys, { bytes, number, before: null });
}

/** Whether a stop-only key may sign a change depends on the previous change; `null` if that was not read yet. */
async function verifyInTurn(
  store: ReadableStore,
  keys: TrustedKeys,
  { bytes, number, before }: { bytes: Buffer; number: number; before: Change | null },
): Promise<Change> {
  const { change, mayOnlyStop } = verifyChange(bytes, number, keys);
  if (!mayOnlyStop) return change;
  const former = before ?? (await findGoodBefore(store, keys, number));
  if (former && onlyStopsCanaries(former.document, change.document)) return change;
  throw new Error('its key may only stop canaries');
}

async function findGoodBefore(store: ReadableStore, keys: TrustedKeys, number: number): Promise<Change | null> {
  if (number <= 1) return null;
  const found = await findChange(store, keys, number - 1).catch(() => null);
  return found ?? findGoodBefore(store, keys, number - 1);
}

async function readHint(store: ReadableStore) {
  const HintSchema = v.pipe(
    v.string(),
    v.parseJson(),
    v.object({ number: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  );
  const result = v.safeParse(HintSchema, (await store.find(HINT))?.toString('utf8'));
  return result.success ? result.output.number : 1;
}

export interface Commit extends Pick<Change, 'author' | 'command' | 'reason' | 'origin' | 'incident'> {
  /** Makes the new document from the current one; returns the same object for no change. It may be called several times. */
  edit(document: Discovery): Discovery | Promise<Discovery>;
  /** Signs the list of units anew, if the keys may do that. */
  renewsList?: boolean;
  /** Builds on the newest readable change even if somebody with an accepted key has made later ones: after that key was given up. */
  givesUpOthers?: boolean;
  /** Receives changes with unknown keys that are not built upon. */
  onIgnored?(changes: readonly ForeignChange[]): void;
}

interface CommitKeys {
  key: SigningKey;
  /** For the list of units. */
  platformKey?: SigningKey | undefined;
  keys: TrustedKeys;
}

/**
 * Commits the next change. The first to create a number gets it; the others read the changes that they missed and apply their edit
 * again. So no change of another team is lost, and no lock can be left behind.
 * @returns `null` if nothing was to be changed.
 */
export async function commitChange(
  store: WritableStore,
  { key, platformKey, keys }: CommitKeys,
  { edit, renewsList = false, givesUpOthers = false, onIgnored, ...said }: Commit,
): Promise<Change | null> {
  for (;;) {
    const found = await findNewestChange(store, keys);
    const { change: newest, lastNumber } = found;
    const { needed, ignored } = foreignChanges(found);
    if (needed && !(givesUpOthers && newest))
      throw new StoreFailure(`Change ${needed.number} cannot be built upon: ${needed.cause.message}.`);
    onIgnored?.(ignored);
    const before: Discovery = newest?.document ?? { schema: DISCOVERY_SCHEMA, microFrontends: {} };
    const edited = await edit(before);
    if (edited === before) return null;
    const { remotes, ...document } = edited;
    const signers = [key, ...(platformKey ? [platformKey] : [])];
    const unitList = nextUnitList(newest, remotes, { signers, keys, renewsList });
    const time = new Date().toISOString();
    const change: Change = {
      ...said,
      number: lastNumber + 1,
      time,
      keys: [...keys.keys()],
      document: v.parse(StoredDiscoverySchema, document),
      ...(unitList && { unitList }),
    };
    if (!(await store.create(fileOfChange(change.number), signChange(change, key)))) continue;
    await store.replace(HINT, Buffer.from(JSON.stringify({ number: change.number })));
    return { ...change, document: edited };
  }
}
