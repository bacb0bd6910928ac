import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';

export interface AttemptLimits {
  /** After this many attempts each next one has to wait, twice as long every time. */
  free: number;
  /** After this many attempts all are refused for `blockSeconds`. */
  most: number;
  blockSeconds: number;
  /** After this time without an attempt, counting starts again. */
  forgetSeconds: number;
}

export interface Attempt {
  /** Attempts including this one; 0 when it is refused. */
  count: number;
  /** Seconds until the next attempt is allowed; 0 if it is allowed at once. */
  waitSeconds: number;
  isAllowed: boolean;
}

/** The first wait; it doubles with each attempt. */
const FIRST_WAIT_SECONDS = 2;

const keyOf = (...parts: string[]) => createHash('sha256').update(parts.join('|')).digest();

/**
 * Counts an attempt before it is made, in one statement, so that concurrent attempts in any process are all counted. An attempt that has to
 * wait is refused and not counted. The times are those of the statement: by `now()`, the start of the transaction, an attempt that began
 * first and came to the row second would have to wait for the other.
 */
export async function takeAttempt(db: Kysely<Database>, limits: AttemptLimits, ...key: string[]): Promise<Attempt> {
  const { free, most, blockSeconds, forgetSeconds } = limits;
  const begun = sql`case when a.last_at < clock_timestamp() - make_interval(secs => ${forgetSeconds}::int) then 1 else a.count + 1 end`;
  const { rows } = await sql<Pick<Row<'attempt'>, 'count'> & { waitSeconds: number }>`
    insert into attempt as a (key, count, last_at, blocked_until) values (${keyOf(...key)}, 1, clock_timestamp(), clock_timestamp())
    on conflict (key) do update set
      count = ${begun},
      last_at = clock_timestamp(),
      blocked_until = clock_timestamp() + make_interval(secs => case
        when ${begun} >= ${most}::int then ${blockSeconds}::int
        when ${begun} >= ${free}::int then ${FIRST_WAIT_SECONDS}::int * power(2, ${begun} - ${free}::int)::int
        else 0 end)
    where a.blocked_until <= clock_timestamp()
    returning a.count, ceil(extract(epoch from a.blocked_until - clock_timestamp()))::int as wait_seconds
  `.execute(db);
  const [taken] = rows;
  return taken ? { ...taken, isAllowed: true } : { count: 0, waitSeconds: await waitOf(db, key), isAllowed: false };
}

async function waitOf(db: Kysely<Database>, key: string[]) {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from blocked_until - clock_timestamp())))::int as seconds from attempt
    where key = ${keyOf(...key)}
  `.execute(db);
  return rows[0]?.seconds ?? 1;
}

/** Attempts since the last success. */
export async function countAttempts(db: Kysely<Database>, ...key: string[]): Promise<number> {
  const row = await db
    .selectFrom('attempt')
    .select('count')
    .where('key', '=', keyOf(...key))
    .executeTakeFirst();
  return row?.count ?? 0;
}

export async function forgetAttempts(db: Kysely<Database>, ...key: string[]): Promise<void> {
  await db
    .deleteFrom('attempt')
    .where('key', '=', keyOf(...key))
    .execute();
}
