import { chmodSync, lstatSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import type { Stoppable } from './stop.ts';

interface TemporaryFolder extends Stoppable {
  folder: string;
  /** For programs that make temporary files. */
  environment: { TMPDIR: string };
}

/**
 * One folder for all temporary files of a test run. Stopping removes it. A run that was killed leaves it behind: the next run
 * removes it.
 */
export function openTemporaryFolder(parent = os.tmpdir()): TemporaryFolder {
  for (const folder of findLeftOvers(parent)) remove(folder);
  const folder = mkdtempSync(path.join(parent, `odeta-tests-${process.pid}-`));
  // PostgreSQL, which reads a file from there, may run as another user.
  chmodSync(folder, 0o755);
  return { folder, environment: { TMPDIR: folder }, stop: async () => remove(folder) };
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
