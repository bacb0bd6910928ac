import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { type Migration, type MigrationInfo, Migrator } from 'kysely/migration';
import pg from 'pg';
import { createStepTable, requireUnchanged, STEP_TABLE, saveChecksums } from './applied-steps.ts';
import type { DirectDatabase } from './database.ts';
import { liftLimits } from './lift-limits.ts';
import { adoptOlderSteps } from './older-steps.ts';
import type { NamingConfig } from './prepared-client.ts';
import { BASELINE, type SchemaStep, type SchemaSteps, schemaSteps } from './schema-steps.ts';

/** An arbitrary number, the same as in older releases. The lock keeps two instances from migrating at once. */
const MIGRATION_LOCK = 7_246_118;
/** Milliseconds between two attempts to get the lock. */
const AGAIN = 100;

/**
 * How long a statement of a step may wait for its lock, while all statements of the shop wait behind it. Then everything is undone and tried
 * again later.
 */
const LOCK_LIMIT_MS = 2_000;
const LOCK_ATTEMPTS = 60;
const LOCK_PAUSE_MS = 3_000;
/** SQLSTATE `lock_not_available`. */
const LOCKED = '55P03';

/** The first version with `unique nulls not distinct`. */
const OLDEST_POSTGRES = 15;

/**
 * Migrates the schema; several instances may call it at once. Steps that may share a transaction are applied all or none. Returns the names
 * of the applied steps.
 */
export async function migrate(
  target: Pick<DirectDatabase, 'options'>,
  steps: SchemaSteps = schemaSteps,
): Promise<string[]> {
  const database = openOneConnection(target);
  try {
    return await database.connection().execute(async (db) => {
      await requireVersion(db);
      await sql.raw(liftLimits('session')).execute(db);
      await sql.raw(`set lock_timeout = ${LOCK_LIMIT_MS}`).execute(db);
      await waitForLock(db);
      await createStepTable(db);
      const older = BASELINE in steps ? await adoptOlderSteps(db) : [];
      await requireUnchanged(db, steps);
      const taken = await takeAsLocksAllow(() => takeSteps(db, steps, older));
      await saveChecksums(db, steps);
      return taken;
    });
  } finally {
    await database.destroy();
  }
}

/** Outside the pool, because the lock and the limits belong to the connection and end with it. */
function openOneConnection({ options }: Pick<DirectDatabase, 'options'>) {
  const plain: NamingConfig = { namesStatements: false };
  const pool = new pg.Pool({ ...options, ...plain, max: 1, query_timeout: 0 });
  // A connection that breaks fails its statement; without a handler the error would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
}

async function requireVersion(db: Kysely<unknown>) {
  const { rows } = await sql<{ major: number }>`
    select current_setting('server_version_num')::int / 10000 as major
  `.execute(db);
  const major = rows[0]?.major ?? 0;
  if (major >= OLDEST_POSTGRES) return;
  throw Object.assign(new Error(`it is ${major}, and the shop needs ${OLDEST_POSTGRES} or newer`), {
    code: 'UNSUPPORTED',
  });
}

/**
 * Polls, because `create index concurrently` waits for all running statements: another instance that waited inside PostgreSQL would cause a
 * deadlock.
 */
async function waitForLock(db: Kysely<unknown>) {
  const lock = sql<{ isOurs: boolean }>`select pg_try_advisory_lock(${sql.lit(MIGRATION_LOCK)}) as "isOurs"`;
  while (!(await lock.execute(db)).rows[0]?.isOurs) await pause(AGAIN);
}

/** Returns the names of all steps that were applied, also by attempts that stopped at a lock. */
async function takeAsLocksAllow(take: () => Promise<Taken>): Promise<string[]> {
  const names: string[] = [];
  for (let attempt = 1; ; attempt += 1) {
    const { taken, failure } = await take();
    names.push(...taken);
    if (failure === null) return names;
    if (attempt === LOCK_ATTEMPTS || codeOf(failure) !== LOCKED) throw failure;
    await pause(LOCK_PAUSE_MS);
  }
}

const codeOf = (error: unknown) => (error as { code?: unknown }).code;

interface Taken {
  taken: string[];
  failure: unknown;
}

async function takeSteps(db: Kysely<unknown>, steps: SchemaSteps, older: readonly string[]): Promise<Taken> {
  const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(db);
  // Kysely refuses a database with steps that it does not know.
  const all = { ...Object.fromEntries(older.map((name) => [name, ''])), ...steps };
  const migrations = Object.fromEntries(Object.entries(all).map(([name, step]) => [name, migrationOf(step)]));
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    migrationTableName: STEP_TABLE,
    migrationLockTableName: `${STEP_TABLE}_lock`,
    migrationTableSchema: rows[0]?.schema,
    nameComparator: (a, b) => (a < b ? -1 : 1),
  });
  // A schema of a newer release has no pending steps either, so that an older release can start on it.
  const due = (await migrator.getMigrations()).filter(({ executedAt }) => executedAt === undefined);
  const taken: string[] = [];
  for (const { last, disableTransactions } of runsOf(due, steps)) {
    const { error, results = [] } = await migrator.migrateTo(last, { disableTransactions });
    if (error) return { taken, failure: error };
    taken.push(...results.map(({ migrationName }) => migrationName));
  }
  return { taken, failure: null };
}

const migrationOf = (step: SchemaStep): Migration => ({
  async up(db) {
    if (typeof step === 'function') await step(db);
    else if (typeof step === 'string') await sql.raw(step).execute(db);
    else await runConcurrently(db, step.withoutTransaction);
  },
});

/** Without a lock timeout: `create index concurrently` may wait a long time for older transactions, but blocks no other statement meanwhile. */
async function runConcurrently(db: Kysely<unknown>, statements: readonly string[]) {
  await sql.raw('set lock_timeout = 0').execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await sql.raw(`set lock_timeout = ${LOCK_LIMIT_MS}`).execute(db);
}

interface Run {
  last: string;
  disableTransactions: boolean;
}

/** Consecutive steps that share a transaction, or a single step that must not run in one. */
function runsOf(due: readonly MigrationInfo[], steps: SchemaSteps): Run[] {
  const isAlone = (info: MigrationInfo | undefined) => info !== undefined && typeof steps[info.name] === 'object';
  return due
    .filter((info, index) => index === due.length - 1 || isAlone(info) || isAlone(due[index + 1]))
    .map((info) => ({ last: info.name, disableTransactions: isAlone(info) }));
}
