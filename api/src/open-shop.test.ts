import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { SEED_FOLDER } from '../testing/database/database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-open-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Runs the server with an embedded PostgreSQL until it ends. */
async function startAndFail(environment: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'server.ts')], {
    env: { DATA_DIR: folder, SEED_DIR: SEED_FOLDER, LOG_LEVEL: 'silent', HOST: '127.0.0.1', ...environment },
    stdio: 'ignore',
  });
  const [code] = await once(child, 'exit');
  return { code, hadDatabase: existsSync(path.join(folder, 'pg/PG_VERSION')) };
}

/** PostgreSQL deletes this file when it has stopped. */
const isPostgresRunning = () => existsSync(path.join(folder, 'pg/postmaster.pid'));

test('an API that cannot read its seed stops the PostgreSQL that it has started', async () => {
  expect(await startAndFail({ SEED_DIR: path.join(folder, 'none') })).toEqual({ code: 1, hadDatabase: true });

  expect(isPostgresRunning()).toBe(false);
});

test('an API whose port is in use stops the PostgreSQL that it has started', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };

  expect(await startAndFail({ PORT: String(port) })).toEqual({ code: 1, hadDatabase: true });

  expect(isPostgresRunning()).toBe(false);
  other.close();
});
