import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import { findChangesOf, keepFormer, type Part, type StoredChange, setPart } from './change-set.repository.ts';
import { type ComparedChange, compareChanges, isChange, readCurrent, writeChanges } from './compare-changes.ts';
import { nameOf, type WriteContext } from './entity-kind.ts';
import { kindOf } from './kind-list.ts';
import type { ParsedChange } from './parse-changes.ts';
import { inTurn, type ProposeDeps } from './propose.ts';
import { backOf } from './undo.ts';
import { isSameValue, versionOf } from './value-version.ts';

/** Parts that are started or ended in one run; further ones follow in the next. */
const MOST = 100;

/**
 * Starts and ends the parts of change sets that are due, the oldest moment first, each in its own transaction: several processes may call
 * it at once, and one that is killed leaves nothing half done. `onRefused`: a part could not start.
 */
export async function startAndEndDue(deps: ProposeDeps, onRefused: (error: Error) => void): Promise<number> {
  for (let done = 0; done < MOST; done += 1) {
    const now = deps.now();
    if (!(await findDue(deps.db, now))) return done;
    const refused = await inTurn(deps.db, async (trx) => {
      const due = await findDue(trx, now);
      if (!due) return null;
      return due.state === 'applied' ? endPart(trx, due, now) : startPart(trx, due, now);
    });
    if (refused !== null) onRefused(new Error(refused));
  }
  return MOST;
}

/** What ends comes before what starts at the same moment. */
async function findDue(db: Kysely<Database>, now: Date): Promise<Part | undefined> {
  const { rows } = await sql<Part>`
    select change_set_id, country, state, starts_at, ends_at from (
      select *, starts_at as due_at from change_part where state = 'scheduled'
      union all
      select *, ends_at as due_at from change_part where state = 'applied' and ends_at is not null
    ) p
    where due_at <= ${now}
    order by due_at, state, change_set_id, country
    limit 1
  `.execute(db);
  return rows[0];
}

/** Why it could not start; `null`: it has, or its time had passed. */
async function startPart(trx: Transaction<Database>, part: Part, now: Date): Promise<string | null> {
  if (part.endsAt && part.endsAt <= now) {
    await setPart(trx, part, { state: 'cancelled', note: 'Its time had passed before the shop could start it.' });
    return null;
  }
  const context = { trx, now, isRestored: false };
  const stored = await findChangesOf(trx, part.changeSetId, part.country);
  try {
    // Nothing has been written when this throws.
    const compared = await compareChanges(context, stored.map(startOf));
    await keepFormer(
      trx,
      compared.map(({ before }, index) => ({ id: stored[index]?.id ?? 0, before })),
    );
    await writeChanges(context, compared);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const note = `${error.details.words ?? error.code} ${JSON.stringify(error.details.validation ?? {})}`;
    await setPart(trx, part, { state: 'refused', note });
    return `Change set ${part.changeSetId} could not start in ${part.country}: ${note}`;
  }
  await setPart(trx, part, { state: 'applied', appliedAt: now });
  return null;
}

/** A list that is written as a whole must be as its author has seen it; anything else is set whatever it has become. */
export function startOf(change: StoredChange): ParsedChange {
  const entity = kindOf(change.kind);
  const version = entity.isWhole ? versionOf(entity, change.before) : undefined;
  return { ...change, entity, version, path: `${change.kind}.${change.key}` };
}

/** Brings the former values back; what somebody has changed since stays. */
async function endPart(trx: Transaction<Database>, part: Part, now: Date): Promise<null> {
  const context = { trx, now, isRestored: true };
  const stored = await findChangesOf(trx, part.changeSetId, part.country);
  const current = await readCurrent(trx, stored);
  const isUntouched = (change: StoredChange) =>
    isSameValue(kindOf(change.kind), current.get(nameOf(change)) ?? null, change.after);
  const { possible, impossible } = await findPossible(context, stored.filter(isUntouched));
  await writeChanges(context, possible.filter(isChange));
  const touched = stored.filter((change) => !isUntouched(change));
  for (const change of touched) await passOn(trx, change);
  const left = [...touched, ...impossible];
  const note =
    left.length > 0
      ? `Left as it is, because it was changed since or cannot be brought back: ${left.map(nameOf).join(', ')}`
      : '';
  await setPart(trx, part, { state: 'ended', endedAt: now, note: note.slice(0, 5000) });
  return null;
}

/** If one former value is not possible any more, such as a limit below the uses so far, the others are brought back all the same. */
async function findPossible(context: WriteContext, stored: readonly StoredChange[]) {
  const compare = (changes: readonly StoredChange[]) => unlessRefused(compareChanges(context, changes.map(backOf)));
  const all = await compare(stored);
  if (all) return { possible: all, impossible: [] };
  const possible: ComparedChange[] = [];
  const impossible: StoredChange[] = [];
  for (const change of stored) {
    const compared = await compare([change]);
    if (compared) possible.push(...compared);
    else impossible.push(change);
  }
  return { possible, impossible };
}

async function unlessRefused<Result>(work: Promise<Result>): Promise<Result | null> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** A later change that has replaced this value brings back what was before this one, when it is undone or ends in turn. */
async function passOn(trx: Transaction<Database>, ended: StoredChange): Promise<void> {
  const { rows } = await sql<StoredChange>`
    select c.id, c.kind, c.country, c.key, c.before, c.after
    from change c
    join change_part p on p.change_set_id = c.change_set_id and p.country = split_part(c.country, '-', 1)
    where c.kind = ${ended.kind} and c.country = ${ended.country} and c.key = ${ended.key}
      and c.id <> ${ended.id} and p.state = 'applied'
    order by p.applied_at desc, c.id desc
  `.execute(trx);
  const entity = kindOf(ended.kind);
  const later = rows.find(({ before }) => isSameValue(entity, before, ended.after));
  if (later) await keepFormer(trx, [{ id: later.id, before: ended.before }]);
}
