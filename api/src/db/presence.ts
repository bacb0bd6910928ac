import { randomInt } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { DirectDatabase } from './database.ts';
import { keepConnection } from './own-connection.ts';

/** First key of the advisory locks with which processes show that they are alive; an arbitrary number. */
const PRESENT = 7_246_119;
const NUMBERS = 2 ** 31 - 1;

/**
 * Shows other instances that this process is alive, with a lock on a connection of its own: PostgreSQL releases it when the process ends,
 * even by a crash.
 */
export interface Presence {
  /** The number that other instances check; `null` while the lock is not held. */
  number(): number | null;
  close(): Promise<void>;
}

export function createPresence(database: DirectDatabase, onError: (error: unknown) => void): Presence {
  const own = randomInt(1, NUMBERS);
  const shown = { isHeld: false };
  const connection = keepConnection(database, {
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

/** Whether the process with the number in this column has died. `false` when there is no number, because then nobody can tell. */
export const hasDied = (column: RawBuilder<unknown>): RawBuilder<boolean> => sql<boolean>`(
  ${column} is not null and not exists (
    select from pg_locks
    where locktype = 'advisory' and granted and objsubid = 2 and classid = ${sql.lit(PRESENT)} and objid = ${column}::oid
      and database = (select oid from pg_database where datname = current_database())
  )
)`;
