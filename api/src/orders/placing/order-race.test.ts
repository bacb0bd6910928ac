import { sql } from 'kysely';
import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ connections: 20 });
});
beforeEach(async () => {
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

const GUESTS = 200;

/** The pieces that orders hold, compared with the reservations in the stock. */
async function books() {
  const { rows } = await sql<{ orders: number; held: number; reserved: number; left: number }>`
    select (select count(*) from shop_order) as orders,
      (select coalesce(sum(quantity), 0) from order_item) as held,
      (select sum(reserved + preordered) from stock) as reserved,
      (select min(least(on_hand - reserved, incoming - preordered)) from stock) as left
  `.execute(shop.db);
  return rows[0];
}

test('an order that waits for another order is refused with the number of pieces left after it', async () => {
  const buyer = await prepareBuyer(shop, { 'RARE-ink-one': 3 });
  const variantId = await shop.variantId('RARE-ink-one');
  let answer: Promise<Awaited<ReturnType<typeof order>>> | undefined;

  await shop.db.transaction().execute(async (trx) => {
    await sql`update stock set reserved = on_hand - 1 where variant_id = ${variantId}`.execute(trx);
    answer = order(buyer);
    for (let isWaiting = false; !isWaiting; ) {
      const { rows } = await sql`select from pg_locks where not granted and locktype <> 'advisory'`.execute(trx);
      isWaiting = rows.length > 0;
    }
  });

  expect((await answer)?.problem).toMatchObject({ code: 'sold-out', body: { cartItems: [{ available: 1 }] } });
});

test('200 guests order 10 pieces: 10 get one each, and the others get a sold-out error', async () => {
  const buyers = await Promise.all(Array.from({ length: GUESTS }, () => prepareBuyer(shop, { 'RARE-ink-one': 1 })));

  const answers = await Promise.all(buyers.map((buyer) => order(buyer)));

  const placed = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ problem }) => problem.code === 'sold-out');
  expect([placed.length, refused.length]).toEqual([10, GUESTS - 10]);
  expect(refused.every(({ messages }) => messages.length === 1)).toBe(true);
  expect(await books()).toEqual({ orders: 10, held: 10, reserved: 10, left: 0 });
});

test('concurrent orders for overlapping products neither deadlock nor oversell', async () => {
  const goods = ['COAT-camel-36', 'COAT-camel-38', 'COAT-ink-38', 'RARE-ink-one', 'DRESS-wine-s'];
  const cartOf = (guest: number) => {
    const turned = [...goods.slice(guest % goods.length), ...goods.slice(0, guest % goods.length)];
    return Object.fromEntries(turned.slice(0, 3).map((sku) => [sku, 1 + (guest % 2)]));
  };
  const buyers = await Promise.all(Array.from({ length: 100 }, (_, guest) => prepareBuyer(shop, cartOf(guest))));

  const answers = await Promise.all(buyers.map((buyer) => order(buyer)));

  const codes = new Set(answers.map(({ status, problem }) => (status === 200 ? 'placed' : problem.code)));
  const result = await books();
  expect([...codes].sort()).toEqual(['placed', 'sold-out']);
  expect(result?.reserved).toBe(result?.held);
  expect(result?.left).toBeGreaterThanOrEqual(0);
});
