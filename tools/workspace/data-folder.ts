import { accessSync, constants, existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.ts';

/** @throws {StartFailure} with one sentence that names the folder. */
export function ensureWritable(folder: string) {
  try {
    makeFolder(path.resolve(folder));
    // With the dot a file is none.
    accessSync(`${folder}${path.sep}.`, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The folder ${path.resolve(folder)} cannot be written to (${code}): name another one with DATA_DIR.`,
    );
  }
}

/** Step by step: where nothing can be made, as in `/proc`, the recursive way of Node.js never ends. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}
