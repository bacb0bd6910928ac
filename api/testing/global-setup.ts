import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '../src/db/database.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../src/db/embedded-postgres.ts';

declare global {
  /** Between the beginning and the end of a run there is nothing but the process to remember it. */
  var testPostgres: { server: EmbeddedPostgres; dataDir: string } | undefined;
}

/** One PostgreSQL for the whole run, or the one that TEST_DATABASE_URL names. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-api-'));
  const server = await startEmbeddedPostgres({ dataDir });
  await forgetOnCrash(server.url);
  process.env.TEST_DATABASE_URL = server.url;
  globalThis.testPostgres = { server, dataDir };
}

/** This server's data ends with the run: it need not wait for the disk. Tests of crashes start servers of their own. */
async function forgetOnCrash(url: string) {
  const { db, pool } = openDatabase({ url, connections: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await pool.query(`alter system set ${setting} = off`);
  await pool.query('select pg_reload_conf()');
  await db.destroy();
}
