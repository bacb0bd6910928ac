import { sql } from 'kysely';
import { testDatabaseUrl } from '../../testing/database/database.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { retryConflicts } from './retry-conflicts.ts';

/** One connection with a short time limit. */
const open = () => openDatabase({ url: testDatabaseUrl(), connections: 1, answerLimitMs: 100 });

test('a query without an answer times out, and the next query does not wait for it', async () => {
  const database = open();
  const { pool } = database;
  const client = await pool.connect();

  const error = await client.query('select pg_sleep($1::float)', [30]).catch((reason: Error) => reason);
  client.release();

  expect(error).toHaveProperty('message', 'Query read timeout');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closeDatabase(database);
});

test('a query sent through the pool times out as well, and the next query does not wait for it', async () => {
  const database = open();
  const { pool } = database;

  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout');

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closeDatabase(database);
});

test('a database that was used only through its pool is closed, too', async () => {
  const database = open();
  await database.pool.query('select 1');

  await closeDatabase(database);

  expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0]);
});

test('a connection to a server that cannot be written to is replaced', async () => {
  const database = openDatabase({ url: testDatabaseUrl(), connections: 1 });
  const { db, pool } = database;
  const pidOf = async () => (await pool.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid;
  const before = await pidOf();
  await pool.query('set default_transaction_read_only = on');

  await expect(sql`create table note (text text)`.execute(db)).rejects.toMatchObject({ code: '25006' });

  expect(await pidOf()).not.toBe(before);
  await closeDatabase(database);
});

describe('a release is deployed while this one runs', () => {
  const table = sql.id(`deployed_${process.env.JEST_WORKER_ID ?? 1}`);

  test('a column more breaks neither a statement nor a transaction that reads all columns', async () => {
    const database = openDatabase({ url: testDatabaseUrl(), connections: 1 });
    const { db } = database;
    await sql`drop table if exists ${table}`.execute(db);
    await sql`create table ${table} as select 1 as first`.execute(db);
    const readAll = sql`select * from ${table}`;
    await readAll.execute(db);

    await sql`alter table ${table} add column second int default 2`.execute(db);
    const alone = await readAll.execute(db);
    await sql`alter table ${table} add column third int default 3`.execute(db);
    const inTransaction = await retryConflicts(() => db.transaction().execute((trx) => readAll.execute(trx)));

    await sql`drop table ${table}`.execute(db);
    await closeDatabase(database);
    expect(alone.rows).toEqual([{ first: 1, second: 2 }]);
    expect(inTransaction.rows).toEqual([{ first: 1, second: 2, third: 3 }]);
  });
});

test('a pooler that gives a session other connections costs the names of statements, not the statements', async () => {
  const database = openDatabase({ url: testDatabaseUrl(), connections: 1 });
  const { db, pool } = database;
  const read = () => sql<{ one: number }>`select ${1}::int as one`.execute(db);
  await read();
  await pool.query('deallocate all');

  const answers = [await read(), await read()];

  const { rows } = await pool.query('select count(*)::int as named from pg_prepared_statements');
  await closeDatabase(database);
  expect(answers.map(({ rows: [row] }) => row?.one)).toEqual([1, 1]);
  expect(rows).toEqual([{ named: 0 }]);
});
