import { accessSync, constants, mkdirSync } from 'node:fs';
import path from 'node:path';
import { StartFailure } from './failure.ts';

/** @throws {StartFailure} with one sentence that names the folder. */
export function ensureWritable(folder: string) {
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartFailure(
      `The folder ${path.resolve(folder)} cannot be written to (${code}): name another one with DATA_DIR.`,
    );
  }
}
