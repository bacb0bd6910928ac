import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.ts';

/** @throws {StartFailure} with one sentence that names the folder. */
export function ensureWritable(folder: string) {
  try {
    makeFolder(path.resolve(folder));
    // The trailing dot makes it fail for a file.
    accessSync(`${folder}${path.sep}.`, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The folder ${path.resolve(folder)} cannot be written to (${code}): name another one with DATA_DIR.`,
    );
  }
}

/** Step by step, because Node's recursive mode never ends where nothing can be created, as in `/proc`. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
