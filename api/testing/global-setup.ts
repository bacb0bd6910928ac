import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import process from 'node:process';

declare global {
  /** Between the beginning and the end of a run there is nothing but the process to remember it. */
  var testPostgres: ChildProcess | undefined;
}

/** One PostgreSQL for the whole run, or the one that TEST_DATABASE_URL names. */
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
