import { appendFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@odeta/node/free-port';
import {
  copyFiles,
  createServer,
  DATABASE,
  initialiseServer,
  ownFolder,
  type PostgresServer,
} from './killed-postgres.ts';

export interface Replicated {
  primary: PostgresServer;
  replica: PostgresServer;
  /** Both, as in DATABASE_URL. */
  url: string;
  stop(): Promise<void>;
}

/**
 * A primary and a streaming replica that confirms every commit. `settings` are added to those of the primary. The shop's own PostgreSQL has
 * no `pg_basebackup`, so the files are copied between `pg_backup_start` and `pg_backup_stop`.
 */
export async function startReplicated({ settings = [] as string[] } = {}): Promise<Replicated> {
  const root = mkdtempSync(path.join(os.tmpdir(), 'odeta-replicated-'));
  ownFolder(root);
  const [first, second] = [await findFreePort(), await findFreePort()];
  const common = ['fsync=off', 'max_connections=60', 'shared_buffers=64MB', 'jit=off', ...settings];
  const primary = createServer(initialiseServer(root), first, common);
  await primary.start();
  await primary.createDatabase();
  const replica = createServer(path.join(root, 'replica'), second, common);
  await copyFiles(primary, replica.folder);
  const source = `host=127.0.0.1 port=${first} user=odeta password=secret application_name=replica`;
  appendFileSync(path.join(replica.folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
  writeFileSync(path.join(replica.folder, 'standby.signal'), '');
  await replica.start();
  // The replica copies this setting too late to wait for a replica of its own after its promotion.
  await primary.query(`alter system set synchronous_standby_names = 'replica'`);
  await primary.query('select pg_reload_conf()');
  await whenSynchronous(primary);
  return {
    primary,
    replica,
    url: `postgres://odeta:secret@127.0.0.1:${first},127.0.0.1:${second}/${DATABASE}`,
    async stop() {
      await Promise.all([primary.stop(), replica.stop()]);
      rmSync(root, { recursive: true, force: true });
    },
  };
}

async function whenSynchronous(primary: PostgresServer) {
  for (;;) {
    const rows = await primary.query(`select 1 from pg_stat_replication where sync_state = 'sync'`);
    if (rows.length > 0) return;
    await pause(50);
  }
}
