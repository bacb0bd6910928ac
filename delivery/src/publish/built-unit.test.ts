import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseSchema } from '@odeta/contracts';
import { integrityOf } from '@odeta/node/integrity';
import * as v from 'valibot';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as release from '../commands/release.ts';
import { prepareBuilt } from './built-unit.ts';

const described = {
  unit: 'help',
  version: '2.0.0',
  owner: 'Gifts',
  entry: 'remote-entry.js',
  routes: [{ path: '/help' }],
};

/** The output of another team's bundler, with its description. */
function build(description: object | string = described, more: Record<string, string> = {}) {
  const folder = mkdtempSync(path.join(tmpdir(), 'built-'));
  const text = typeof description === 'string' ? description : JSON.stringify(description);
  const files = { 'remote-entry.js': 'entry()', 'assets/page.js': 'page()', 'unit.json': text, ...more };
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

function prepare(folder: string) {
  const prepared = prepareBuilt(folder, mkdtempSync(path.join(tmpdir(), 'builds-')));
  const text = readFileSync(path.join(prepared.folder, 'release.json'), 'utf8');
  return { ...prepared, release: v.parse(v.pipe(v.string(), v.parseJson(), ReleaseSchema), text) };
}

test('the output of another bundler becomes a release that lists every file with its integrity', () => {
  const { version, release } = prepare(build());

  expect(version).toMatch(/^2\.0\.0-[0-9a-f]{10}$/);
  expect(release).toMatchObject({
    unit: 'help',
    owner: 'Gifts',
    entry: 'remote-entry.js',
    routes: [{ path: '/help' }],
  });
  expect(release.server).toBeUndefined();
  expect(release.files['assets/page.js']?.integrity).toBe(integrityOf(Buffer.from('page()')));
});

test('a release of ES modules lists all modules that the entry loads, but no server files', () => {
  const description = { ...described, modules: true, server: 'server/server.cjs' };

  const { release } = prepare(build(description, { 'server/server.cjs': '', 'server/more.js': '', 'style.css': '' }));

  expect(release).toMatchObject({ modules: ['assets/page.js'], server: 'server/server.cjs' });
});

test('a unit of another bundler is released with the same command, and only the entry of its unit changes', async () => {
  const shop = await createReleasedStore();
  const before = shop.listed('cart');

  await give(release, shop, '--built', build());

  expect(shop.listed('help')).toEqual([expect.stringMatching(/^2\.0\.0-/)]);
  expect(shop.listed('cart')).toEqual(before);
});

test.each([
  ['no description', '', /unit\.json: Invalid JSON/],
  ['an invalid version', { ...described, version: 'two' }, /version: must be a version such as 1\.4\.0/],
  ['an invalid route', { ...described, routes: [{ path: 'help' }] }, /routes\.0\.path/],
  ['an unknown key', { ...described, stiles: [] }, /stiles/],
  ['an unknown language', { ...described, messages: { xx: 'remote-entry.js' } }, /messages\.xx/],
  ['a missing file', { ...described, styles: ['style.css'] }, /names style\.css, which is not there/],
  [
    'a server bundle outside of its folder',
    { ...described, server: 'remote-entry.js' },
    /server: must lie in server\//,
  ],
])('a build with %s is refused', (_, description, message) => {
  expect(() => prepare(build(description))).toThrow(
    expect.objectContaining({ exitCode: 2, message: expect.stringMatching(message) }),
  );
});

test('a folder without a description, or a unit name together with --built, is refused with exit code 2', async () => {
  const shop = await createReleasedStore();
  const empty = mkdtempSync(path.join(tmpdir(), 'built-'));

  await expect(give(release, shop, '--built', empty)).rejects.toMatchObject({ exitCode: 2 });
  await expect(give(release, shop, 'cart', '--built', build())).rejects.toMatchObject({ exitCode: 2 });
});
