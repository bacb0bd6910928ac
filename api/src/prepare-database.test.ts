import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { SEED_FOLDER, testDatabaseUrl } from '../testing/database/database.ts';
import { closeDatabase, openDatabase, type ShopDatabase } from './db/database.ts';
import { prepareDatabase, prepareDatabaseAt } from './prepare-database.ts';

const name = `prepare_${process.env.JEST_WORKER_ID ?? '1'}`;
let server: ShopDatabase;
let url: string;
beforeAll(async () => {
  server = openDatabase({ url: testDatabaseUrl(), connections: 1 });
  // Creating a database may take long on a busy machine.
  await server.pool.query('set statement_timeout = 0');
  url = Object.assign(new URL(testDatabaseUrl()), { pathname: `/${name}` }).href;
});
beforeEach(async () => {
  await server.pool.query(`drop database if exists ${name} with (force)`);
  await server.pool.query(`create database ${name}`);
});
afterAll(async () => {
  await server.pool.query(`drop database if exists ${name} with (force)`);
  await closeDatabase(server);
});

test('a new database gets the schema and the seed, and a second run changes nothing', async () => {
  const first = await prepareDatabaseAt(url, SEED_FOLDER);
  const second = await prepareDatabaseAt(url, SEED_FOLDER);

  expect(first.steps[0]).toBe('202611281320-baseline');
  expect(first.seeded).toBe(true);
  expect(second).toEqual({ steps: [], seeded: false, hadContents: true });
});

test('when several processes start at once, one prepares the database and the others wait for it', async () => {
  const prepared = await Promise.all(Array.from({ length: 4 }, () => prepareDatabaseAt(url, SEED_FOLDER)));

  expect(prepared.filter(({ steps }) => steps.length > 0)).toHaveLength(1);
  expect(prepared.filter(({ seeded }) => seeded)).toHaveLength(1);
});

const ASKED_FOR_LOCK = `
  select from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and query like '%pg_try_advisory_lock%'
`;

test.each([
  ['the schema', 'select pg_advisory_xact_lock(7246118)', ASKED_FOR_LOCK, () => {}],
  ['the seed', 'select from reference for update', 'select from pg_locks where not granted', prepareForAnotherSeed],
])('an instance that waits for another one at %s waits without a timeout', async (_, lock, waiting, before) => {
  await before();
  const other = openDatabase({ url, connections: 2 });
  const holder = await other.pool.connect();
  await holder.query('begin');
  await holder.query(lock);

  const database = openDatabase({ url, connections: 1 });
  await database.pool.query("set lock_timeout = '20ms'; set statement_timeout = '5s'");
  const preparing = prepareDatabase(database, SEED_FOLDER).catch((error: unknown) => error);
  const isWaiting = async () => (await other.pool.query(waiting)).rowCount === 1;
  while (!(await isWaiting())) await holder.query('select pg_sleep(0.01)');
  // Longer than the time limit that a request would have here.
  await holder.query('select pg_sleep(0.1)');
  await holder.query('commit');
  holder.release();

  expect(await preparing).toMatchObject({ steps: expect.any(Array), seeded: expect.any(Boolean) });
  await Promise.all([closeDatabase(database), closeDatabase(other)]);
});

async function prepareForAnotherSeed() {
  await prepareDatabaseAt(url, SEED_FOLDER);
  const database = openDatabase({ url, connections: 1 });
  await database.pool.query("update reference set seed_digest = 'of another one'");
  await closeDatabase(database);
}

test('an error in the seed is reported with file and line, and changes nothing', async () => {
  await prepareDatabaseAt(url, SEED_FOLDER);
  const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-seed-'));
  cpSync(SEED_FOLDER, folder, { recursive: true });
  writeFileSync(path.join(folder, 'colors.yaml'), 'camel: { hex: "#c19a6b", names: { pl: beżowy } }\n');

  const database = openDatabase({ url, connections: 1 });
  await expect(prepareDatabase(database, folder)).rejects.toThrow(/^colors\.yaml:1: /);
  const colors = await database.db.selectFrom('color').select('code').execute();
  await closeDatabase(database);
  rmSync(folder, { recursive: true });

  expect(colors.length).toBeGreaterThan(1);
});
