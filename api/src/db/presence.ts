import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { Pool } from 'pg';
import { keepConnection } from './own-connection.ts';

/** Of the advisory locks by which processes show that they live; any number. */
const PRESENT = 7_246_119;
const NUMBERS = 2 ** 31 - 1;

/**
 * Shows every other instance that this process lives: a lock on a connection of its own, which ends with the process, however
 * that ends.
 */
export interface Presence {
  /** The number that others look for; `null` as long as the database does not know it. */
  number(): number | null;
  close(): Promise<void>;
}

export function createPresence(pool: Pick<Pool, 'options'>, onError: (error: unknown) => void): Presence {
  const own = randomInt(1, NUMBERS);
  const shown = { isHeld: false };
  const connection = keepConnection(pool, {
    onError,
    async onOpen(client) {
      await client.query('select pg_advisory_lock($1::integer, $2::integer)', [PRESENT, own]);
      shown.isHeld = true;
    },
    onEnd: () => {
      shown.isHeld = false;
    },
  });
  return { number: () => (shown.isHeld ? own : null), close: () => connection.close() };
}

/** Whether the process with the number in this column has died. Of one that left no number nobody knows. */
export const hasDied = (column: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${column} is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${sql.lit(PRESENT)} and objid = ${column}::oid
      and database = (select oid from pg_database where datname = current_database())
  )
)`;
