import { globSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createReleasedStore, give, prepare } from '../../testing/released-store.ts';
import * as releases from '../commands/releases.ts';
import { pruneStore } from './prune-store.ts';
import { publishRelease } from './publish.ts';

type Shop = Awaited<ReturnType<typeof createReleasedStore>>;

afterEach(() => jest.restoreAllMocks());

const A_MONTH = 40 * 86_400_000;

const filesOf = (script: string) => ({
  'static/react.11111111.js': 'react()',
  [`static/${script}.22222222.js`]: `${script}()`,
});

/** A version of the cart with two files that have addresses without it. */
const versionOf = (script: string) => prepare('cart', script, { shares: 'static/' }, filesOf(script));

const besideVersions = ({ directory }: Shop) =>
  globSync('cart/*.*', { cwd: directory, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort();

test('files whose names say their content are also stored beside the versions, once for all', async () => {
  const shop = await createReleasedStore();
  const [first, second] = [versionOf('first'), versionOf('second')];
  for (const version of [first, second]) await publishRelease(shop.store, version);

  const scripts = ['first.22222222.js', 'react.11111111.js', 'second.22222222.js'];
  expect(besideVersions(shop)).toEqual(scripts.flatMap((name) => [name, `${name}.br`]));
  // An edge from before requests them in the version's folder.
  for (const { version } of [first, second])
    expect(readFileSync(path.join(shop.directory, 'cart', version, 'static/react.11111111.js'), 'utf8')).toBe(
      'react()',
    );
});

test('other content under a name that the store has is refused, and the version does not exist', async () => {
  const shop = await createReleasedStore();
  await shop.store.create('cart/react.11111111.js', Buffer.from('another'));

  await expect(publishRelease(shop.store, versionOf('first'))).rejects.toMatchObject({ exitCode: 3 });

  expect(globSync(`cart/${versionOf('first').version}/release.json`, { cwd: shop.directory })).toEqual([]);
});

test('a shared file is removed with the last release that names it', async () => {
  const shop = await createReleasedStore();
  for (const script of ['first', 'second', 'third', 'fourth'])
    await shop.release('cart', script, { build: { shares: 'static/' }, files: filesOf(script) });
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + A_MONTH);

  const removed = await give(releases, shop, 'prune');

  expect(removed).toContain('removed cart/second.22222222.js');
  // The live version and its fallback stay.
  const kept = ['fourth.22222222.js', 'react.11111111.js', 'third.22222222.js'];
  expect(besideVersions(shop)).toEqual(kept.flatMap((name) => [name, `${name}.br`]));
});

test('a file that is published again stays for as long as a new one, although its release is not listed yet', async () => {
  const shop = await createReleasedStore();
  await publishRelease(shop.store, versionOf('first'));
  const now = Date.now() + A_MONTH;
  const replaced = jest.spyOn(shop.store, 'replace');
  jest.spyOn(Date, 'now').mockReturnValue(now);

  await publishRelease(shop.store, versionOf('second'));

  expect(replaced.mock.calls.map(([file]) => file)).toEqual(['cart/react.11111111.js', 'cart/react.11111111.js.br']);
});

test('an old release that is published again while prune looks for old ones keeps all its files', async () => {
  const shop = await createReleasedStore();
  const old = versionOf('old');
  await publishRelease(shop.store, old);
  for (const file of globSync('cart/{*,*/**/*}.*', { cwd: shop.directory }))
    utimesSync(path.join(shop.directory, file), 0, 0);
  const list = shop.store.list.bind(shop.store);
  jest.spyOn(shop.store, 'list').mockImplementationOnce(async (folder) => {
    const found = await list(folder);
    await publishRelease(shop.store, old);
    return found;
  });

  const removed = await pruneStore(shop.store, shop.team.trusted, { days: 2, dryRun: false });

  expect(removed).toEqual([]);
  expect(besideVersions(shop)).toHaveLength(4);
});

test('a copy that another version of Node has compressed in another way is no other content', async () => {
  const shop = await createReleasedStore();
  await publishRelease(shop.store, versionOf('first'));
  writeFileSync(path.join(shop.directory, 'cart/react.11111111.js.br'), 'compressed in another way');

  await expect(publishRelease(shop.store, versionOf('second'))).resolves.toBe(true);
});
