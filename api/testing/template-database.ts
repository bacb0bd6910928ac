import { randomBytes } from 'node:crypto';
import { openDatabase, type ShopDatabase } from '../src/db/database.ts';
import { migrate } from '../src/db/migrate.ts';
import { loadSeed } from '../src/seed/load-seed.ts';
import { SEED_FOLDER, testDatabaseUrl } from './database.ts';

const TEMPLATE = 'odeta_template';
/** Any number: two workers that start at once must not both make the template. */
const TEMPLATE_LOCK = 7_246_200;

/**
 * A new database, copied from one that is migrated and seeded once for the whole run. It stays until the server of the run is
 * stopped: to drop a database waits for a checkpoint of the whole server.
 */
export async function openSeededDatabase({
  name = 'tests',
  connections = 10,
}: {
  name?: string;
  connections?: number;
}): Promise<ShopDatabase & { schema: string }> {
  const own = `${name}_${randomBytes(6).toString('hex')}`;
  // One connection: the lock belongs to it. It waits as long as it takes.
  const server = openDatabase({ url: testDatabaseUrl(), connections: 1, answerLimitMs: 0 });
  try {
    await server.pool.query('set statement_timeout = 0');
    await server.pool.query('set lock_timeout = 0');
    await server.pool.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(server);
    await server.pool.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    await server.pool.query(`create database ${own} template ${TEMPLATE}`);
  } finally {
    await server.db.destroy();
  }
  return { ...openDatabase({ url: urlOf(own), connections }), schema: 'public' };
}

async function makeTemplate({ pool }: ShopDatabase) {
  const { rowCount } = await pool.query('select from pg_database where datname = $1', [TEMPLATE]);
  if (rowCount) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await pool.query(`drop database if exists ${unfinished} with (force)`);
  await pool.query(`create database ${unfinished}`);
  const database = openDatabase({ url: urlOf(unfinished), connections: 1 });
  await migrate(database.pool);
  await loadSeed(database.db, SEED_FOLDER);
  await database.db.destroy();
  await pool.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
}

const urlOf = (database: string) => Object.assign(new URL(testDatabaseUrl()), { pathname: `/${database}` }).href;
