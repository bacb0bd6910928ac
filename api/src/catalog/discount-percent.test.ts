import { readCategory, readProduct } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { refreshListings } from '../db/refresh-listings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each([
  ['rounded down', 3499, 2699, 22],
  ['an integer', 12_000, 9000, 25],
  ['below one', 10_000, 9970, null],
  ['negative, because the promotion costs more than the lowest price before', 7000, 7500, null],
])('a percentage that is %s is the same on product card and product page', async (_, priceOld, pricePromo, percent) => {
  await shop.db.updateTable('price').set({ priceOld, pricePromo, price: 20_000 }).where('country', '=', 'sk').execute();
  await shop.db.transaction().execute((trx) => refreshListings(trx));
  const client = await startSession(shop.app);

  const { body: category } = await client.send(readCategory, { slug: 'kabaty' });
  const { body: product } = await client.send(readProduct, { slug: 'kabat' });

  expect(category.products.find(({ url }) => url === '/p/kabat')).toMatchObject({ discountPercent: percent });
  expect(new Set(product.variants.map(({ discountPercent }) => discountPercent))).toEqual(new Set([percent]));
});
