import { amendOrder, cancelOrder } from '@odeta/contracts';
import { sql } from 'kysely';
import { readStock } from '../../testing/database/money-truth.ts';
import { addSize, meetAmender, offerOf } from '../../testing/people/amender.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const ROUNDS = 6;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await sql`update stock set on_hand = 1000`.execute(shop.db);
  await addSize(shop, 'l');
});
afterAll(() => shop.close());

/** A paid order of two dresses, and the request that removes one. */
async function begin() {
  const met = await meetAmender(shop, { 'DRESS-wine-s': 2 });
  await sql`update shop_order set payment_state = 'paid' where id = ${met.orderId}`.execute(shop.db);
  const { version, lines } = await offerOf(met.buyer, met.orderId);
  const [line] = lines;
  const lineId = line?.lineId ?? '';
  const variantId = line?.sizes.find(({ size }) => size.endsWith('l'))?.variantId ?? '';
  const send = (part: { quantity: number; variantId: string | null }) =>
    met.buyer.send(amendOrder, { orderId: met.orderId, version, lines: [{ lineId, ...part }] });
  return { ...met, lineId, variantId, send };
}

const refundsOf = async (orderId: string) =>
  (await shop.db.selectFrom('refund').select('amount').where('orderId', '=', orderId).execute()).map(
    ({ amount }) => amount,
  );

async function requireStock() {
  const { there, reserved, sent, open } = await readStock(shop.db);
  expect([there > 0, reserved, sent >= 0]).toEqual([true, open, true]);
}

test('when two amendments of an order are sent at the same time, one is saved and the other is refused, because the order has changed (P5)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { orderId, variantId, send } = await begin();

    const answers = await Promise.all([send({ quantity: 1, variantId: null }), send({ quantity: 2, variantId })]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await refundsOf(orderId)).toEqual(answers[0]?.status === 200 ? [2499] : []);
    await requireStock();
  }
});

test('when an order is amended and cancelled at the same time, everything is refunded once (P5)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { buyer, orderId, row, send } = await begin();

    const [amended, cancelled] = await Promise.all([
      send({ quantity: 1, variantId: null }),
      buyer.send(cancelOrder, { orderId }),
    ]);

    expect([[200, 409].includes(amended.status), cancelled.status]).toEqual([true, 200]);
    const refunds = await refundsOf(orderId);
    expect(refunds.reduce((sum, amount) => sum + amount, 0)).toBe(row.total);
    await requireStock();
  }
});

test('when an order is amended and packed at the same time, the parcel has what the order has (P5, P6)', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { lineId, variantId, warehouse, send } = await begin();

    const [amended, packed] = await Promise.all([
      send({ quantity: 2, variantId }),
      warehouse.report('packed', { parcel: 'one', pieces: [{ lineId, quantity: 2 }] }),
    ]);

    const outcomes = [amended.status, packed.body.outcome];
    expect([
      [200, 'refused'],
      [409, 'applied'],
    ]).toContainEqual(outcomes);
    await requireStock();
  }
});

test('the last piece of a size goes to one of two orders, and the other keeps its own (P5)', async () => {
  await sql`
    update stock set on_hand = reserved + 1 where variant_id = (select id from variant where sku = 'DRESS-wine-l')
  `.execute(shop.db);
  const orders = [await begin(), await begin()];

  const answers = await Promise.all(orders.map(({ variantId, send }) => send({ quantity: 1, variantId })));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.problem.code).toBe('sold-out');
  await requireStock();
});
