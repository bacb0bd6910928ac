import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { closeDatabase, openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { migrate } from '../../src/db/migrate.ts';
import { readColumns } from './read-columns.ts';
import { schemaText } from './schema-text.ts';

/** `npm run schema`: migrates an empty database and writes the types of its rows. */
const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-schema-'));
try {
  const postgres = await startEmbeddedPostgres({ dataDir });
  const database = openDatabase({ url: postgres.url, connections: 1 });
  await migrate(database.pool);
  const text = schemaText(await readColumns(database.pool));
  writeFileSync(path.join(import.meta.dirname, '../../src/db/schema.ts'), text);
  await closeDatabase(database);
  await postgres.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
