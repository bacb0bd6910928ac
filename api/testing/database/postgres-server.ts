import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { closeDatabase, openDatabase } from '../../src/db/database.ts';
import { startEmbeddedPostgres } from '../../src/db/embedded-postgres.ts';

/*
 * The PostgreSQL of a test run, in a process of its own: it stops when the run's process ends, even if that was killed and could not clean
 * up.
 */
const runEnded = once(process, 'disconnect');
// Ctrl-C in the terminal reaches this process, too, but the database is needed until the run has ended.
process.on('SIGINT', () => {});

const settings = {
  // The data are deleted after the run, so that the server need not wait for the disk. Tests of crashes start servers of their own.
  fsync: 'off',
  full_page_writes: 'off',
  synchronous_commit: 'off',
  // By default a connection plans a statement anew five times. Few tests use one that often, and planning takes longer than running.
  plan_cache_mode: 'force_generic_plan',
  // Each database exists for seconds.
  autovacuum: 'off',
};

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'odeta-api-'));
try {
  const server = await startEmbeddedPostgres({ dataDir });
  await setForTests(server.url);
  if (process.connected) {
    process.send?.(server.url);
    await runEnded;
  }
  await server.stop();
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}

async function setForTests(url: string) {
  const database = openDatabase({ url, connections: 1 });
  for (const [name, value] of Object.entries(settings))
    await database.pool.query(`alter system set ${name} = ${value}`);
  await database.pool.query('select pg_reload_conf()');
  await closeDatabase(database);
}
