import { testDatabaseUrl } from '../../testing/database/database.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { escapeLike } from './escape-like.ts';

test('special characters of a LIKE pattern are escaped and match themselves', async () => {
  const database = openDatabase({ url: testDatabaseUrl(), connections: 1 });
  const texts = ['100 %', 'a_b', 'c\\d', 'plain'];

  const { rows } = await database.pool.query(
    'select text from unnest($1::text[]) as text, unnest($2::text[]) as pattern where text like pattern',
    [[...texts, '100 EUR', 'axb', 'cd'], texts.map(escapeLike)],
  );

  expect(rows.map(({ text }) => text)).toEqual(texts);
  await closeDatabase(database);
});
