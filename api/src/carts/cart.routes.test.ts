import { readCartInit } from '@odeta/shared/contracts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { meet } from '../../testing/visitor.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the cart of a new visitor is empty', async () => {
  const visitor = await meet(shop.app);

  const { status, body } = await visitor.send(readCartInit);

  expect(status).toBe(200);
  expect(body.cartItems).toEqual([]);
});
