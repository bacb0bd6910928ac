import { readSizeTables } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('all size tables are returned with their group, measures and product category URL (P16)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readSizeTables);

  expect(body.tables.map(({ key, group, measures, url }) => ({ key, group, measures, url }))).toEqual([
    { key: 'letters', group: 'women', measures: [null], url: '/c/zeny' },
    { key: 'women', group: 'women', measures: [null, 'waist'], url: '/c/zeny' },
  ]);
});
