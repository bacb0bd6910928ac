import { countryCodes, readConfirmInit } from '@odeta/contracts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { retryConflicts } from '../../db/retry-conflicts.ts';
import { findBuyer } from './buyer.repository.ts';
import { drawOrderNumbers } from './order-number.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test.each(countryCodes)('an order number in %s has the country code and two groups of four digits', (country) => {
  for (const number of drawOrderNumbers(country)) expect(number).toMatch(/^[A-Z]{2} \d{4} \d{4}$/);
});

test('order numbers are drawn at random and do not reveal how many orders there are', () => {
  const draws = [7, 0, 9999, 42];
  const [first, second] = drawOrderNumbers('sk', () => draws.shift() ?? 0);

  expect([first, second]).toEqual(['SK 0007 0000', 'SK 9999 0042']);
});

test('an order number in use is not assigned to another order', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { number } = (await buyer.send(readConfirmInit)).body.order;
  const { idHash } = await shop.db.selectFrom('session').select('idHash').executeTakeFirstOrThrow();

  const drawn = await shop.db
    .transaction()
    .execute((trx) => findBuyer(trx, { idHash, country: 'sk' }, { cartId: 0, numbers: [number, 'SK 0000 0001'] }));

  expect(drawn.number).toBe('SK 0000 0001');
});

test('an order that draws the same number as a simultaneous order is retried', async () => {
  const taken = Object.assign(new Error('duplicate key'), { code: '23505', constraint: 'shop_order_number_key' });
  const answers = [() => Promise.reject(taken), () => Promise.resolve('placed')];

  expect(await retryConflicts(async () => answers.shift()?.())).toBe('placed');
});
