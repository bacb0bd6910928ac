import {
  type CountryCode,
  declareWithdrawal,
  openReturn,
  readAfterSale,
  readConfirmInit,
  readOrder,
  readOrders,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { complaint, IBAN, meetReturner, returnForm, withReason } from '../../testing/people/returner.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { cleanUp } from './clean-up.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => emptyOrders(shop.db));
afterAll(() => shop.close());

/** A delivered order of a guest, with its invoice. */
async function deliver(country: CountryCode) {
  const buyer = await prepareBuyer(shop, undefined, country);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  await openWarehouse(shop.app, number).deliver();
  return id;
}

/** As if order and invoice were of a day (an expression of SQL). */
async function date(id: string, day: string) {
  await sql`alter table invoice disable trigger keep_invoice`.execute(shop.db);
  await sql`update invoice set issued_at = ${sql.raw(day)} where order_id = ${id}`.execute(shop.db);
  await sql`alter table invoice enable trigger keep_invoice`.execute(shop.db);
  await sql`update shop_order set placed_at = ${sql.raw(day)} where id = ${id}`.execute(shop.db);
}

const inYear = (ago: number, month: number, day: number) =>
  `make_timestamptz(extract(year from now())::int - ${ago}, ${month}, ${day}, 12, 0, 0, 'Europe/Warsaw')`;

const left = async (id: string) => {
  const { rows } = await sql<{ personal: boolean; invoices: number; items: number; entries: number }>`
    select concat(o.email, o.bill_to::text, o.ship_to::text) ~ '@|Jana|Anna|Eszter|Ioana|Олена|[0-9]' as personal,
      (select count(*)::int from invoice where order_id = o.id) as invoices,
      (select count(*)::int from order_item where order_id = o.id) as items,
      (select count(*)::int from ledger_entry where order_id = o.id) as entries
    from shop_order o where o.id = ${id}
  `.execute(shop.db);
  return rows[0];
};

test.each([
  ['sk', inYear(10, 1, 2), inYear(11, 12, 31)],
  ['hu', inYear(8, 1, 2), inYear(9, 12, 31)],
  // The tax of December is due in January.
  ['pl', inYear(6, 12, 15), inYear(6, 11, 15)],
  ['ro', inYear(5, 1, 2), inYear(7, 12, 30)],
  ['ua', "now() - interval '1823 days'", "now() - interval '1827 days'"],
] as const)(
  'documents and personal data of an order in %s are deleted when the law no longer wants them (N1)',
  async (country, kept, expired) => {
    const id = await deliver(country);
    await date(id, kept);
    expect(await cleanUp(shop.db)).toMatchObject({ orders: 0 });
    expect(await left(id)).toMatchObject({ personal: true, invoices: 1 });

    await date(id, expired);
    expect(await cleanUp(shop.db)).toMatchObject({ orders: 1 });
    const after = await left(id);
    expect(after).toMatchObject({ personal: false, invoices: 0 });
    expect(after?.items).toBeGreaterThan(0);
    expect(after?.entries).toBeGreaterThan(0);
    expect(await cleanUp(shop.db)).toMatchObject({ orders: 0 });
  },
);

test('an order with an open refund keeps its data, and nobody can delete an invoice that is younger (P5)', async () => {
  const id = await deliver('sk');
  await expect(sql`delete from invoice where order_id = ${id}`.execute(shop.db)).rejects.toThrow(/does not change/);
  await date(id, inYear(12, 1, 2));
  await sql`insert into return_case (number, key, request_digest, country, order_id, kind, state, refund_method, fee, way_cost, goods, created_at)
    values ('V 1', 'v1', '', 'sk', ${id}, 'complaint', 'registered', 'bank-account', 0, 0, 100, now())`.execute(
    shop.db,
  );

  expect(await cleanUp(shop.db)).toMatchObject({ orders: 0 });
});

test('a customer still sees goods and sums of an order whose documents have expired (P5)', async () => {
  const { customer, orderId } = await meetReturner(shop);
  const read = async () => (await customer.send(readOrder, { orderId })).body.order;
  const before = await read();
  await date(orderId, inYear(11, 12, 31));
  expect(await cleanUp(shop.db)).toMatchObject({ orders: 1 });

  expect(await read()).toMatchObject({ items: before.items, summary: before.summary, invoices: [] });
  expect((await customer.send(readOrders, { list: 'all', period: 'all' })).body.orders).toHaveLength(1);
  expect((await customer.send(readAfterSale, { orderId })).status).toBe(200);
});

/** The tables that still have one of these words somewhere. */
async function tablesWith(words: readonly string[]) {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relnamespace = ${shop.schema}::regnamespace and relkind = 'r' order by 1
  `.execute(shop.db);
  const pattern = words.join('|');
  const found = await Promise.all(
    rows.map(async ({ name }) => {
      const { rows } = await sql`select from ${sql.table(name)} t where t::text ~ ${pattern} limit 1`.execute(shop.db);
      return rows.length > 0 ? [name] : [];
    }),
  );
  return found.flat();
}

test('nothing in the database names a guest whose documents have expired, whatever happened to the order (N1)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 });
  const holder = 'Svorad Tichý';
  await order(buyer);
  const { body } = await buyer.send(readConfirmInit);
  const { id, number } = body.order;
  const warehouse = openWarehouse(shop.app, number);
  await warehouse.deliver();
  const [line] = (await buyer.send(readOrder, { orderId: id })).body.order.items;
  const lineId = line?.lineId ?? '';
  const declare = (orderNumber: string, goods: string) =>
    buyer.send(declareWithdrawal, {
      ...{ name: holder, orderNumber, email: body.email, scope: 'part', goods, holder, bankAccount: IBAN },
      lines: goods ? [] : [{ lineId, quantity: 1 }],
    });
  await declare(number, '');
  await declare(number, `Šaty, ${holder}`);
  await declare('SK 0000 0000', `Šaty, ${holder}`);
  const money = { refundMethod: 'bank-account', holder, bankAccount: IBAN, note: `Šev, ${holder}` } as const;
  const form = returnForm(id, lineId, { ...complaint, ...money, lines: withReason(lineId, 'seam') });
  const returnNumber = (await buyer.send(openReturn, form)).body.number;
  await warehouse.report('return-received', { returnNumber, pieces: [{ lineId, quantity: 1 }], sellable: true });
  await warehouse.report('return-answered', { returnNumber, outcome: 'refused' });
  await shop.db
    .insertInto('orderEvent')
    .values({ orderId: id, type: 'refunded-by-hand', data: JSON.stringify({ note: `To ${holder}` }) })
    .execute();
  const words = [body.email, holder, IBAN.replaceAll(' ', ''), 'Nováková', '421901'];
  expect(await tablesWith(words)).toEqual(
    expect.arrayContaining(['invoice', 'order_event', 'return_case', 'withdrawal']),
  );

  await date(id, inYear(11, 12, 31));
  await sql`update withdrawal set received_at = ${sql.raw(inYear(11, 12, 31))}`.execute(shop.db);
  await sql`update return_case set liable_until = null`.execute(shop.db);
  await sql`delete from outbox`.execute(shop.db);
  await sql`update session set expires_at = now() - interval '1 year'`.execute(shop.db);
  await sql`update customer set created_at = now() - interval '1 year'`.execute(shop.db);
  await cleanUp(shop.db);

  expect(await tablesWith(words)).toEqual([]);
});
