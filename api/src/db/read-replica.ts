import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { type Repetition, repeat } from '../background/repeat.ts';
import { createReplicaAge } from './replica-age.ts';
import type { Database } from './schema.ts';

/** A replica of the database for reading what is the same for everyone. */
export interface ReadReplica {
  db: Kysely<Database>;
  pool: Pool;
  /** Whether it has everything that was committed longer ago than the limit, and has answered since its last failure. */
  isUsable(): boolean;
  /** Everything that was committed longer ago than this is in it. Infinite before the first answer. */
  ageSeconds(): number;
  /** It has not answered: it is not used until it does. */
  failed(): void;
  /** Compares it with the primary. Never rejects. */
  check(): Promise<void>;
}

export interface ReplicaOptions {
  replica: Pick<ReadReplica, 'db' | 'pool'>;
  primary: Pool;
  /** Seconds. */
  mostAge: number;
}

const CHECK_EVERY_MS = 1_000;
const written = `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position`;
/** `null` from a server that is no replica any more. */
const replayed = `select case when pg_is_in_recovery() then pg_wal_lsn_diff(pg_last_wal_replay_lsn(), '0/0')::bigint end as position`;

export function createReadReplica({ replica, primary, mostAge }: ReplicaOptions): ReadReplica {
  const age = createReplicaAge();
  const state = { isAnswering: false };

  async function compare() {
    const at = performance.now();
    const position = await positionOf(primary, written);
    if (position !== null) age.wrote(position, at);
    const reached = await positionOf(replica.pool, replayed);
    state.isAnswering = reached !== null;
    if (reached !== null) age.replayed(reached);
  }

  function ageSeconds() {
    const until = age.completeUntil();
    return until === null ? Number.POSITIVE_INFINITY : (performance.now() - until) / 1000;
  }

  return {
    ...replica,
    ageSeconds,
    isUsable: () => state.isAnswering && ageSeconds() <= mostAge,
    failed() {
      state.isAnswering = false;
    },
    check: () =>
      compare().catch(() => {
        state.isAnswering = false;
      }),
  };
}

/** Compares it with the primary every second, from now on. */
export function watchReplica(replica: ReadReplica): Repetition {
  void replica.check();
  return repeat(() => replica.check(), { everyMs: CHECK_EVERY_MS, onError: () => undefined });
}

async function positionOf(pool: Pool, text: string): Promise<number | null> {
  const { rows } = await pool.query<{ position: number | null }>(text);
  return rows[0]?.position ?? null;
}
