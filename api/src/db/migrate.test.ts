import { openEmptyDatabase, testDatabaseUrl } from '../../testing/database/database.ts';
import { closeDatabase, openDatabase, type ShopDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { BASELINE, type SchemaSteps } from './schema-steps.ts';

let database: ShopDatabase & { schema: string };
beforeEach(async () => {
  database = await openEmptyDatabase({ name: 'migrate' });
});
afterEach(() => closeDatabase(database));

const first = { '0001-goods': 'create table goods (id int); -- What is sold.' };
const both = { ...first, '0002-price': 'alter table goods add column price int' };

const run = (steps: SchemaSteps) => migrate(database.pool, steps);
const query = async (text: string) => (await database.pool.query(text)).rows;

test('migrations are applied once, in the order of their names', async () => {
  expect(await run(first)).toEqual(['0001-goods']);
  expect(await run(both)).toEqual(['0002-price']);
  expect(await run(both)).toEqual([]);
});

test('migrating continues from the migration table of an older release, which still finds its own migrations', async () => {
  await query(`
    create table migration (name text primary key, at timestamptz not null default now());
    create table goods (id int);
    insert into migration (name) values ('0001-goods');
  `);

  expect(await run(both)).toEqual(['0002-price']);
  expect(await query('select name from migration order by name')).toEqual([
    { name: '0001-goods' },
    { name: '0002-price' },
  ]);
  await expect(run({ ...both, '0001-goods': 'create table goods (id text)' })).rejects.toThrow(/0001-goods/);
});

/** A database of the time before the first release, with these of its steps. */
async function migrateBeforeBaseline(names: readonly string[]) {
  await query('create table goods (id int)');
  await run(Object.fromEntries(names.map((name) => [name, 'select 1'])));
}

const withBaseline = { [BASELINE]: first['0001-goods'], '209901010000-price': both['0002-price'] };
const all = ['0001-foundation', '0184-web-push', '202611281020-message-customer-number'];

test('a database with all steps that the baseline replaces is migrated from there, and an older release still starts on it', async () => {
  await migrateBeforeBaseline(all);

  expect(await run({ [BASELINE]: first['0001-goods'] })).toEqual([]);
  expect(await run(withBaseline)).toEqual(['209901010000-price']);
  expect(await run(withBaseline)).toEqual([]);
  expect(await run(Object.fromEntries(all.map((name) => [name, 'select 1'])))).toEqual([]);
  await expect(run({ ...withBaseline, [BASELINE]: 'create table goods (id text)' })).rejects.toThrow(BASELINE);
});

test('a database with a part of the steps that the baseline replaces stays as it is', async () => {
  await migrateBeforeBaseline(all.slice(0, 2));

  await expect(run(withBaseline)).rejects.toMatchObject({
    code: 'UNRELEASED',
    message: 'its schema is from before the first release (0184-web-push)',
  });
  expect(await query('select name from migration order by name')).toEqual([
    { name: '0001-foundation' },
    { name: '0184-web-push' },
  ]);
});

test('if one migration of a shared transaction fails, none is applied', async () => {
  await expect(run({ ...first, '0002-price': 'alter table nothing add column price int' })).rejects.toThrow(/nothing/);

  expect(await query('select from migration')).toEqual([]);
  expect(await query("select to_regclass('goods') as goods")).toEqual([{ goods: null }]);
});

test('an applied migration must not change, except for comments and white space', async () => {
  await run(first);

  expect(await run({ '0001-goods': 'create table goods\n  (id int);' })).toEqual([]);
  await expect(run({ ...both, '0001-goods': 'create table goods (id bigint)' })).rejects.toThrow(
    'The step 0001-goods was changed after it was applied',
  );
  expect(await query('select name from migration')).toEqual([{ name: '0001-goods' }]);
});

test('a new migration must come after all applied ones', async () => {
  await run(both);

  await expect(run({ ...both, '0001-late': 'select 1' })).rejects.toThrow(/0001-late/);
});

test('a release starts on a schema that a newer release has migrated', async () => {
  await run(both);

  expect(await run(first)).toEqual([]);
});

test('a migration without a transaction is applied by one instance while another waits', async () => {
  const steps = {
    ...first,
    '0002-index': {
      withoutTransaction: [
        'drop index concurrently if exists goods_id',
        'create index concurrently goods_id on goods (id)',
      ],
    },
    '0003-price': 'alter table goods add column price int',
  };

  const taken = await Promise.all([run(steps), run(steps)]);

  expect(taken.toSorted((a, b) => a.length - b.length)).toEqual([[], Object.keys(steps)]);
  expect(await query("select indisvalid from pg_index where indexrelid = 'goods_id'::regclass")).toEqual([
    { indisvalid: true },
  ]);
});

test('a migration may take longer than the statement timeout of requests', async () => {
  const url = new URL(testDatabaseUrl());
  url.searchParams.set('options', `-c statement_timeout=500 -c search_path=${database.schema},public`);
  const limited = openDatabase({ url: url.href });

  const taken = await migrate(limited.pool, { '0001-slow': 'select pg_sleep(0.7)' });
  await closeDatabase(limited);

  expect(taken).toEqual(['0001-slow']);
});

test('a migration that needs a locked table lets the shop go on, and is applied when the lock is free', async () => {
  await run(first);
  const reader = await database.pool.connect();
  await reader.query('begin');
  await reader.query('select from goods');

  const migrating = run(both);
  await untilWaiting();
  const read = await query('select count(*)::int as goods from goods');
  const isThere = async () =>
    (
      await query(`select from information_schema.columns where column_name = 'price'
    and table_schema = '${database.schema}'`)
    ).length;
  const during = await isThere();
  await reader.query('commit');
  reader.release();

  expect(read).toEqual([{ goods: 0 }]);
  expect(during).toBe(0);
  expect(await migrating).toEqual(['0002-price']);
  expect(await isThere()).toBe(1);
});

/** Until the migration waits for its lock. */
async function untilWaiting() {
  const waiting = `select from pg_locks where not granted and relation = '${database.schema}.goods'::regclass`;
  while ((await query(waiting)).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
}
