import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findFreePort } from '@odeta/node/free-port';
import { copyFiles, createServer, initialiseServer, ownFolder, type PostgresServer } from './killed-postgres.ts';

export interface ArchivedPostgres {
  url: string;
  /** A base backup of the running server. Returns its folder. */
  backUp(): Promise<string>;
  /** The server's time, for `restore`. */
  now(): Promise<string>;
  /** Resolves when all that has happened is in the archive. */
  archiveAll(): Promise<void>;
  /** The server and its files are gone. */
  destroy(): Promise<void>;
  /** A server with the state of this moment. */
  restore(backup: string, moment: string): Promise<PostgresServer>;
  stop(): Promise<void>;
}

/** A server whose log is archived, as with pgBackRest, by copying files. */
export async function startArchived(root: string): Promise<ArchivedPostgres> {
  ownFolder(root);
  const archive = path.join(root, 'archive');
  mkdirSync(archive);
  ownFolder(archive);
  const settings = ['archive_mode=on', `archive_command=cp %p ${archive}/%f`, 'fsync=off', 'shared_buffers=64MB'];
  const server = createServer(initialiseServer(root), await findFreePort(), settings);
  await server.start();
  await server.createDatabase();
  const running = [server];

  return {
    url: server.url,
    async backUp() {
      const backup = path.join(root, 'backup');
      await copyFiles(server, backup);
      return backup;
    },
    async now() {
      const [row] = await server.query<{ now: string }>('select clock_timestamp()::text as now');
      return row?.now ?? '';
    },
    async archiveAll() {
      const [row] = await server.query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
      const isArchived = `select from pg_stat_archiver where last_archived_wal >= '${row?.file}'`;
      while ((await server.query(isArchived)).length === 0);
    },
    async destroy() {
      server.signal('SIGKILL');
      rmSync(server.folder, { recursive: true, force: true });
    },
    async restore(backup, moment) {
      const restored = createServer(backup, await findFreePort(), settings);
      running.push(restored);
      const recovery = {
        restore_command: `cp ${archive}/%f %p`,
        recovery_target_time: moment,
        recovery_target_action: 'promote',
      };
      const lines = Object.entries(recovery).map(([name, value]) => `${name} = '${value}'\n`);
      appendFileSync(path.join(backup, 'postgresql.auto.conf'), lines.join(''));
      writeFileSync(path.join(backup, 'recovery.signal'), '');
      await restored.start();
      await restored.whenPromoted();
      return restored;
    },
    stop: async () => void (await Promise.all(running.map((one) => one.stop()))),
  };
}
