import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { dataFolder } from './workspace.ts';

/** The key of visitor ids and request-forgery tokens: given, or made once and kept beside the database. */
export function readSecret(environment: NodeJS.ProcessEnv): string {
  if (environment.APP_SECRET) return environment.APP_SECRET;
  const file = path.join(dataFolder(environment), 'secret');
  if (!existsSync(file)) {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}
