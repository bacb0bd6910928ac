import { globSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createReleasedStore, give, prepare } from '../../testing/released-store.ts';
import * as promote from '../commands/promote.ts';
import * as releases from '../commands/releases.ts';
import { publishRelease } from './publish.ts';
import { isStillUnneeded } from './still-unneeded.ts';

type Shop = Awaited<ReturnType<typeof createReleasedStore>>;

const LATER = Date.now() + 40 * 86_400_000;

/** Long after everything in the store was published. */
const monthsLater = () => jest.spyOn(Date, 'now').mockReturnValue(LATER);

afterEach(() => jest.restoreAllMocks());

const releasesOf = (shop: Shop, unit: string) => globSync(`${unit}/*/release.json`, { cwd: shop.directory }).length;

test('prune removes releases that no recent document lists; live versions and their fallbacks stay', async () => {
  const shop = await createReleasedStore();
  for (const script of ['second()', 'third()', 'fourth()']) await shop.release('cart', script);
  monthsLater();

  const printed = await give(releases, shop, 'prune');

  expect(printed.split('\n')).toHaveLength(2);
  expect(printed).toContain(`removed cart@${shop.cart}`);
  expect([releasesOf(shop, 'cart'), releasesOf(shop, 'help')]).toEqual([2, 1]);
  expect(globSync('cart/*/server/maps/*', { cwd: shop.directory })).toHaveLength(2);
  expect(globSync('**/.draft*', { cwd: shop.directory })).toEqual([]);
});

test('releases that were listed within the last 30 days stay, even if they are no longer listed', async () => {
  const shop = await createReleasedStore();
  await shop.release('cart', 'canary()', { share: { traffic: 10 } });
  for (const script of ['second()', 'third()']) await shop.release('cart', script);

  expect(await give(releases, shop, 'prune')).toBe('Every release was needed within the last 30 days.');
  expect(releasesOf(shop, 'cart')).toBe(4);
});

test('a canary stays, and --dry-run only prints the releases that would be removed', async () => {
  const shop = await createReleasedStore();
  await publishRelease(shop.store, prepare('cart', 'unlisted()'));
  await shop.release('cart', 'canary()', { share: { traffic: 0 } });
  monthsLater();

  const printed = await give(releases, shop, 'prune', '--dry-run');

  expect(printed).toMatch(/^would remove cart@\S+$/);
  expect(releasesOf(shop, 'cart')).toBe(3);
});

test('a recently published release that is not listed yet stays', async () => {
  const shop = await createReleasedStore();
  await publishRelease(shop.store, prepare('cart', 'unlisted()'));

  expect(JSON.parse(await give(releases, shop, 'prune', '--json'))).toEqual({ dryRun: false, removed: [] });
});

test('prune also removes the incomplete release of a killed command', async () => {
  const shop = await createReleasedStore();
  const { version } = prepare('cart', 'half()');
  await publishRelease(shop.store, prepare('cart', 'half()'));
  rmSync(path.join(shop.directory, 'cart', version, 'release.json'));
  for (const file of globSync(`cart/${version}/**/*.*`, { cwd: shop.directory }))
    utimesSync(path.join(shop.directory, file), 0, 0);

  expect(await give(releases, shop, 'prune')).toBe(`removed cart@${version}`);
  await expect(give(promote, shop, 'cart')).rejects.toMatchObject({ exitCode: 3 });
});

const makeOld = (shop: Shop, version: string) => {
  for (const file of globSync(`cart/${version}/**/*.*`, { cwd: shop.directory }))
    utimesSync(path.join(shop.directory, file), 0, 0);
};
const found = (shop: Shop, version: string) => ({
  name: `cart@${version}`,
  files: globSync(`cart/${version}/**/*.*`, { cwd: shop.directory }),
});

test('a release that is published again, or listed, after it was found to be unneeded stays', async () => {
  const shop = await createReleasedStore();
  const [old, again, listed] = [prepare('cart', 'old()'), prepare('cart', 'again()'), prepare('cart', 'listed()')];
  for (const release of [old, again, listed]) {
    await publishRelease(shop.store, release);
    makeOld(shop, release.version);
  }
  await publishRelease(shop.store, again);
  await shop.release('cart', 'listed()');
  makeOld(shop, listed.version);
  const still = ({ version }: typeof old) =>
    isStillUnneeded(shop.store, shop.team.trusted, found(shop, version), Date.now() - 86_400_000);

  expect([await still(old), await still(again), await still(listed)]).toEqual([true, false, false]);
});
