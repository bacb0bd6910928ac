import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';

const PREFIX = '.draft-';

/** A folder of this process for unfinished files. Removes the folders of processes that no longer run. */
export function openDrafts(folder: string): string {
  const own = path.join(folder, `${PREFIX}${process.pid}`);
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(folder).filter((one) => one.startsWith(PREFIX)))
    if (!isRunning(Number(name.slice(PREFIX.length))))
      rmSync(path.join(folder, name), { recursive: true, force: true });
  return own;
}

function isRunning(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process runs under another account.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
