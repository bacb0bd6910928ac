import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { createPreparedClient } from './prepared-client.ts';
import type { CartTables } from './tables/carts.ts';
import type { CatalogueTables } from './tables/catalogue.ts';
import type { ContentTables } from './tables/contents.ts';
import type { DiscountTables } from './tables/discounts.ts';
import type { OrderTables } from './tables/orders.ts';
import type { PeopleTables } from './tables/people.ts';

/** Every table the code reads or writes, in camel case; the schema itself is in `migrations/`. */
export interface Database
  extends CatalogueTables,
    PeopleTables,
    CartTables,
    DiscountTables,
    OrderTables,
    ContentTables {}

export interface ShopDatabase {
  db: Kysely<Database>;
  /** Below Kysely, for what it has no words for: migrations and listening. */
  pool: pg.Pool;
}

export interface DatabaseOptions {
  url: string;
  /** Where tables are looked for; `public` as a rule, a schema of its own for each test worker. */
  schema?: string;
  connections?: number;
}

/** Opens a pool of connections; nothing is connected yet. */
export function openDatabase({ url, schema = 'public', connections = 10 }: DatabaseOptions): ShopDatabase {
  const searchPath = schema === 'public' ? 'public' : `${schema},public`;
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    Client: createPreparedClient(),
    options: `-c search_path=${searchPath} -c statement_timeout=20000 -c lock_timeout=10000 -c idle_in_transaction_session_timeout=30000`,
    connectionTimeoutMillis: 10_000,
    types: { getTypeParser },
  });
  // A connection that breaks while nobody asks it anything is replaced, whether it lies in the pool or belongs to a
  // transaction between two statements: whoever asks next sees whether that works. Unheard, the error ends the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  return { db, pool };
}

/** bigint as number (money and ids stay far below 2^53); a date as it is written, without a time of day. */
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8) return Number;
  if (oid === pg.types.builtins.DATE) return String;
  return format === 'binary' ? pg.types.getTypeParser(oid, 'binary') : pg.types.getTypeParser(oid, 'text');
}
