import type { ChangeSet, Proposal } from '@odeta/contracts/staff';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { notPossible } from '../staff/staff-problem.ts';
import { findApproval } from './approval.repository.ts';
import { findChangesOf, findParts, insertSet, type StoredChange, setPart } from './change-set.repository.ts';
import { compareChanges, isChange, writeChanges } from './compare-changes.ts';
import { countryOfEdition } from './entity-kind.ts';
import { kindOf } from './kind-list.ts';
import type { ParsedChange } from './parse-changes.ts';
import { inTurn, type ProposeDeps, requireSet, requireTimes } from './propose.ts';
import { versionOf } from './value-version.ts';

interface Act {
  id: number;
  author: string;
}

/**
 * Sets the former values by a new change set, unless somebody has changed one of them since; what has not started is cancelled. Undoing
 * twice changes nothing more. The new set can be undone in turn.
 */
export async function undoChangeSet(
  deps: ProposeDeps,
  { id, author, reason }: Act & { reason?: string | undefined },
): Promise<ChangeSet> {
  return inTurn(deps.db, async (trx) => {
    const now = deps.now();
    const { undoneBy, ...undone } = await requireSet(trx, id);
    if (undoneBy !== null) return requireSet(trx, undoneBy);
    const parts = await findParts(trx, id);
    const applied = parts.filter(({ state }) => state === 'applied').map(({ country }) => country);
    await cancelWaiting(trx, id, parts);
    if (applied.length === 0) {
      if (!parts.some(isWaiting))
        throw notPossible('nothing-to-undo', 'There is nothing to undo: it has not been applied, or has ended.');
      return requireSet(trx, id);
    }
    const changes = (await findChangesOf(trx, id)).filter((one) => applied.includes(countryOfEdition(one.country)));
    const context = { trx, now, isRestored: true };
    const compared = (await compareChanges(context, changes.map(backOf))).filter(isChange);
    const backParts = applied.map((country) => ({
      ...{ country, startsAt: null, endsAt: null },
      state: 'applied' as const,
    }));
    const set = { author, reason: reason ?? `Undoes ${id}: ${undone.reason}`.slice(0, 500), now, undoes: id };
    const undoing = await insertSet(trx, { ...set, request: null, parts: backParts }, compared);
    await writeChanges(context, compared);
    for (const country of applied) await setPart(trx, { changeSetId: id, country }, { state: 'undone', endedAt: now });
    return requireSet(trx, undoing);
  });
}

/** The change that brings the former value back, if the value is still the one that was written. */
export function backOf({ kind, country, key, before, after }: StoredChange): ParsedChange {
  const entity = kindOf(kind);
  return { entity, kind, country, key, after: before, version: versionOf(entity, after), path: `${kind}.${key}` };
}

/** The change as its author has drafted it: refused when somebody has changed its value since. */
export function draftOf(change: StoredChange): ParsedChange {
  const entity = kindOf(change.kind);
  return { ...change, entity, version: versionOf(entity, change.before), path: `${change.kind}.${change.key}` };
}

/** Cancels what has not started. */
export async function cancelChangeSet(deps: ProposeDeps, { id }: Pick<Act, 'id'>): Promise<ChangeSet> {
  return inTurn(deps.db, async (trx) => {
    await requireSet(trx, id);
    const parts = await findParts(trx, id);
    if (!parts.some(isWaiting)) throw notPossible('nothing-waits', 'Nothing of it waits for its start.');
    await cancelWaiting(trx, id, parts);
    return requireSet(trx, id);
  });
}

type FoundPart = Awaited<ReturnType<typeof findParts>>[number];

const isWaiting = ({ state }: FoundPart) => state === 'draft' || state === 'scheduled';

async function cancelWaiting(trx: Transaction<Database>, changeSetId: number, parts: readonly FoundPart[]) {
  for (const { country } of parts.filter(isWaiting)) {
    await setPart(trx, { changeSetId, country }, { state: 'cancelled' });
  }
}

/**
 * Applies a draft, or schedules it if it has a time: its own, or another one that is named. Refused when somebody has changed one of its
 * values since it was written.
 */
export async function applyDraft(
  deps: ProposeDeps,
  { id, ...times }: Pick<Act, 'id'> & Pick<Proposal, 'from' | 'until'>,
): Promise<ChangeSet> {
  return inTurn(deps.db, async (trx) => {
    const now = deps.now();
    await requireSet(trx, id);
    if ((await findApproval(trx, id))?.state === 'waiting')
      throw notPossible('waits-for-approval', 'It waits for an approval.');
    if (times.from !== undefined || times.until !== undefined) await setTimes(trx, id, times, now);
    await applyWaiting(trx, id, now);
    return requireSet(trx, id);
  });
}

async function setTimes(
  trx: Transaction<Database>,
  changeSetId: number,
  times: Pick<Proposal, 'from' | 'until'>,
  now: Date,
): Promise<void> {
  const drafts = (await findParts(trx, changeSetId)).filter(({ state }) => state === 'draft');
  const countries = drafts.map(({ country }) => country);
  for (const { country, ...own } of await requireTimes(trx, countries, times, now)) {
    await setPart(trx, { changeSetId, country }, own);
  }
}

export async function applyWaiting(trx: Transaction<Database>, id: number, now: Date): Promise<void> {
  if ((await requireSet(trx, id)).isPreview) throw notPossible('only-shown', 'It is only shown, and never starts.');
  const parts = (await findParts(trx, id)).filter(({ state }) => state === 'draft');
  if (parts.length === 0) throw notPossible('no-draft', 'It is no draft.');
  if (parts.some(({ endsAt }) => endsAt && endsAt <= now)) throw notPossible('time-passed', 'Its time has passed.');
  const context = { trx, now, isRestored: false };
  const compared = await compareChanges(context, (await findChangesOf(trx, id)).map(draftOf));
  const isDue = ({ startsAt }: FoundPart) => startsAt === null || startsAt <= now;
  const due = parts.filter(isDue).map(({ country }) => country);
  await writeChanges(
    context,
    compared.filter(({ country }) => due.includes(countryOfEdition(country))),
  );
  for (const part of parts) {
    await setPart(trx, part, isDue(part) ? { state: 'applied', appliedAt: now } : { state: 'scheduled' });
  }
}
