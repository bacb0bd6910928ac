import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/**
 * Pins the measured processes and those that they have started to core 0, and this program and the database below `dataDir` to the
 * others. Must be called when all of them run.
 * @returns whether it worked: it needs Linux and a second core.
 */
export function pinToCores(measured: readonly number[], dataDir: string): boolean {
  const others = `1-${os.cpus().length - 1}`;
  const rest = [process.pid, ...databaseProcesses(dataDir)];
  // The shop has started the database, which is moved after that.
  const all = measured.flatMap((pid) => [pid, ...childrenOf(pid)]);
  return os.cpus().length > 1 && all.every((pid) => pin(pid, '0')) && rest.every((pid) => pin(pid, others));
}

/** Pins a process with all its threads. */
function pin(pid: number, cores: string) {
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
  return status === 0;
}

/** The main process and its children. */
function databaseProcesses(dataDir: string): number[] {
  const parent = readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  return [Number(parent), ...childrenOf(Number(parent))];
}

const childrenOf = (parent: number): number[] =>
  globSync('/proc/[0-9]*/status')
    .filter((file) => statusOf(file).includes(`\nPPid:\t${parent}\n`))
    .map((file) => Number(file.split('/')[2]));

/** Empty for a process that has ended meanwhile. */
function statusOf(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
