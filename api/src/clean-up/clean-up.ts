import type { Kysely } from 'kysely';
import { type Repetition, repeat } from '../background/repeat.ts';
import type { Database } from '../db/database.ts';
import { type Deletion, deletions, takeCleanUpLock } from './clean-up.repository.ts';

/** Rows per transaction, few enough to block nobody. */
const BATCH = 1000;
const EVERY_MS = 3_600_000;

export type Deleted = Record<keyof typeof deletions, number>;

export interface CleanUpLimits {
  batch?: number;
  /** After its abort no further batch starts; the rest is deleted by the next run. */
  signal?: AbortSignal;
}

/** Deletes expired data. While another instance cleans up, it does nothing. */
export async function cleanUp(db: Kysely<Database>, { batch = BATCH, signal }: CleanUpLimits = {}): Promise<Deleted> {
  const deleted: Deleted = {
    sessions: 0,
    guests: 0,
    saved: 0,
    removed: 0,
    wishes: 0,
    keys: 0,
    logs: 0,
    attempts: 0,
    tokens: 0,
    orderCodes: 0,
    challenges: 0,
    logInCodes: 0,
    rateCounts: 0,
    proofs: 0,
    notices: 0,
    emails: 0,
    sentEmails: 0,
    stockNotices: 0,
    pushes: 0,
    prepared: 0,
    stockPushes: 0,
    stockReports: 0,
    stockMovements: 0,
    messages: 0,
    canaryVisits: 0,
    previewSets: 0,
    pictures: 0,
    withdrawals: 0,
    orders: 0,
  };
  for (const kind of Object.keys(deletions) as (keyof Deleted)[]) {
    deleted[kind] = await deleteAll(db, deletions[kind], batch, signal);
  }
  return deleted;
}

async function deleteAll(db: Kysely<Database>, deleteSome: Deletion, batch: number, signal?: AbortSignal) {
  let total = 0;
  for (let some = batch; some === batch && !signal?.aborted; total += some) {
    some = await db.transaction().execute(async (trx) => ((await takeCleanUpLock(trx)) ? deleteSome(trx, batch) : 0));
  }
  return total;
}

export interface CleanUpOptions {
  everyMs?: number;
  onDone: (deleted: Deleted) => void;
  onError: (error: unknown) => void;
}

/** Cleans up repeatedly; the first time after `everyMs`, to keep the start of the server fast. */
export const startCleanUp = (
  db: Kysely<Database>,
  { everyMs = EVERY_MS, onDone, onError }: CleanUpOptions,
): Repetition => repeat(async (signal) => onDone(await cleanUp(db, { signal })), { everyMs, onError });
