import { VERSION_SET_COOKIE } from '@odeta/contracts';
import { signVersionSet } from '@odeta/node/version-set';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Orders with this cookie. @returns the versions in the order's row. */
async function versionsOf(cookie: string | undefined) {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  if (cookie !== undefined) buyer.cookies.set(VERSION_SET_COOKIE, cookie);
  await order(buyer);
  const { rows } = await sql`select versions from shop_order order by placed_at desc limit 1`.execute(shop.db);
  return rows[0];
}

test('an order stores the front-end versions it was placed with', async () => {
  const versions = { cart: '1.4.0', checkout: '2.0.0' };

  expect(await versionsOf(signVersionSet(TEST_SECRET, versions))).toEqual({ versions });
});

test.each([
  ['no version cookie', undefined],
  ['a version cookie signed with another secret', signVersionSet('o'.repeat(40), { cart: '1.4.0' })],
])('an order with %s stores no versions', async (_, cookie) => {
  expect(await versionsOf(cookie)).toEqual({ versions: null });
});
