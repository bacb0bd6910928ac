import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';

const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-child-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a server started by a test ends when the test process is killed', async () => {
  const server = path.join(folder, 'server.mjs');
  writeFileSync(server, `setInterval(() => {}, 1000); process.stdout.write('started');`);
  const starter = path.join(folder, 'starter.mjs');
  const module = path.join(import.meta.dirname, 'child-server.ts');
  writeFileSync(
    starter,
    `import { startChildServer } from ${JSON.stringify(module)};\nstartChildServer(process.argv[2], {});`,
  );
  const parent = spawn(process.execPath, [starter, server], { env: {}, stdio: ['ignore', 'pipe', 'inherit'] });

  await once(parent.stdout, 'readable');
  parent.kill('SIGKILL');

  // The server writes to the same pipe, so that the pipe ends when the server has ended.
  expect(await text(parent.stdout)).toBe('started');
});
