import { CamelCasePlugin, Kysely, PostgresDialect, type Selectable } from 'kysely';
import pg from 'pg';
import { createPreparedClient } from './prepared-client.ts';
import type { Database } from './schema.ts';

export type { Database } from './schema.ts';

/** A row of a table as it is read: `Pick<Row<'customer'>, 'id' | 'email'>` for a part of its columns. */
export type Row<Table extends keyof Database> = Selectable<Database[Table]>;

export interface ShopDatabase {
  db: Kysely<Database>;
  /** For what Kysely does not support: migrations and `listen`. */
  pool: pg.Pool;
}

export interface DatabaseOptions {
  url: string;
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
/** Longer than PostgreSQL's own limits: it matters only when PostgreSQL does not answer at all. */
const ANSWER_LIMIT_MS = 25_000;

/** Creates a connection pool without connecting. */
export function openDatabase(options: DatabaseOptions): ShopDatabase {
  const { url, schema = 'public', connections = 10, answerLimitMs = ANSWER_LIMIT_MS } = options;
  const searchPath = schema === 'public' ? 'public' : `${schema},public`;
  const settings = Object.entries({ search_path: searchPath, ...limits, ...memory });
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: createPreparedClient(),
    options: settings.map(([name, value]) => `-c ${name}=${value}`).join(' '),
    connectionTimeoutMillis: 10_000,
    query_timeout: answerLimitMs,
    keepAlive: true,
    types: { getTypeParser },
  });
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

/** Closes all connections. Kysely closes its pool only after it has used it itself. */
export async function closeDatabase({ db, pool }: Pick<ShopDatabase, 'db' | 'pool'>): Promise<void> {
  await db.destroy();
  if (!pool.ending) await pool.end();
}

/** bigint as number (money and ids stay far below 2^53); a date as its text, without a time of day. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
