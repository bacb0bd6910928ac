import type { Pool } from 'pg';
import { repeat } from '../background/repeat.ts';

/** The time that all instances agree on. */
export type Clock = () => Date;

export interface DatabaseClock {
  now: Clock;
  stop(): Promise<void>;
}

const EVERY_MS = 10_000;

/**
 * The database's clock in this process. Deadlines are compared with it, because several machines write and read them, and the clock of one
 * may be minutes off. Between two readings it runs with the monotonic clock, which nobody sets.
 */
export async function openDatabaseClock(
  pool: Pick<Pool, 'query'>,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Promise<DatabaseClock> {
  const { least, most } = await measureOffset(pool);
  const state = { offset: (least + most) / 2 };
  const following = repeat(
    async () => {
      const now = await measureOffset(pool);
      state.offset = Math.min(Math.max(state.offset, now.least), now.most);
    },
    { everyMs, onError },
  );
  return { now: () => new Date(performance.now() + state.offset), stop: () => following.stop() };
}

/** The bounds of what has to be added to the monotonic clock, in milliseconds: the database read its clock between request and answer. */
async function measureOffset(pool: Pick<Pool, 'query'>): Promise<{ least: number; most: number }> {
  const asked = performance.now();
  const { rows } = await pool.query<{ time: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as time',
  );
  const answered = performance.now();
  const time = Number(rows[0]?.time);
  return { least: time - answered, most: time - asked };
}
