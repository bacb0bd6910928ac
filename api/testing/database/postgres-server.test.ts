import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-keeper-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const dataFolders = () => readdirSync(folder).filter((name) => name.startsWith('odeta-api-'));

test('the database of a killed test run stops and leaves no data', async () => {
  // PostgreSQL may run as another user.
  chmodSync(folder, 0o755);
  const starter = path.join(folder, 'starter.mjs');
  writeFileSync(
    starter,
    `import { fork } from 'node:child_process';\nfork(process.argv[2]).once('message', () => process.stdout.write('started'));`,
  );
  const run = spawn(process.execPath, [starter, path.join(import.meta.dirname, 'postgres-server.ts')], {
    env: { ...process.env, TMPDIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(run.stdout, 'readable');
  expect(dataFolders()).toHaveLength(1);

  run.kill('SIGKILL');

  // The database's process writes to the same pipe, so that the pipe ends when that process has ended.
  expect(await text(run.stdout)).toBe('started');
  expect(dataFolders()).toEqual([]);
});
