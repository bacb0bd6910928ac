import { testDatabaseUrl } from '../../testing/database/database.ts';
import { closeDatabase, openDatabase } from './database.ts';

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
