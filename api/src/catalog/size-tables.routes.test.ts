import { readSizeTables } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('all size tables come with their group, their measures and the goods that they are for (P16)', async () => {
  const { body } = await newClient(shop.app, 'sk').send(readSizeTables);

  expect(body.tables.map(({ key, group, measures, url }) => ({ key, group, measures, url }))).toEqual([
    { key: 'letters', group: 'women', measures: [null], url: '/c/zeny' },
    { key: 'women', group: 'women', measures: [null, 'waist'], url: '/c/zeny' },
  ]);
});
