import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { zstdDecompressSync } from 'node:zlib';
import { laterVersions } from '@odeta/delivery/releases/delta-file';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as releases from '../commands/releases.ts';

afterEach(() => {
  jest.restoreAllMocks();
  delete process.env.RELEASE_DELTAS;
});

const random = createHash('sha512').update('a page').digest('hex').repeat(3) + createHash('sha512').digest('hex');
const pageOf = (version: number) => `${random}+${version}`;

/** Versions of the cart that differ in one page and in nothing else but the entry. */
async function releaseVersions(versions: readonly number[]) {
  const shop = await createReleasedStore();
  for (const version of versions)
    await shop.release('cart', `${random}(${version})`, {
      build: { shares: 'static/' },
      files: { 'static/same.00000000.js': random, [`static/page-list.${version}.js`]: pageOf(version) },
    });
  const found = () => globSync('cart/**/*.dcz', { cwd: shop.directory }).sort();
  return { shop, found };
}

const hex = (text: string) => createHash('sha256').update(text).digest('hex');

test('a release has deltas of what has changed against the versions before, and they unpack to its files', async () => {
  const { shop, found } = await releaseVersions([1, 2, 3]);

  const pages = found().filter((file) => file.includes('page-list'));
  expect(pages).toEqual(
    [`2.js.${hex(pageOf(1))}`, `3.js.${hex(pageOf(1))}`, `3.js.${hex(pageOf(2))}`]
      .map((name) => `cart/page-list.${name}.dcz`)
      .sort(),
  );
  expect(found().filter((file) => file.includes('remote-entry')).length).toBeGreaterThanOrEqual(3);
  expect(found().filter((file) => file.includes('same'))).toEqual([]);
  const delta = readFileSync(path.join(shop.directory, `cart/page-list.3.js.${hex(pageOf(1))}.dcz`));
  const dictionary = Buffer.from(pageOf(1));
  expect(zstdDecompressSync(delta.subarray(40), { dictionary }).toString()).toBe(pageOf(3));
  expect(delta.length).toBeLessThan(90);
});

test('RELEASE_DELTAS says against how many versions, and 0 makes none', async () => {
  process.env.RELEASE_DELTAS = '0';

  const { found } = await releaseVersions([1, 2]);

  expect(found()).toEqual([]);
});

test('another value of RELEASE_DELTAS is refused, and nothing is published', async () => {
  process.env.RELEASE_DELTAS = 'three';

  await expect(releaseVersions([1])).rejects.toMatchObject({ exitCode: 2 });
});

test('a delta is removed with its file', async () => {
  const { shop, found } = await releaseVersions([1, 2, 3, 4]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 40 * 86_400_000);

  await give(releases, shop, 'prune');

  expect(found().filter((file) => file.includes('page-list.2'))).toEqual([]);
  expect(found().filter((file) => file.includes('page-list.4'))).toHaveLength(3);
});

test.each([
  ['shell/main.1a2b3c4d.css', 'shell/main.*.css'],
  ['cart/1.0.0-abc/browser/remote-entry.js', 'cart/*/browser/remote-entry.js'],
  ['cart/1.0.0-abc/static/page.1a2b3c4d.js', null],
  ['cart/1.0.0-abc/server/server.cjs', null],
])('%s is a dictionary for %s', (file, pattern) => {
  expect(laterVersions(file)).toBe(pattern);
});
