import { openEmptyDatabase } from '../../testing/database/database.ts';
import { closeDatabase, type ShopDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { requireSchema } from './require-schema.ts';

const older = { '0001-goods': 'create table goods (id int)' };
const newer = { ...older, '0002-price': 'alter table goods add column price int' };

let database: ShopDatabase;
beforeEach(async () => {
  database = await openEmptyDatabase({ name: 'required' });
});
afterEach(() => closeDatabase(database));

test('a server does not start on a schema that is behind, and says in one sentence what to do', async () => {
  await expect(requireSchema(database.db, newer)).rejects.toThrow(
    'The database has no schema: run `npm run migrate` of this release first, then start this server again.',
  );

  await migrate(database.pool, older);

  await expect(requireSchema(database.db, newer)).rejects.toThrow(
    'The database is behind this release by 1 (0002-price): run `npm run migrate` of this release first, then start this server again.',
  );
});

test('a server starts on its own schema, and on that of a newer release', async () => {
  await migrate(database.pool, newer);

  await requireSchema(database.db, newer);
  await requireSchema(database.db, older);
});
