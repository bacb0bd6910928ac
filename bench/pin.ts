import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';

/**
 * Gives core 0 to what is measured, and the others to this program and to the database whose folder is below `dataDir`.
 * Call it when both run. @returns whether it could be done: it takes Linux and a second core.
 */
export function pinToCores(measured: readonly number[], dataDir: string): boolean {
  const others = `1-${os.cpus().length - 1}`;
  const rest = [process.pid, ...databaseProcesses(dataDir)];
  return os.cpus().length > 1 && measured.every((pid) => pin(pid, '0')) && rest.every((pid) => pin(pid, others));
}

/** With all its threads. */
function pin(pid: number, cores: string) {
  const { status } = spawnSync('taskset', ['-a', '-c', '-p', cores, String(pid)], { stdio: 'ignore' });
  return status === 0;
}

/** The one that starts the others, and those. */
function databaseProcesses(dataDir: string): number[] {
  const parent = readFileSync(path.join(dataDir, 'pg/postmaster.pid'), 'utf8').split('\n')[0] ?? '';
  const children = globSync('/proc/[0-9]*/status')
    .filter((file) => statusOf(file).includes(`\nPPid:\t${parent}\n`))
    .map((file) => Number(file.split('/')[2]));
  return [Number(parent), ...children];
}

/** Processes come and go: one that is gone has none. */
function statusOf(file: string) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
