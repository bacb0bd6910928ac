import { chmodSync, lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Stoppable } from './stop.ts';

/** The file system in memory that Linux has. */
const MEMORY = '/dev/shm';
/** Must be free: several times what a run writes, since its browsers need memory, too. */
const ENOUGH_BYTES = 8 * 2 ** 30;

interface TemporaryFolder extends Stoppable {
  folder: string;
  /** For programs that make temporary files. */
  environment: { TMPDIR: string };
}

/**
 * One folder for all temporary files of a test run. Stopping removes it. A run that was killed leaves it behind: the next run
 * removes it.
 */
export function openTemporaryFolder(parent = findParent()): TemporaryFolder {
  for (const folder of findLeftOvers(parent)) remove(folder);
  const folder = mkdtempSync(path.join(parent, `odeta-tests-${process.pid}-`));
  // PostgreSQL, which reads a file from there, may run as another user.
  chmodSync(folder, 0o755);
  return { folder, environment: { TMPDIR: folder }, stop: async () => remove(folder) };
}

/**
 * In memory where there is enough: each database of a test is a thousand files, which are made ten times faster there than on a
 * disk.
 */
const findParent = () => (canHold(MEMORY) ? MEMORY : os.tmpdir());

function canHold(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return mayExecuteIn(folder) && Math.min(bavail * bsize, process.availableMemory()) >= ENOUGH_BYTES;
  } catch {
    // Not Linux.
    return false;
  }
}

/** The tests may copy programs there, which containers do not let run from it. */
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

/** A process that is just ending may still write to it. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
