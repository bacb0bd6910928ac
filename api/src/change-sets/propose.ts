import { createHash } from 'node:crypto';
import type { CountryCode } from '@odeta/contracts';
import type { ChangeSet, PartState, Proposal } from '@odeta/contracts/staff';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { liftLimits } from '../db/lift-limits.ts';
import { ApiError } from '../http/api-error.ts';
import { askForApproval } from './approval.repository.ts';
import { refusedFields } from './change-problem.ts';
import { findSets, findTimes, insertSet, lockChangeSets, type PartTimes } from './change-set.repository.ts';
import { type ComparedChange, compareChanges, isChange, writeChanges } from './compare-changes.ts';
import { countryOfEdition } from './entity-kind.ts';
import { type ParsedChange, parseChanges } from './parse-changes.ts';

export interface ProposeDeps {
  db: Kysely<Database>;
  now: () => Date;
}

export interface Proposed extends Proposal {
  author: string;
  /** A second person has to approve it before anything of it starts. */
  needsApproval?: boolean;
  /** The same request again has no further effect. */
  request: Request | null;
}

/** A request by its key, with a digest of what it asks for. */
export interface Request {
  key: string;
  digest: string;
}

/**
 * Writes, schedules or stores a change set: all of it, or with an `ApiError` nothing. `null`: nothing differed. A request with a key is
 * always recorded, so that sending it again, after somebody else has changed the same, changes nothing.
 */
export async function proposeChangeSet(deps: ProposeDeps, proposed: Proposed): Promise<ChangeSet | null> {
  const parsed = requireParsed(proposed);
  return inTurn(deps.db, async (trx) => {
    const { request } = proposed;
    const known = request && (await findRequest(trx, request));
    if (known) return known;
    const now = deps.now();
    const times = await requireTimes(trx, countriesOf(parsed), proposed, now);
    const compared = await compareChanges({ trx, now, isRestored: false }, parsed);
    const { isPreview = false } = proposed;
    const needsApproval = !isPreview && proposed.needsApproval === true;
    const state = stateOf({ ...proposed, needsApproval });
    const isAtOnce = state === 'applied';
    const kept = isAtOnce ? compared.filter(isChange) : compared;
    if (kept.length === 0 && !request) return null;
    const { author, reason } = proposed;
    const countries = countriesOf(kept);
    const parts = times.filter(({ country }) => countries.includes(country)).map((part) => ({ ...part, state }));
    const id = await insertSet(trx, { author, reason, now, undoes: null, isPreview, request, parts }, kept);
    if (needsApproval) await askForApproval(trx, id);
    if (isAtOnce) await writeChanges({ trx, now, isRestored: false }, kept);
    return requireSet(trx, id);
  });
}

/** What it would change. */
export async function validateChangeSet(deps: ProposeDeps, proposed: Proposal): Promise<ComparedChange[]> {
  const parsed = requireParsed(proposed);
  return inTurn(deps.db, async (trx) => {
    const now = deps.now();
    await requireTimes(trx, countriesOf(parsed), proposed, now);
    return (await compareChanges({ trx, now, isRestored: false }, parsed)).filter(isChange);
  });
}

/** In a transaction of its own, after all others of this kind. A large set takes longer than a request may otherwise. */
export const inTurn = <Result>(
  db: Kysely<Database>,
  work: (trx: Transaction<Database>) => Promise<Result>,
): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    await sql.raw(liftLimits('transaction')).execute(trx);
    await lockChangeSets(trx);
    return work(trx);
  });

function requireParsed({ changes: proposed }: Proposal): ParsedChange[] {
  const { changes, errors, rules } = parseChanges(proposed);
  if (Object.keys(errors).length > 0) throw refusedFields(errors, rules);
  return changes;
}

const stateOf = ({ isDraft, isPreview, needsApproval, from }: Proposed): PartState => {
  if (isDraft || isPreview || needsApproval) return 'draft';
  return from === undefined ? 'applied' : 'scheduled';
};

const countriesOf = (changes: readonly ParsedChange[]): CountryCode[] => [
  ...new Set(changes.map(({ country }) => countryOfEdition(country))),
];

/** Throws unless each part would start and end later, in this order. */
export async function requireTimes(
  trx: Transaction<Database>,
  countries: readonly CountryCode[],
  { from, until }: Pick<Proposal, 'from' | 'until'>,
  now: Date,
): Promise<PartTimes[]> {
  const times = await findTimes(trx, countries, { from: from ?? null, until: until ?? null });
  if (times.some(({ startsAt }) => startsAt && startsAt < now)) {
    throw refusedFields({ from: ['has passed'] }, { from: 'has-passed' });
  }
  if (times.some(({ startsAt, endsAt }) => endsAt && endsAt <= (startsAt ?? now))) {
    const isAlone = from === undefined;
    const words = isAlone ? 'has passed' : 'must be after from';
    throw refusedFields({ until: [words] }, { until: isAlone ? 'has-passed' : 'after-begin' });
  }
  return times;
}

/** The request of an author with an idempotency key; `null`: without one. */
export function requestOf(author: string, key: string | null, proposal: Proposal): Request | null {
  if (key === null) return null;
  const digest = createHash('sha256').update(JSON.stringify(proposal)).digest('base64url');
  return { key: `${author} ${key}`, digest };
}

/** The change set of an earlier request with this key. Throws if that has asked for something else. */
export async function findRequest(db: Kysely<Database>, { key, digest }: Request): Promise<ChangeSet | undefined> {
  const known = await db
    .selectFrom('changeSet')
    .select(['id', 'requestDigest'])
    .where('requestKey', '=', key)
    .executeTakeFirst();
  if (!known) return undefined;
  if (known.requestDigest !== digest) {
    throw new ApiError('idempotency-mismatch', { words: 'Another request had this idempotency key.' });
  }
  return requireSet(db, known.id);
}

export async function requireSet(db: Kysely<Database>, id: number): Promise<ChangeSet> {
  const [found] = await findSets(db, { id, most: 1 });
  if (!found) throw new ApiError('not-found');
  return found;
}
