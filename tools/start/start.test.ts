import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';

const folder = mkdtempSync(path.join(tmpdir(), 'start-'));
const file = path.join(folder, 'file');
const busy = createServer();
const busyPort = () => (busy.address() as { port: number }).port;

beforeAll(async () => {
  writeFileSync(file, '');
  await new Promise<void>((resolve) => busy.listen(0, '127.0.0.1', resolve));
});

afterAll(() => new Promise((resolve) => busy.close(resolve)));

/** These commands fail before a build or a database is needed. */
const run = (command: string[], environment: NodeJS.ProcessEnv) =>
  ended(
    begin(process.execPath, [path.join(workspace, 'tools/commands.ts'), ...command], {
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: '3999',
      DATA_DIR: folder,
      ...environment,
    }),
  );

test.each<[string, string[], () => NodeJS.ProcessEnv, RegExp]>([
  ['a busy port', ['start'], () => ({ PORT: String(busyPort()) }), /^Port \d+ is busy: .+ PORT\.\n$/],
  ['a busy port of a unit', ['dev'], () => ({ PORT: String(busyPort() - 100) }), /^Port \d+ is busy: .+ PORT\.\n$/],
  ['a data folder that is a file', ['start'], () => ({ DATA_DIR: file }), /^The folder \S+ cannot .+ DATA_DIR\.\n$/],
  [
    'a data folder that cannot be created',
    ['start'],
    () => ({ DATA_DIR: '/proc/odeta' }),
    /^The folder \S+ cannot .+\n$/,
  ],
  ['an invalid port', ['start'], () => ({ PORT: '70000' }), /^The environment variable PORT is wrong: .+\n$/],
  [
    'a certificate without a key',
    ['start'],
    () => ({ TLS_CERT: file }),
    /^TLS_CERT and TLS_KEY belong together: .+\n$/,
  ],
  ['a unit that does not exist', ['dev', 'gift'], () => ({}), /^There is no unit "gift"\. .+ cart, .+\n$/],
  [
    'a port too high for the ports of the units',
    ['dev'],
    () => ({ PORT: '65500' }),
    /^PORT 65500 leaves no room .+\n$/,
  ],
  ['a command that does not exist', ['strat'], () => ({}), /^There is no command "strat"\. .+ start, .+\n$/],
])('%s is reported in a one-line error message', async (_, command, environment, sentence) => {
  const { code, output, errors } = await run(command, environment());

  expect(errors).toMatch(sentence);
  expect(output).toBe('');
  expect(code).toBe(1);
});
