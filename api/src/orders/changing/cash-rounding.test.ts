import { type CountryCode, choosePayment, readCheckoutInit, readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openWarehouse } from '../../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** An order of three pieces at this price, in minor units. */
async function place(country: CountryCode, price: number) {
  await sql`update price set price = ${price}::bigint, price_promo = null, price_old = null where country = ${country}`.execute(
    shop.db,
  );
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 3 }, country);
  const { summary } = (await buyer.send(readCheckoutInit)).body;
  await order(buyer, { total: summary.total });
  const { body } = await buyer.send(readConfirmInit);
  const { id, number } = body.order;
  const row = () =>
    shop.db
      .selectFrom('shopOrder')
      .select(['total', 'reducedBy', 'cashRounding', 'roundingChange', 'shippingCost'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
  return { summary, id, row, confirmed: body.order.summary, warehouse: openWarehouse(shop.app, number) };
}

test('in Hungary the amount that is collected can be paid in coins, before and after a piece is sold out', async () => {
  const { summary, confirmed, warehouse, row } = await place('hu', 9_721);
  const exact = summary.itemsValue + summary.shippingCost;

  expect(summary.itemsValue).toBe(29_163);
  expect(summary.total - summary.cashRounding).toBe(exact);
  expect(summary.total % 5).toBe(0);
  expect(confirmed).toMatchObject({ cashRounding: summary.cashRounding, total: summary.total });
  expect((await warehouse.order()).collect).toEqual({ amount: summary.total, currency: 'HUF' });

  const [line] = await warehouse.openPieces();
  await warehouse.report('sold-out', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }] });

  const { total, reducedBy, cashRounding, roundingChange } = await row();
  expect((total - reducedBy) % 5).toBe(0);
  expect(total - reducedBy - (cashRounding ?? 0) - roundingChange).toBe(exact - 9_721);
  expect((await warehouse.order()).collect?.amount).toBe(total - reducedBy);
});

test('an order paid in cash has a rounding line, an order paid by card has none and an exact total', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-m': 1 }, 'sk');
  const byCard = (await buyer.send(choosePayment, { payment: 'card' })).body.summary;
  const inCash = (await buyer.send(choosePayment, { payment: 'cod' })).body.summary;

  expect([byCard.cashRounding, byCard.total]).toEqual([0, 28.98]);
  expect([inCash.cashRounding, inCash.total]).toEqual([0.02, 30.2]);
});

test('what was paid in cash comes back exactly, with its rounding', async () => {
  const { warehouse, row, summary, id } = await place('sk', 2449);
  await warehouse.deliver();
  const pieces = (await warehouse.order()).lines.map(({ lineId }) => ({ lineId, quantity: 3 }));
  await sql`update shop_order set payment_state = 'paid' where id = ${id}`.execute(shop.db);
  const before = await row();

  await warehouse.report('return-received', { pieces, sellable: true });

  const after = await row();
  expect(before.total).toBe(Math.round(summary.total * 100));
  expect(after.reducedBy).toBe(7347);
  expect(after.roundingChange).toBe(0);
});
