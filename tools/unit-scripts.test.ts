import { existsSync, globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';
import { withHere } from './here.ts';

const folders = globSync('{*,shared/*,sandbox/*}/package.json', { cwd: workspace, exclude: ['assets/**'] }).map(
  path.dirname,
);
const has = (folder: string, file: string) => existsSync(path.join(workspace, folder, file));
const scriptsOf = (folder: string): Record<string, string> =>
  JSON.parse(readFileSync(path.join(workspace, folder, 'package.json'), 'utf8')).scripts;

test('every unit and package has the scripts that it can have, the same everywhere', () => {
  for (const folder of folders) {
    const launch = `exec node ${path.posix.relative(folder, 'tools/launch.cjs')}`;
    const expected = {
      ...(has(folder, 'webpack.config.mjs') && { dev: `${launch} dev --here`, build: `${launch} build --here` }),
      ...(has(folder, 'jest.config.cjs') && { test: `${launch} unit --here` }),
      check: `${launch} check --here`,
    };
    expect({ folder, scripts: scriptsOf(folder) }).toMatchObject({ folder, scripts: expected });
  }
  expect(folders.length).toBeGreaterThan(20);
});

test.each([
  ['dev', ['--against', 'http://shop'], ['--against', 'http://shop', 'cart']],
  ['build', [], ['cart']],
  ['unit', ['cart.store'], ['cart.store', '--selectProjects', 'cart-mfe']],
  ['check', [], ['--in', 'cart-mfe']],
])('in the folder of a unit, %s is about that unit', (command, args, expected) => {
  expect(withHere(command, ['--here', ...args], path.join(workspace, 'cart-mfe'))).toEqual(expected);
});

function runScript(folder: string, ...args: string[]) {
  const environment = {
    DATA_DIR: mkdtempSync(path.join(tmpdir(), 'scripts-')),
    NODE_OPTIONS: '',
    JEST_WORKER_ID: undefined,
  };
  return ended(begin('npm', args, environment, path.join(workspace, folder)));
}

test.each([
  ['cart-mfe', 'messages'],
  ['shared/contracts', 'fold-accents'],
  ['delivery', 'retired'],
])('`npm test` in the folder %s runs tests of that unit only', async (folder, pattern) => {
  const { code, output, errors } = await runScript(folder, 'test', '--', pattern);

  expect({ code, errors }).toMatchObject({ code: 0 });
  expect(output + errors).toMatch(new RegExp(`PASS .*${path.basename(folder)} `));
  expect(output + errors).toMatch(/Test Suites: [0-9]+ passed/);
});

test('`npm run check` in the folder of a package checks its format, lint and types', async () => {
  const { code, output } = await runScript('shared/validation', 'run', 'check');

  expect(code).toBe(0);
  expect(output).toMatch(/format and lint: passed/);
  expect(output).toMatch(/types: passed/);
}, 180_000);
