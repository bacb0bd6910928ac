import { CamelCasePlugin, Kysely, PostgresDialect, type Selectable } from 'kysely';
import pg from 'pg';
import { eachServer } from './database-hosts.ts';
import { createPreparedClient } from './prepared-client.ts';
import { createPrimaryFinder, type PrimaryFinder } from './primary-finder.ts';
import { createReadReplica, type ReadReplica } from './read-replica.ts';
import type { Database } from './schema.ts';

export type { Database } from './schema.ts';

/** A row of a table as it is read: `Pick<Row<'customer'>, 'id' | 'email'>` for a part of its columns. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

export interface ShopDatabase {
  db: Kysely<Database>;
  /** For what Kysely does not support. */
  pool: pg.Pool;
  /** For sessions of their own: locks, listeners, migrations. */
  direct: DirectDatabase;
  /** For reading what is the same for everyone, if there is one. */
  replica?: ReadReplica | null;
}

/** Connections past a pooler, each of which is one session. */
export interface DirectDatabase {
  options: pg.PoolConfig;
  primary: PrimaryFinder;
}

export interface DatabaseOptions {
  /** `postgres://user:password@host:5432/shop`; with several hosts, separated by commas, that of the primary is used. */
  url: string;
  /** For sessions of their own, if `url` leads to a pooler. */
  directUrl?: string | undefined;
  /** Of a replica. */
  readUrl?: string | undefined;
  /** Seconds that the replica may be behind. */
  mostAge?: number;
  /** Whether `url` leads to a pooler, which takes no settings of a session. */
  isPooled?: boolean;
  /** The schema of the tables; usually `public`, but a schema of its own for each test worker. */
  schema?: string;
  connections?: number;
  /** Milliseconds after which a connection that does not answer is closed; `0`: never. */
  answerLimitMs?: number;
}

/** PostgreSQL's limits for the statements of requests, in milliseconds. */
const limits = { statement_timeout: 20_000, lock_timeout: 10_000, idle_in_transaction_session_timeout: 30_000 };
/**
 * PostgreSQL overestimates the groups of facets, and with its default of 4 MB sorts all products of a large category three times instead of
 * hashing them.
 */
const memory = { work_mem: '16MB' };

/** The same for all connections of the shop's user, for a pooler; run by `migrate`. */
export const roleSettings = (): string[] =>
  Object.entries({ ...limits, ...memory }).map(
    ([name, value]) =>
      `do $$ begin execute format('alter role current_user in database %I set ${name} = %L', current_database(), '${value}'); end $$`,
  );
/** Longer than PostgreSQL's own limits: it matters only when PostgreSQL does not answer at all. */
const ANSWER_LIMIT_MS = 25_000;

/** In milliseconds. Shorter than those of the primary, which answers the request if the replica does not. */
const REPLICA_LIMITS = { connectionTimeoutMillis: 1_000, query_timeout: 5_000 };

/** Creates connection pools without connecting. */
export function openDatabase(options: DatabaseOptions): ShopDatabase {
  const { url, directUrl = url, readUrl, schema = 'public', answerLimitMs = ANSWER_LIMIT_MS, mostAge = 5 } = options;
  const searchPath = schema === 'public' ? 'public' : `${schema},public`;
  const settings = Object.entries({ search_path: searchPath, ...limits, ...memory });
  const common = {
    max: options.connections ?? 10,
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    connectionTimeoutMillis: 10_000,
    query_timeout: answerLimitMs,
    keepAlive: true,
    types: { getTypeParser },
  };
  const { options: _, ...withoutSettings } = common;
  const pooled = options.isPooled ? withoutSettings : common;
  const primary = createPrimaryFinder(url);
  const main = openPool({ ...pooled, ...serverOf(url, primary) });
  const directPrimary = directUrl === url ? primary : createPrimaryFinder(directUrl);
  const replica = readUrl ? openPool({ ...pooled, ...REPLICA_LIMITS, ...replicaOf(readUrl) }) : null;
  return {
    ...main,
    direct: { options: { ...common, ...serverOf(directUrl, directPrimary) }, primary: directPrimary },
    replica: replica && createReadReplica({ replica, primary: main.pool, mostAge }),
  };
}

/** The same database with other schemas, in whose order tables are found. For pools that are closed before the first one. */
export function openOtherSchemas({ options, primary }: DirectDatabase, schemas: readonly string[]): ShopDatabase {
  const own = { ...options, max: 4, options: `${options.options ?? ''} -c search_path=${schemas.join(',')}` };
  return { ...openPool(own), direct: { options: own, primary }, replica: null };
}

function openPool(options: pg.PoolConfig) {
  const pool = new pg.Pool(options);
  // A connection that breaks while it is idle, in the pool or between two statements of a transaction, is replaced, and its next user sees
  // the failure. Without these handlers the error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool };
}

const replicaOf = (url: string) => ({
  connectionString: url,
  Client: createPreparedClient({ primary: createPrimaryFinder(url), mayBeStandby: true }),
});

/** The first server of the address; the client goes to the primary. */
const serverOf = (url: string, primary: PrimaryFinder) => ({
  connectionString: eachServer(url)[0],
  Client: createPreparedClient({ primary, mayBeStandby: false }),
});

/** Closes all connections. Kysely closes its pool only after it has used it itself. */
export async function closeDatabase({
  db,
  pool,
  replica,
}: Pick<ShopDatabase, 'db' | 'pool' | 'replica'>): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
  if (replica) await closeDatabase({ db: replica.db, pool: replica.pool });
}

/** bigint as number (money and ids stay far below 2^53); a date as its text, without a time of day. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
