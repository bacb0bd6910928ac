import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Stoppable } from './stop.ts';

/** Linux's file system in memory. */
const MEMORY = '/dev/shm';
/** Bytes that must be free: several times what a run writes, because its browsers need memory, too. */
const ENOUGH_BYTES = 8 * 2 ** 30;

interface TemporaryFolder extends Stoppable {
  folder: string;
  environment: { TMPDIR: string };
}

/** One folder for all temporary files of a test run, removed when it stops. What a killed run leaves behind is removed by the next run. */
export function openTemporaryFolder(parent = findParent()): TemporaryFolder {
  for (const folder of findLeftOvers(parent)) remove(folder);
  const folder = mkdtempSync(path.join(parent, `odeta-tests-${process.pid}-`));
  // PostgreSQL reads a file in it, and may run as another user.
  chmodSync(folder, 0o755);
  return { folder, environment: { TMPDIR: folder }, stop: async () => remove(folder) };
}

/** In memory if there is enough: each test database is a thousand files, which are created ten times faster there than on a disk. */
const findParent = () => (canHold(MEMORY) ? MEMORY : os.tmpdir());

function canHold(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return mayExecuteIn(folder) && Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES;
  } catch {
    // Not on Linux.
    return false;
  }
}

/** The tests may copy programs there, and containers may forbid executing them. */
function mayExecuteIn(folder: string): boolean {
  const mounts = readFileSync('/proc/self/mounts', 'utf8').split('\n');
  return mounts.some((mount) => {
    const [, place, , options = ''] = mount.split(' ');
    return place === folder && !options.split(',').includes('noexec');
  });
}

const findLeftOvers = (parent: string) =>
  readdirSync(parent)
    .filter((name) => {
      const owner = /^odeta-tests-(\d+)-\w+$/.exec(name)?.[1];
      return owner !== undefined && !isRunning(Number(owner));
    })
    .map((name) => path.join(parent, name))
    .filter((folder) => lstatSync(folder).uid === process.getuid?.());

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A process that is about to end may still write to it. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
