import process from 'node:process';
import { sql } from 'kysely';
import { readConfig } from '../../src/config.ts';
import { closeDatabase, openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';
import { refreshSearch } from '../../src/search/refresh-search.ts';

/** `DATA_DIR=… node api/testing/database/refresh-index.ts`: rebuilds the search index while the shop is running. */
const postgres = await startEmbeddedPostgres({ dataDir: readConfig(process.env).DATA_DIR });
const { db, pool } = openDatabase({ url: postgres.url, answerLimitMs: 0 });
await db.transaction().execute(async (trx) => {
  await sql`set local statement_timeout = 0`.execute(trx);
  await refreshSearch(trx);
});
await closeDatabase({ db, pool });
await postgres.stop();
