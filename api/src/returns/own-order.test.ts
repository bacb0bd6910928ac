import {
  declareWithdrawal,
  type InputOf,
  openReturn,
  quoteWithdrawal,
  readConfirmInit,
  readOwnOrder,
  readReturnOffer,
  useDiscountCode,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { meetReturner, returnForm } from '../../testing/people/returner.ts';
import { openTestShop, TEST_NOW, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../orders/order-link/order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the form receives the visitor’s last order, also in a browser that opened its link, but nobody else’s (P6)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const other = await startSession(shop.app);
  await other.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, id)}` });

  const { body } = await buyer.send(readOwnOrder);
  expect(body.order).toMatchObject({ number, name: 'Jana Hrušková', email: customers.sk.email });
  expect(body.order?.lines[0]).toMatch(/, .+ \d+ ks$/);
  expect((await other.send(readOwnOrder)).body.order).toEqual(body.order);
  expect((await (await startSession(shop.app)).send(readOwnOrder)).body.order).toBeNull();

  await sql`update order_grant set expires_at = now()`.execute(shop.db);
  expect((await other.send(readOwnOrder)).body.order).toBeNull();
});

test('after delivery the form receives the withdrawal deadline, the days left and the return deadline (P6)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id } = (await buyer.send(readConfirmInit)).body.order;
  const deadlineAfter = async (days: number) => {
    const deliveredAt = new Date(TEST_NOW.getTime() - days * 86_400_000);
    await shop.db.updateTable('shopOrder').set({ deliveredAt }).where('id', '=', id).execute();
    return (await buyer.send(readOwnOrder)).body.order?.deadline;
  };
  const dayIn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  expect((await buyer.send(readOwnOrder)).body.order?.deadline).toBeNull();
  expect(await deadlineAfter(9)).toEqual({
    deliveredOn: dayIn(-9),
    withdrawUntil: dayIn(5),
    daysLeft: 5,
    returnUntil: dayIn(91),
    returnFee: 2.9,
  });
  expect(await deadlineAfter(14)).toMatchObject({ daysLeft: 0 });
  expect(await deadlineAfter(15)).toMatchObject({ daysLeft: null });
  expect(await deadlineAfter(100)).toMatchObject({ returnUntil: dayIn(0) });
  expect(await deadlineAfter(101)).toMatchObject({ returnUntil: null });
});

const own = async (client: TestClient, named: InputOf<typeof readOwnOrder> = {}) =>
  (await client.send(readOwnOrder, named)).body.order;
const quote = async (client: TestClient, orderNumber: string, lines: { lineId: string; quantity: number }[]) =>
  (await client.send(quoteWithdrawal, { orderNumber, lines })).body.refund;

test('the form shows each item with its picture and price, and the refund for the whole order includes the delivery (P6)', async () => {
  const { customer, row } = await meetReturner(shop);
  const known = await own(customer);

  expect(known?.number).toBe(row.number);
  expect(known?.items).toHaveLength(2);
  expect(known?.items?.[0]).toMatchObject({
    left: 2,
    picture: { path: expect.any(String) },
    price: expect.any(Number),
  });
  expect(known?.lines[0]).toBe(`${known?.items?.[0]?.text}, 2 ks`);
  expect(row.shippingCost).toBeGreaterThan(0);
  expect(known?.refund).toBe(row.total / 100);
});

test('the refund for a part is its share after discounts, and the parts add up to the whole (P6)', async () => {
  const { customer, row, lineIds, warehouse } = await meetReturner(shop, undefined, 'sk', (buyer) =>
    buyer.send(useDiscountCode, { code: 'ONCE' }),
  );
  expect(row.discountCodeCost).toBeGreaterThan(0);
  const [dresses = '', other = ''] = lineIds;
  const dress = { lineId: dresses, quantity: 1 };
  const first = await quote(customer, row.number, [dress]);
  const { price = 0, pricePromo } = (await own(customer))?.items?.[0] ?? {};
  expect(first).toBeGreaterThan(0);
  expect(first).toBeLessThan(pricePromo ?? price);

  await warehouse.report('return-received', { pieces: [dress], sellable: true });
  const rest = [dress, { lineId: other, quantity: 1 }];
  expect(await quote(customer, row.number, rest)).toBeCloseTo(row.total / 100 - (first ?? 0));
});

test('the form quotes what the warehouse later refunds for the goods (P6)', async () => {
  const { customer, row, email, lineIds, warehouse } = await meetReturner(shop);
  await sql`update shop_order set email = ${email} where id = ${row.id}`.execute(shop.db);
  const quoted = (await own(customer))?.refund;
  await declare(customer, row.number, email);
  const pieces = lineIds.map((lineId, index) => ({ lineId, quantity: index === 0 ? 2 : 1 }));

  await warehouse.report('return-received', { pieces, sellable: true });

  expect((await warehouse.order()).toTransfer).toBe(quoted);
});

/** `chosen`: the line and the number of its pieces; without it from the whole order. */
const declare = (
  client: TestClient,
  orderNumber: string,
  email: string,
  ...chosen: [lineId: string, quantity: number][]
) =>
  client.send(declareWithdrawal, {
    ...{ name: 'Jana', orderNumber, email, goods: '', scope: chosen.length > 0 ? 'part' : 'whole' },
    lines: chosen.map(([lineId, quantity]) => ({ lineId, quantity })),
  });

test('goods of an open return or of an earlier withdrawal cannot be chosen, and are not in the refund (P6)', async () => {
  const { customer, row, email, lineIds } = await meetReturner(shop);
  await sql`update shop_order set email = ${email} where id = ${row.id}`.execute(shop.db);
  const [dresses = '', other = ''] = lineIds;
  const of = async (lineId: string) => (await quote(customer, row.number, [{ lineId, quantity: 1 }])) ?? 0;
  const [one, last] = [await of(dresses), await of(other)];

  await customer.send(openReturn, returnForm(row.id, dresses));
  await declare(customer, row.number, email, [other, 1]);

  const known = await own(customer);
  expect(known?.items?.map(({ left }) => left)).toEqual([1, 0]);
  expect(known?.refund).toBeCloseTo(row.total / 100 - one - last);
  expect(await quote(customer, row.number, [{ lineId: other, quantity: 1 }])).toBeNull();
});

test('no refund is named for an order that is not paid, after the 14 days, or to visitors without the order (P6)', async () => {
  const { customer, row, lineIds } = await meetReturner(shop);
  const lines = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
  const stranger = await prepareBuyer(shop);
  expect(await quote(customer, row.number, lines)).not.toBeNull();
  expect(await quote(stranger, row.number, lines)).toBeNull();
  expect(await quote(customer, 'SK 0000 0000', lines)).toBeNull();
  expect(await quote(customer, row.number, [{ lineId: lineIds[0] ?? '', quantity: 3 }])).toBeNull();

  await sql`update shop_order set payment_state = 'pending' where id = ${row.id}`.execute(shop.db);
  expect((await own(customer))?.refund).toBeNull();

  const deliveredAt = new Date(TEST_NOW.getTime() - 15 * 86_400_000);
  await shop.db.updateTable('shopOrder').set({ deliveredAt, paymentState: 'paid' }).where('id', '=', row.id).execute();
  expect((await own(customer))?.refund).toBeNull();
  expect(await quote(customer, row.number, lines)).toBeNull();
});

test('the form finds any order of the visitor by its link or its number as typed, and nobody else’s (P6)', async () => {
  const { customer, row: older } = await meetReturner(shop);
  const { row: others } = await meetReturner(shop);
  const orderNumber = older.number.replaceAll(' ', '').toLowerCase();

  expect((await own(customer, { orderNumber }))?.number).toBe(older.number);
  expect((await own(customer, { orderId: older.id }))?.number).toBe(older.number);
  const { withdrawalUrl } = (await customer.send(readReturnOffer, { orderId: older.id })).body.offer;
  expect(withdrawalUrl).toMatch(new RegExp(`/\\?order=${older.id}$`));
  for (const named of [{ orderNumber: others.number }, { orderId: others.id }, { orderNumber: 'neviem' }])
    expect(await own(customer, named)).toBeNull();
});

test('of two equal pieces of which one is withdrawn from the other can be chosen and returned, also later (P6)', async () => {
  const { customer, row, email, lineIds, warehouse } = await meetReturner(shop);
  await sql`update shop_order set email = ${email} where id = ${row.id}`.execute(shop.db);
  const [dresses = ''] = lineIds;
  const lefts = async () => [
    (await own(customer))?.items?.[0]?.left,
    (await customer.send(readReturnOffer, { orderId: row.id })).body.offer.lines[0]?.returnable,
  ];
  await declare(customer, row.number, email, [dresses, 1]);
  expect(await lefts()).toEqual([1, 1]);

  await warehouse.report('return-received', { pieces: [{ lineId: dresses, quantity: 1 }], sellable: true });
  expect(await lefts()).toEqual([1, 1]);

  await declare(customer, row.number, email, [dresses, 1]);
  expect(await lefts()).toEqual([0, 0]);
});
