import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Codes of PostgreSQL (`disk_full`) and of the operating system. */
const fullCodes = new Set(['53100', 'ENOSPC']);
/** Milliseconds between a failed write and the next check for free space. */
const RETRY_AFTER = 10_000;

/** Whether writes fail because a disk is full. `select 1` does not show it: reads still work. */
export interface DiskState {
  /** Must be called with every failure. */
  notice(cause: unknown): void;
  isFull(): Promise<boolean>;
}

export const isDiskFull = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && fullCodes.has(String(cause.code));

/** `write` is called some time after a failed write, to check whether there is space again. */
export function createDiskState(write: () => Promise<unknown>, now: () => number = () => performance.now()): DiskState {
  const state: { failedAt: number | null } = { failedAt: null };

  function notice(cause: unknown) {
    if (isDiskFull(cause)) state.failedAt = now();
  }

  return {
    notice,
    async isFull() {
      if (state.failedAt === null) return false;
      if (now() - state.failedAt < RETRY_AFTER) return true;
      await write().then(() => {
        state.failedAt = null;
      }, notice);
      return state.failedAt !== null;
    },
  };
}

/** Writes a megabyte to the database's disk, in a temporary table. */
export const tryToWrite = (db: Kysely<Database>): Promise<unknown> =>
  db.transaction().execute(async (trx) => {
    await sql`create temporary table room_on_disk (filler text) on commit drop`.execute(trx);
    await sql`insert into room_on_disk select repeat('x', 1000) from generate_series(1, 1000)`.execute(trx);
  });
