import { createHash, randomBytes } from 'node:crypto';
import type { PoolClient } from 'pg';
import { closeDatabase, openDatabase, type ShopDatabase } from '../../src/db/database.ts';
import { migrate } from '../../src/db/migrate.ts';
import { loadSeed } from '../../src/seed/load-seed.ts';
import { SEED_FOLDER, testDatabaseUrl } from './database.ts';

/** An arbitrary number. The lock keeps two workers from creating the template at once. */
const TEMPLATE_LOCK = 7_246_200;

/** A new database, copied from a template that is migrated and seeded with this folder once per run. `drop` closes and deletes it. */
export async function openSeededDatabase({
  name = 'tests',
  connections = 10,
  seedFolder = SEED_FOLDER,
  timeZone,
}: {
  name?: string;
  connections?: number;
  seedFolder?: string;
  /** Of the database; by default that of the server. */
  timeZone?: string;
}): Promise<SeededDatabase> {
  const own = `${name}_${randomBytes(6).toString('hex')}`;
  const template = `odeta_template_${createHash('sha256').update(seedFolder).digest('hex').slice(0, 12)}`;
  const server = openDatabase({ url: testDatabaseUrl(), connections: 1, answerLimitMs: 0 });
  // On a connection of its own, because the lock belongs to it and a pool closes connections after ten idle seconds. Waits without a time
  // limit.
  const client = await server.pool.connect();
  try {
    await client.query('set statement_timeout = 0');
    await client.query('set lock_timeout = 0');
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client, template, seedFolder);
    await client.query('select pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    // By default PostgreSQL writes a copy of a small database to its log first, which takes three times as long.
    await client.query(`create database ${own} template ${template} strategy file_copy`);
    if (timeZone !== undefined) await client.query(`alter database ${own} set timezone to '${timeZone}'`);
  } finally {
    client.release();
    await closeDatabase(server);
  }
  const url = urlOf(own);
  const opened = openDatabase({ url, connections });
  return {
    ...opened,
    schema: 'public',
    url,
    async drop() {
      await closeDatabase(opened);
      await dropDatabase(own);
    },
  };
}

export interface SeededDatabase extends ShopDatabase {
  schema: string;
  url: string;
  drop(): Promise<void>;
}

async function dropDatabase(name: string) {
  const server = openDatabase({ url: testDatabaseUrl(), connections: 1, answerLimitMs: 0 });
  // A server that the test has killed may have left connections open.
  await server.pool.query(`drop database ${name} with (force)`);
  await closeDatabase(server);
}

async function makeTemplate(client: PoolClient, template: string, seedFolder: string) {
  const { rowCount } = await client.query('select from pg_database where datname = $1', [template]);
  if (rowCount) return;
  const unfinished = `${template}_unfinished`;
  await client.query(`drop database if exists ${unfinished} with (force)`);
  await client.query(`create database ${unfinished}`);
  const database = openDatabase({ url: urlOf(unfinished), connections: 1 });
  await migrate(database.pool);
  await loadSeed(database.db, seedFolder);
  await closeDatabase(database);
  await client.query(`alter database ${unfinished} rename to ${template}`);
}

const urlOf = (database: string) => Object.assign(new URL(testDatabaseUrl()), { pathname: `/${database}` }).href;
