import { openReturn, quoteReturn, readReturn, useDiscountCode } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { meetReturner, returnForm } from '../../testing/people/returner.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';
import { postRounding, readBalances } from '../ledger/ledger.repository.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`update voucher set remaining = value, valid_until = null`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const withGift = (buyer: TestClient) => buyer.send(useDiscountCode, { code: 'GIFT' });
const gift = () =>
  shop.db
    .selectFrom('voucher')
    .select(['remaining', sql<number | null>`valid_until - (now() at time zone 'Europe/Bratislava')::date`.as('days')])
    .where('code', '=', 'GIFT')
    .executeTakeFirstOrThrow();
const orderRow = (id: string) =>
  shop.db.selectFrom('shopOrder').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

/** Two dresses at 24.99: the voucher pays 30.00 of 49.98. */
async function placeWithGift() {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 });
  await withGift(buyer);
  await order(buyer);
  const row = await shop.db.selectFrom('shopOrder').selectAll().orderBy('placedAt', 'desc').executeTakeFirstOrThrow();
  return { row, warehouse: openWarehouse(shop.app, row.number) };
}

test('a return gives the share of the voucher back on the voucher, and only the rest in money (L2, P6)', async () => {
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop, { 'DRESS-wine-s': 2 }, 'sk', withGift);
  const form = returnForm(orderId, lineIds[0] ?? '');
  const { body: quote } = await customer.send(quoteReturn, form);
  const { id, number } = (await customer.send(openReturn, form)).body;

  await warehouse.report('return-received', {
    returnNumber: number,
    pieces: [{ lineId: lineIds[0] ?? '', quantity: 1 }],
    sellable: true,
  });

  const { sums } = (await customer.send(readReturn, { returnId: id })).body.detail;
  expect(sums).toEqual(quote);
  expect(sums).toMatchObject({ goods: 24.99, onVoucher: 15 });
  expect((await gift()).remaining).toBe(1500);
  expect((await warehouse.order()).toTransfer).toBeCloseTo(sums.refund - 15);
  await shop.sendEmails();
  expect(shop.emails.find(({ key }) => key.startsWith('return-received'))?.text).toMatch(/15,00\s€ je späť na poukaze/);
});

test('goods that a voucher paid for completely do not come back for nothing (L2, P6)', async () => {
  const goods = { 'DRESS-wine-s': 1 };
  const { customer, warehouse, orderId, lineIds } = await meetReturner(shop, goods, 'sk', withGift);
  const { number } = (await customer.send(openReturn, returnForm(orderId, lineIds[0] ?? ''))).body;

  const pieces = [{ lineId: lineIds[0] ?? '', quantity: 1 }];
  await warehouse.report('return-received', { returnNumber: number, pieces, sellable: true });

  const { fee, wayCost, onVoucher } = await shop.db.selectFrom('returnCase').selectAll().executeTakeFirstOrThrow();
  expect(fee).toBe(0);
  expect(onVoucher).toBe(2499 - wayCost);
  expect((await gift()).remaining).toBe(3000 - wayCost);
  expect((await warehouse.order()).toTransfer).toBe(0);
});

test('a voucher that has expired meanwhile is valid for three more months; an unlimited one stays unlimited', async () => {
  const { warehouse } = await placeWithGift();
  const [piece] = await warehouse.openPieces();
  const pieces = [{ lineId: piece?.lineId ?? '', quantity: 1 }];

  await warehouse.report('sold-out', { pieces });
  expect(await gift()).toMatchObject({ remaining: 1500, days: null });
  await sql`update voucher set valid_until = ${TEST_DAY} - 40`.execute(shop.db);
  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  const { remaining, days } = await gift();
  expect(remaining).toBe(3000);
  expect(days).toBeGreaterThanOrEqual(89);
});

test('pieces that are sold out, and then the whole order, give each cent back once, and the ledger is empty', async () => {
  const { row, warehouse } = await placeWithGift();
  const [piece] = await warehouse.openPieces();

  await warehouse.report('sold-out', { pieces: [{ lineId: piece?.lineId ?? '', quantity: 1 }] });
  // 25.17, in coins 25.15, less 9.99 in money: 15.18, in coins 15.20.
  expect(row.total - (await orderRow(row.id)).reducedBy).toBe(1520);
  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  expect((await orderRow(row.id)).reducedBy).toBe(row.total);
  expect((await gift()).remaining).toBe(3000);
  expect(await readBalances(shop.db, row.id)).toMatchObject({ price: 0, due: 0, vouchers: 0, paid: 0 });
});

test('a withdrawal from the whole order gives back the delivery in money, and all of the voucher on it', async () => {
  const { row, warehouse } = await placeWithGift();
  await warehouse.deliver();
  await sql`
    insert into withdrawal (number, key, request_digest, country, name, order_number, email, order_id, origin, received_at)
    values ('O 1', 'o-1', '', 'sk', 'Jana', ${row.number}, ${row.email}, ${row.id}, '', now())
  `.execute(shop.db);
  const [line] = (await warehouse.order()).lines;

  await warehouse.report('return-received', { pieces: [{ lineId: line?.lineId ?? '', quantity: 2 }], sellable: true });

  expect((await warehouse.order()).toTransfer * 100).toBeCloseTo(row.total);
  expect((await gift()).remaining).toBe(3000);
  await warehouse.report('refunded', { amount: row.total / 100 });
  expect(await readBalances(shop.db, row.id)).toMatchObject({ price: 0, due: 0, vouchers: 0, paid: 0 });
  await shop.sendEmails();
  const told = shop.emails.filter(({ key }) => /^(given-back|refund-made)/.test(key)).map(({ text }) => text);
  expect(told).toEqual([expect.stringMatching(/30,00\s€ je späť na poukaze/), expect.stringMatching(/bankový účet/)]);
});

test('cash that is rounded has an account of its own, and is entered once for each change', async () => {
  const { row } = await placeWithGift();
  const round = (key: string, rounding: number) =>
    shop.db.transaction().execute((trx) => postRounding(trx, row.id, { key, rounding }));
  const before = await readBalances(shop.db, row.id);
  const exact = before.due + before.of('rounding');

  await round('a', 2);
  await round('a', 2);
  expect(await readBalances(shop.db, row.id)).toMatchObject({ due: exact + 2, price: before.price });
  await round('b', -1);
  expect(await readBalances(shop.db, row.id)).toMatchObject({ due: exact - 1, price: before.price });
});

test('the database refuses to change the ledger, and to enter what does not balance', async () => {
  const { row } = await placeWithGift();
  const entry = (amount: number) =>
    sql`insert into ledger_entry (order_id, event_key, account, amount, reason) values (${row.id}, 'x', 'due', ${amount}, 'x')`;

  for (const change of [sql`update ledger_entry set amount = amount + 1`, sql`delete from ledger_entry`])
    await expect(change.execute(shop.db)).rejects.toThrow('does not change');
  await expect(entry(1).execute(shop.db)).rejects.toThrow('do not balance');
});
