import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { begin, ended } from '@odeta/testing/commands';
import { workspace } from '@odeta/workspace/workspace';
import { copyWorkspace } from '@odeta/workspace/workspace-copy';

const ifFull = process.env.TEST_SCOPE === 'full' ? test : test.skip;

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'odeta-new-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const run = (program: string, ...args: string[]) => {
  const bin = `${path.join(workspace, 'node_modules/.bin')}:${process.env.PATH}`;
  return ended(begin(program, args, { NODE_OPTIONS: '--experimental-vm-modules --no-warnings', PATH: bin }, root));
};
const make = (...args: string[]) => run('node', 'tools/commands.ts', 'new', ...args);

/** The step of an installation that compares the lock file with the packages; it installs nothing, and downloads descriptions that are not there yet. */
function checkLockFile() {
  const [, pnpm = ''] = /PNPM = '([^']+)'/.exec(readFileSync(path.join(root, 'tools/launch.cjs'), 'utf8')) ?? [];
  return run('npx', '-y', pnpm, 'install', '--frozen-lockfile', '--prefer-offline', '--lockfile-only');
}

test('after a new remote the packages can be installed as the lock file says', async () => {
  copyWorkspace(root);
  const lockFile = path.join(root, 'pnpm-lock.yaml');
  const before = path.join(root, '.data/pnpm-lock.yaml');
  cpSync(lockFile, before);

  const { code, errors } = await make('remote', 'gift', '--owner', 'Presents');

  expect([code, errors]).toEqual([0, '']);
  expect(JSON.parse(readFileSync(path.join(root, 'gift-mfe/package.json'), 'utf8'))).toMatchObject({
    name: '@odeta/gift-mfe',
    federation: { name: 'gift', owner: 'Presents', port: expect.any(Number) },
  });
  expect(await checkLockFile()).toMatchObject({ code: 0 });
  cpSync(before, lockFile);
  expect(await checkLockFile()).toMatchObject({ code: 1, errors: expect.stringContaining('gift-mfe') });
}, 600_000);

test('without a name the command lists what it can make', async () => {
  const list = async (...args: string[]) =>
    (await ended(begin('node', ['tools/commands.ts', 'new', ...args], { NODE_OPTIONS: '' }, workspace))).output;

  const output = await list();

  expect(output).toMatch(/ -- remote gift .+\n.+ -- page account\/vouchers .+\n.+ -- endpoint .+\n.+ -- migration /);
  expect(await list('--help')).toBe(output);
});

// It takes a minute: the types of the whole workspace are checked.
ifFull(
  'what the command writes passes format, types, dependency rules and the check for unused code, and its own tests',
  async () => {
    copyWorkspace(root);
    for (const [kind, name] of [
      ['remote', 'gift'],
      ['page', 'account/vouchers'],
      ['page', 'gift/cards'],
      ['endpoint', 'help/opening-hours'],
      ['migration', 'add-gift-cards'],
    ] as const) {
      expect(await make(kind, name)).toMatchObject({ code: 0 });
    }
    // An installation would make these links.
    cpSync(path.join(root, 'help-mfe/node_modules'), path.join(root, 'gift-mfe/node_modules'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    const passed = { code: 0 };

    expect(await run('biome', 'ci', '.')).toMatchObject(passed);
    expect(await run('depcruise', '.', '--config', '.dependency-cruiser.cjs')).toMatchObject(passed);
    expect(await run('knip')).toMatchObject(passed);
    expect(await run('tsc', '-b', '--singleThreaded')).toMatchObject(passed);
    const own = [
      'gift-mfe',
      'account-mfe/src/vouchers',
      'api/src/help/opening-hours',
      'unit-addresses',
      'src/db/migrate',
    ];
    expect(await run('jest', '--maxWorkers=2', '--passWithNoTests=false', ...own)).toMatchObject(passed);
  },
  1_800_000,
);
