import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { findOpenPoints } from './point.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the points of a country are read in parts, none twice and none left out (J9)', async () => {
  let parts = 0;
  const counted = shop.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      parts += 1;
      return result;
    },
  });
  const whole = await findOpenPoints(shop.db, 'sk');

  expect(await findOpenPoints(counted, 'sk', 7)).toEqual(whole);
  expect(parts).toBe(Math.floor(whole.length / 7) + 1);
});
