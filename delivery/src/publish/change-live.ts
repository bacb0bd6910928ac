import { DISCOVERY_SCHEMA, type Discovery } from '@odeta/contracts';
import type { Change } from '@odeta/delivery/releases/change';
import { commitChange, findNewestChange } from '@odeta/delivery/releases/changes';
import { type ReadableStore, StoreFailure, type WritableStore } from '@odeta/delivery/releases/store';
import { type ForeignChange, foreignChanges } from '@odeta/delivery/releases/unknown-keys';
import { StartFailure } from '@odeta/workspace/failure';
import { NO_KEY, NO_STORE, REFUSED } from './exit-codes.ts';
import type { TeamKeys } from './keys.ts';
import { findProblems, findUnlisted } from './usable.ts';

export interface LiveChange {
  command: string;
  author: string;
  reason?: string | undefined;
  origin?: string | undefined;
  /** Signs the list of units anew, if the keys may do that. */
  renewsList?: boolean;
  edit(document: Discovery): Discovery | Promise<Discovery>;
  /** Further documents that have to be usable, such as one in which a canary is the default. */
  alsoUsable?(document: Discovery): Discovery[];
  /** @throws if something that visitors have would break (`can-deploy/`). */
  ensure?(store: ReadableStore, before: Discovery, after: Discovery): Promise<void>;
  /** As of `commitChange`. */
  givesUpOthers?: boolean;
}

export interface TeamStore {
  store: WritableStore;
  team: TeamKeys;
}

/**
 * Changes what is live; if another command was faster, the edit is applied again to its result. A document that `edge` could not use is
 * never written.
 * @returns the change, or `null` if there is nothing to change.
 */
export function changeLive(
  { store, team }: TeamStore,
  { edit, alsoUsable, ensure, ...said }: LiveChange,
): Promise<Change | null> {
  return withStore(() =>
    commitChange(store, team, {
      ...said,
      onIgnored: nameIgnored,
      async edit(before) {
        const after = await edit(before);
        if (after === before) return before;
        await ensureUsable(store, before, [after, ...(alsoUsable?.(after) ?? [])]);
        await ensure?.(store, before, after);
        return after;
      },
    }),
  );
}

/** Computes what the command would change. */
export async function tryChange(
  reading: ReadableStore,
  team: TeamKeys,
  { edit, alsoUsable, ensure }: Pick<LiveChange, 'edit' | 'alsoUsable' | 'ensure'>,
) {
  const before = await readDocument(reading, team);
  const after = await edit(before);
  if (after === before) return { before, after };
  await ensureUsable(reading, before, [after, ...(alsoUsable?.(after) ?? [])]);
  await ensure?.(reading, before, after);
  return { before, after };
}

/**
 * The current document; an empty one in a new store.
 * @throws {StartFailure} if a newer one is signed with an unknown key that others accept, since then the live versions are not known.
 */
export async function readDocument(store: ReadableStore, { keys }: TeamKeys): Promise<Discovery> {
  const found = await withStore(() => findNewestChange(store, keys));
  const { change } = found;
  const { needed, ignored } = foreignChanges(found);
  if (needed) throw new StartFailure(`Change ${needed.number} cannot be read: ${needed.cause.message}.`, NO_KEY);
  nameIgnored(ignored);
  return change?.document ?? { schema: DISCOVERY_SCHEMA, microFrontends: {} };
}

function nameIgnored(changes: readonly ForeignChange[]) {
  for (const { number, cause } of changes) console.error(`Change ${number} is ignored: ${cause.message}.`);
}

async function ensureUsable(store: ReadableStore, before: Discovery, documents: readonly Discovery[]) {
  // While a store is being filled, it is only complete after its last unit, but each has to be listed.
  const isFilled = (await findProblems(store, before)).length === 0;
  const known = findUnlisted(before);
  for (const document of documents) {
    const all = isFilled ? await findProblems(store, document, before) : findUnlisted(document);
    const problems = all.filter((problem) => !known.includes(problem));
    if (problems.length > 0) throw new StartFailure(`It stays as it was: ${problems.join('; ')}.`, REFUSED);
  }
}

/** @throws {StartFailure} instead of a store's own errors. */
export async function withStore<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StoreFailure) throw new StartFailure(error.message, NO_KEY);
    const { code, message } = error as NodeJS.ErrnoException;
    if (error instanceof StartFailure || code === undefined) throw error;
    throw new StartFailure(`The release store cannot be used: ${message}.`, NO_STORE);
  }
}
