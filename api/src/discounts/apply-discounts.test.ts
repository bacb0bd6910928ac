import { readCheckoutInit, useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';
import { releaseDiscounts } from './apply-discounts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ connections: 20 });
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`update stock set on_hand = 500`.execute(shop.db);
  await sql`update discount_code set uses = 0`.execute(shop.db);
  await sql`update voucher set remaining = value`.execute(shop.db);
});
afterAll(() => shop.close());

const usesOf = (code: string) =>
  shop.db.selectFrom('discountCode').select('uses').where('code', '=', code).executeTakeFirstOrThrow();
const leftOf = (code: string) =>
  shop.db.selectFrom('voucher').select('remaining').where('code', '=', code).executeTakeFirstOrThrow();
const lastOrder = () => shop.db.selectFrom('shopOrder').selectAll().executeTakeFirstOrThrow();
const totalOf = async (buyer: TestClient) => (await buyer.send(readCheckoutInit)).body.summary.total;

async function meetWithCode(code: string) {
  const buyer = await prepareBuyer(shop);
  await buyer.send(useDiscountCode, { code });
  return { buyer, total: await totalOf(buyer) };
}

test('one of fifty buyers with the same single-use code gets it, the others see the new total (L1)', async () => {
  const buyers = await Promise.all(Array.from({ length: 50 }, () => meetWithCode('ONCE')));

  const answers = await Promise.all(buyers.map(({ buyer, total }) => order(buyer, { total })));

  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ problem }) => problem.code === 'total-changed')).toHaveLength(49);
  expect(await usesOf('ONCE')).toEqual({ uses: 1 });
  const orders = await shop.db.selectFrom('shopOrder').select('discountCodeCost').execute();
  expect(orders).toEqual([{ discountCodeCost: 1250 }]);
});

test('a buyer who is too late for a single-use code sees the reason, and can then order at the full price', async () => {
  const first = await meetWithCode('ONCE');
  const second = await meetWithCode('ONCE');
  await order(first.buyer, { total: first.total });

  const refused = await order(second.buyer, { total: second.total });
  const now = await second.buyer.send(readCheckoutInit);
  const placed = await order(second.buyer, { total: now.body.summary.total });

  expect(refused.problem.code).toBe('total-changed');
  expect(now.body.discountCode).toMatchObject({ state: 'used', message: 'Tento kód už bol použitý.' });
  expect(placed.status).toBe(200);
});

test('a voucher of thirty is never overspent, however many orders use it at the same time (L2)', async () => {
  const buyers = await Promise.all(Array.from({ length: 20 }, () => meetWithCode('GIFT')));

  const answers = await Promise.all(buyers.map(({ buyer, total }) => order(buyer, { total })));

  const { rows } = await sql<{ spent: number }>`select sum(voucher_discount) as spent from shop_order`.execute(shop.db);
  const { remaining } = await leftOf('GIFT');
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  expect(Number(rows[0]?.spent) + remaining).toBe(3000);
});

test('the code and voucher used by an order are released once, however often that is requested', async () => {
  const { buyer } = await meetWithCode('ONCE');
  await buyer.send(useDiscountCode, { code: 'SMALL-GIFT' });
  await order(buyer);
  const { id } = await lastOrder();
  expect([await usesOf('ONCE'), await leftOf('SMALL-GIFT')]).toEqual([{ uses: 1 }, { remaining: 0 }]);

  await Promise.all([1, 2, 3].map(() => shop.db.transaction().execute((trx) => releaseDiscounts(trx, id))));

  expect([await usesOf('ONCE'), await leftOf('SMALL-GIFT')]).toEqual([{ uses: 0 }, { remaining: 200 }]);
});

test('a refused order does not use up its discount code', async () => {
  const { buyer } = await meetWithCode('ONCE');

  const refused = await order(buyer, { basketConsents: [] });

  expect(refused.status).toBe(422);
  expect(await usesOf('ONCE')).toEqual({ uses: 0 });
});
