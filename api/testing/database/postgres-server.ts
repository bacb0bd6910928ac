import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';

/*
 * The PostgreSQL of a test run, in a process of its own: it stops when the run's process ends, even if that was killed and could not clean
 * up.
 */
const runEnded = once(process, 'disconnect');
// Ctrl-C in the terminal reaches this process, too, but the database is needed until the run has ended.
process.on('SIGINT', () => {});

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-api-'));
try {
  const server = await startEmbeddedPostgres({ dataDir });
  await forgetOnCrash(server.url);
  if (process.connected) {
    process.send?.(server.url);
    await runEnded;
  }
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

/** This server's data are deleted after the run, so that it need not wait for the disk. Tests of crashes start servers of their own. */
async function forgetOnCrash(url: string) {
  const { db, pool } = openDatabase({ url, connections: 1 });
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await pool.query(`alter system set ${setting} = off`);
  await pool.query('select pg_reload_conf()');
  await db.destroy();
}
