import { existsSync } from 'node:fs';
import path from 'node:path';
import { createReleasedStore, give } from '../../testing/released-store.ts';
import * as releases from './releases.ts';
import * as rollback from './rollback.ts';

const HOUR = 3_600_000;

const hoursLater = (hours: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + hours * HOUR);

afterEach(() => jest.restoreAllMocks());

async function releaseInTurn(shop: Awaited<ReturnType<typeof createReleasedStore>>, count: number) {
  const versions = [shop.cart];
  for (let number = 1; number <= count; number += 1) versions.push(await shop.release('cart', `number(${number})`));
  return versions;
}

test('after five deploys and a prune all versions of running purchases remain with their files', async () => {
  const shop = await createReleasedStore();

  const versions = await releaseInTurn(shop, 5);
  const printed = await give(releases, shop, 'prune', '--days', '2');

  expect(printed).toMatch(/^Every release was needed/);
  expect(shop.retired('cart')).toEqual(versions.slice(0, -1));
  for (const { extras } of shop.document().microFrontends.cart ?? [])
    expect(existsSync(path.join(shop.directory, extras?.release.url.replace('/releases/', '') ?? ''))).toBe(true);
  expect(await give(releases, shop, 'status')).toContain(`${shop.cart}  purchases that began with it`);
});

test('a rollback ends purchases with the bad version and the versions in between, but no others', async () => {
  const shop = await createReleasedStore();
  const [first, second] = await releaseInTurn(shop, 3);

  await give(rollback, shop, 'cart', second ?? '');

  expect([shop.listed('cart'), shop.retired('cart')]).toEqual([[second], [first]]);
});

test('a retired version is listed until the last purchase with it is over', async () => {
  const shop = await createReleasedStore();
  const [first, second] = await releaseInTurn(shop, 1);
  hoursLater(11);
  const third = await shop.release('cart', 'third()');
  expect(shop.retired('cart')).toEqual([first, second]);

  hoursLater(2);
  await shop.release('cart', 'fourth()');

  expect(shop.retired('cart')).toEqual([second, third]);
});
