import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Account } from './postgres-binaries.ts';

/** PostgreSQL's data folder, with the account and the binaries for it. */
export interface Cluster {
  folder: string;
  binaries: string;
  account: Account | undefined;
}

export const CLUSTER_USER = 'odeta';
const PASSWORD_FILE = 'shop-password';

/**
 * The path of the data folder for PostgreSQL. As root on Linux, PostgreSQL is started inside the folder and gets `/proc/self/cwd`, because
 * its account may not be allowed to open the parent folders.
 */
export const folderArgument = ({ folder, account }: Cluster) =>
  account && process.platform === 'linux' ? '/proc/self/cwd' : folder;

export const readPassword = ({ folder }: Cluster) => readFileSync(path.join(folder, PASSWORD_FILE), 'utf8');

/** Process id and port from `postmaster.pid`, which PostgreSQL writes. */
export function readServer({ folder }: Cluster): { pid: number; port: number } | undefined {
  const file = path.join(folder, 'postmaster.pid');
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return { pid: Number(lines[0]), port: Number(lines[3]) };
}

/** Creates the data folder unless it exists, under another name first, so that a start that is killed leaves no half of it. */
export function createCluster(cluster: Cluster): void {
  if (existsSync(path.join(cluster.folder, 'PG_VERSION'))) return;
  const unfinished = { ...cluster, folder: `${cluster.folder}.${process.pid}` };
  const password = randomBytes(24).toString('base64url');
  const passwordFile = path.join(os.tmpdir(), `odeta-${randomBytes(12).toString('hex')}`);
  try {
    mkdirSync(unfinished.folder, { mode: 0o700 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (cluster.account) {
      chownSync(unfinished.folder, cluster.account.uid, cluster.account.gid);
      chownSync(passwordFile, cluster.account.uid, cluster.account.gid);
    }
    initialise(unfinished, passwordFile);
    writeFileSync(path.join(unfinished.folder, PASSWORD_FILE), password, { mode: 0o600 });
    if (!existsSync(cluster.folder)) renameSync(unfinished.folder, cluster.folder);
  } finally {
    rmSync(passwordFile, { force: true });
    rmSync(unfinished.folder, { recursive: true, force: true });
  }
}

function initialise(cluster: Cluster, passwordFile: string) {
  const { status, stderr } = spawnSync(
    path.join(cluster.binaries, 'bin/initdb'),
    [
      `--pgdata=${folderArgument(cluster)}`,
      `--username=${CLUSTER_USER}`,
      '--auth=scram-sha-256',
      `--pwfile=${passwordFile}`,
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--data-checksums',
    ],
    { ...cluster.account, cwd: cluster.folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`PostgreSQL could not make its data folder: ${stderr.trim().split('\n').at(-1)}`);
}
