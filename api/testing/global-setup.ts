import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

declare global {
  /** A global variable, because setup and teardown share nothing but the process. */
  var testPostgres: ChildProcess | undefined;
}

/** Starts one PostgreSQL for the whole run, unless TEST_DATABASE_URL names one. */
// biome-ignore lint/style/noDefaultExport: Jest asks for it
export default async function startPostgres(): Promise<void> {
  if (process.env.TEST_DATABASE_URL) return;
  const child = fork(path.join(import.meta.dirname, 'database/postgres-server.ts'));
  process.env.TEST_DATABASE_URL = await new Promise<string>((resolve, reject) => {
    child.once('message', (url) => resolve(String(url)));
    child.once('error', reject);
    child.once('exit', () => reject(new Error('The PostgreSQL of the tests did not start')));
  });
  globalThis.testPostgres = child;
}
