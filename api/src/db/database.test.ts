import { testDatabaseUrl } from '../../testing/database/database.ts';
import { closeDatabase, openDatabase } from './database.ts';

/** One connection with a short time limit. */
const open = () => openDatabase({ url: testDatabaseUrl(), connections: 1, answerLimitMs: 100 });

test('a statement that gets no answer fails, and the next one does not wait behind it', async () => {
  const database = open();
  const { pool } = database;
  const client = await pool.connect();

  const error = await client.query('select pg_sleep($1::float)', [30]).catch((reason: Error) => reason);
  client.release();

  expect(error).toHaveProperty('message', 'Query read timeout');
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closeDatabase(database);
});

test('the same for a statement that the pool sends by itself', async () => {
  const database = open();
  const { pool } = database;

  await expect(pool.query('select pg_sleep(30)')).rejects.toThrow('Query read timeout');

  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
  await closeDatabase(database);
});

test('a database whose pool alone was used is closed as well', async () => {
  const database = open();
  await database.pool.query('select 1');

  await closeDatabase(database);

  expect([database.pool.ended, database.pool.totalCount]).toEqual([true, 0]);
});
