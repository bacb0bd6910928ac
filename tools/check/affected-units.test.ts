import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { workspace } from '@odeta/workspace/workspace';
import { listAffectedUnits } from './affected-units.ts';

const root = mkdtempSync(path.join(tmpdir(), 'affected-'));
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@odeta.example', ...args], { cwd: root });

function write(file: string, content: string) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), content);
}

const lockFile = (version: string) => `lockfileVersion: '9.0'
importers:
  .: {}
  cart:
    dependencies:
      kit:
        specifier: workspace:*
        version: link:../kit
  help: {}
  kit:
    dependencies:
      ms:
        specifier: '2'
        version: ${version}
packages:
  ms@${version}:
    resolution: {integrity: sha512-${version}}
snapshots:
  ms@${version}: {}
`;

beforeAll(() => {
  write(
    'package.json',
    JSON.stringify({ name: 'shop', devEngines: { packageManager: { name: 'pnpm', version: '12.21.0' } } }),
  );
  write('pnpm-workspace.yaml', 'packages: [cart, help, kit]\n');
  write('turbo.json', JSON.stringify({ tasks: {} }));
  write('pnpm-lock.yaml', lockFile('2.1.2'));
  write('cart/package.json', JSON.stringify({ name: 'cart', dependencies: { kit: 'workspace:*' } }));
  write('help/package.json', JSON.stringify({ name: 'help' }));
  write('kit/package.json', JSON.stringify({ name: 'kit', dependencies: { ms: '2' } }));
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'The beginning');
});
afterEach(() => git('checkout', '--quiet', '.'));
afterAll(() => rmSync(root, { recursive: true }));

test('a package with another version in the lock file affects the units that use it, and those that depend on them', () => {
  write('pnpm-lock.yaml', lockFile('2.1.3'));

  expect(listAffectedUnits({ root, since: 'HEAD' })).toEqual(['cart', 'kit']);
});

test('a changed file affects its unit and those that depend on it', () => {
  write('cart/package.json', JSON.stringify({ name: 'cart', version: '2.0.0', dependencies: { kit: 'workspace:*' } }));

  expect(listAffectedUnits({ root, since: 'HEAD' })).toEqual(['cart']);
});

test('Turborepo reads the pnpm version with which packages are installed', () => {
  const { devEngines } = JSON.parse(readFileSync(path.join(workspace, 'package.json'), 'utf8'));
  const { name, version } = devEngines.packageManager;

  expect(readFileSync(path.join(workspace, 'tools/launch.cjs'), 'utf8')).toContain(`'${name}@${version}'`);
});
