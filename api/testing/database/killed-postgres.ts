import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { findAccount, findBinaries, reachableBinaries } from '../../src/db/postgres-binaries.ts';

/** A server of the shop's own PostgreSQL as a child process, which can be killed, paused and promoted. */
export interface PostgresServer {
  port: number;
  url: string;
  folder: string;
  /** Resolves when it answers. */
  start(): Promise<void>;
  /** Sends a signal to the server and to all its processes. */
  signal(name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void;
  stop(): Promise<void>;
  createDatabase(): Promise<void>;
  /** Resolves when it can be written to. */
  whenPromoted(): Promise<void>;
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]>;
}

const START_LIMIT_MS = 60_000;
export const DATABASE = 'shop';
const account = findAccount();

export function createServer(folder: string, port: number, settings: readonly string[]): PostgresServer {
  const binaries = reachableBinaries(findBinaries(), account);
  const url = `postgres://odeta:secret@127.0.0.1:${port}/${DATABASE}`;
  const running: { child: ChildProcess | null } = { child: null };

  async function query<Row extends pg.QueryResultRow>(text: string) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      return (await client.query<Row>(text)).rows;
    } finally {
      client.end().catch(() => undefined);
    }
  }

  const server: PostgresServer = {
    port,
    url,
    folder,
    query,
    async start() {
      const own = [
        '-D',
        folder,
        '-p',
        String(port),
        '-c',
        'listen_addresses=127.0.0.1',
        '-c',
        'unix_socket_directories=',
      ];
      const child = spawn(path.join(binaries, 'bin/postgres'), [...own, ...settings.flatMap((one) => ['-c', one])], {
        ...account,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'ignore'],
        // A group of its own, so that a signal reaches the server with its processes.
        detached: true,
      });
      running.child = child;
      const limit = performance.now() + START_LIMIT_MS;
      while (!(await answers(server))) {
        if (child.exitCode !== null || performance.now() > limit)
          throw new Error(`PostgreSQL in ${folder} did not start`);
        await pause(50);
      }
    },
    async createDatabase() {
      const client = new pg.Client({ connectionString: url.replace(/shop$/, 'postgres') });
      await client.connect();
      await client.query(`create database ${DATABASE}`);
      await client.end();
    },
    async whenPromoted() {
      while ((await query('select where not pg_is_in_recovery()')).length === 0) await pause(50);
    },
    signal(name) {
      const pid = running.child?.pid;
      if (pid) signalGroup(pid, name);
    },
    async stop() {
      const { child } = running;
      if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once('exit', resolve));
      signalGroup(child.pid, 'SIGCONT');
      child.kill('SIGQUIT');
      await ended;
    },
  };
  return server;
}

function signalGroup(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(-pid, name);
  } catch {
    // It has ended.
  }
}

const answers = (server: PostgresServer) =>
  server.query('select 1').then(
    () => true,
    // The database does not exist yet.
    (error: { code?: string }) => error.code === '3D000',
  );

export function ownFolder(folder: string) {
  if (account) chownSync(folder, account.uid, account.gid);
}

/** A new data folder. */
export function initialiseServer(root: string): string {
  const folder = path.join(root, 'primary');
  const passwordFile = path.join(root, randomBytes(6).toString('hex'));
  writeFileSync(passwordFile, 'secret');
  ownFolder(passwordFile);
  const binaries = reachableBinaries(findBinaries(), account);
  const args = [`--pgdata=${folder}`, '--username=odeta', '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const { status, stderr } = spawnSync(path.join(binaries, 'bin/initdb'), [...args, ...locale, '--no-sync'], {
    ...account,
    cwd: root,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(stderr);
  return folder;
}

/** Copies a running server's files, which recovery makes consistent. */
export async function copyFiles(primary: PostgresServer, target: string): Promise<void> {
  const client = new pg.Client(primary.url);
  await client.connect();
  await client.query(`select pg_backup_start('copy', true)`);
  mkdirSync(target, { mode: 0o700 });
  cpSync(primary.folder, target, {
    recursive: true,
    filter: (file) => !/postmaster\.(pid|opts)$/.test(file),
  });
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
  writeFileSync(path.join(target, 'backup_label'), rows[0]?.labelfile ?? '');
  await client.end();
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, target]);
}
