import { readFileSync } from 'node:fs';
import path from 'node:path';
import { openEmptyDatabase } from '../../testing/database/database.ts';
import { readColumns } from '../../testing/schema/read-columns.ts';
import { schemaText } from '../../testing/schema/schema-text.ts';
import { closeDatabase } from './database.ts';
import { migrate } from './migrate.ts';

test('the row types are those of the migrated database: otherwise `npm run schema` writes them', async () => {
  const database = await openEmptyDatabase({ name: 'schema' });
  await migrate(database.pool);

  const text = schemaText(await readColumns(database.pool));
  await closeDatabase(database);

  expect(readFileSync(path.join(import.meta.dirname, 'schema.ts'), 'utf8')).toBe(text);
});
