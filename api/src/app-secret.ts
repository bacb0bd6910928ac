import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key of visitor ids and tokens that is kept in the data folder; made when it is not there. */
export function readAppSecret(dataDir: string): string {
  const file = path.join(dataDir, 'app-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // Fails when it is there: of two processes that start at once, one writes and both read.
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  return readFileSync(file, 'utf8');
}
