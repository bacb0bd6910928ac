import { changeClubStatus, readOrder } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { meetCustomer } from '../../../testing/people/account.ts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openWarehouse } from '../../../testing/people/warehouse.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import type { TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate club_membership cascade`.execute(shop.db);
  await sql`update stock set on_hand = 500`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const FEE = 599;

async function placeOrder(customer: TestClient, goods: Record<string, number>, isJoining = false) {
  await prepareBuyer(shop, goods, 'sk', customer);
  if (isJoining) await customer.send(changeClubStatus, { checked: true });
  expect((await order(customer)).status).toBe(200);
  const row = await shop.db.selectFrom('shopOrder').selectAll().orderBy('placedAt', 'desc').executeTakeFirstOrThrow();
  return { row, warehouse: openWarehouse(shop.app, row.number) };
}

/** A customer who has joined the club with a dress for 24.99, which is paid. */
async function join() {
  const customer = await meetCustomer(shop, 'sk', { email: `${crypto.randomUUID()}@example.sk` });
  const joined = await placeOrder(customer, { 'DRESS-wine-s': 1 }, true);
  await sql`update shop_order set payment_state = 'paid' where id = ${joined.row.id}`.execute(shop.db);
  return { customer, ...joined };
}

const reducedBy = async (id: string) =>
  (await shop.db.selectFrom('shopOrder').select('reducedBy').where('id', '=', id).executeTakeFirstOrThrow()).reducedBy;
const memberships = () => shop.db.selectFrom('clubMembership').select(['orderId', 'outlivesOrder']).execute();
const cancelledEmail = async (number: string) => {
  await shop.sendEmails();
  return shop.emails.find(({ key, subject }) => key.startsWith('order-cancelled') && subject.includes(number))?.text;
};

test('a membership that was not used ends with its order, and its fee comes back (L3)', async () => {
  const { row, warehouse } = await join();

  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  expect(await reducedBy(row.id)).toBe(row.total);
  expect(await memberships()).toEqual([]);
});

test('a fee that other orders have saved again does not come back, and the membership stays (L3)', async () => {
  const { customer, row, warehouse } = await join();
  const other = await placeOrder(customer, { 'DRESS-wine-s': 5 });
  expect(other.row.clubDiscount).toBeGreaterThan(FEE);

  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  expect(await reducedBy(row.id)).toBe(row.total - FEE);
  expect(await memberships()).toEqual([{ orderId: row.id, outlivesOrder: true }]);
  expect(await cancelledEmail(row.number)).toContain('Poplatok za klub nevraciame');
});

test('of a fee that other orders have saved in part the rest comes back, and the membership ends (L3)', async () => {
  const { customer, row, warehouse } = await join();
  const other = await placeOrder(customer, { 'DRESS-wine-s': 1 });

  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  expect(await reducedBy(row.id)).toBe(row.total - other.row.clubDiscount);
  expect(await memberships()).toEqual([]);
  expect(await cancelledEmail(row.number)).toMatch(/Z poplatku za klub sme odpočítali 2,50\s€/);
  expect((await customer.send(readOrder, { orderId: row.id })).body.order).toMatchObject({
    clubFeeKept: 2.5,
    onVouchers: 0,
  });
});

test('discounts of goods that were not kept do not count (L3)', async () => {
  const { customer, row, warehouse } = await join();
  const cancelled = await placeOrder(customer, { 'DRESS-wine-s': 5 });
  const part = await placeOrder(customer, { 'DRESS-wine-s': 2 });
  await cancelled.warehouse.report('cancelled', { reason: 'cannot-be-sent' });
  const [piece] = await part.warehouse.openPieces();
  await part.warehouse.report('sold-out', { pieces: [{ lineId: piece?.lineId ?? '', quantity: 1 }] });

  await warehouse.report('cancelled', { reason: 'cannot-be-sent' });

  expect(part.row.clubDiscount).toBe(500);
  expect(await reducedBy(row.id)).toBe(row.total - 250);
});

test('a withdrawal from the whole order follows the same rule: fee and membership both end or both stay (L3)', async () => {
  const { customer, row, warehouse } = await join();
  await warehouse.deliver();
  await placeOrder(customer, { 'DRESS-wine-s': 5 });
  await sql`
    insert into withdrawal (number, key, request_digest, country, name, order_number, email, order_id, origin, received_at)
    values ('O 1', 'o-1', '', 'sk', 'Jana', ${row.number}, ${row.email}, ${row.id}, '', now())
  `.execute(shop.db);
  const [line] = (await warehouse.order()).lines;

  await warehouse.report('return-received', { pieces: [{ lineId: line?.lineId ?? '', quantity: 1 }], sellable: true });
  await warehouse.report('refunded', { amount: (row.total - FEE) / 100 });

  expect(await reducedBy(row.id)).toBe(row.total - FEE);
  expect(await memberships()).toEqual([{ orderId: row.id, outlivesOrder: true }]);
});

test('orders that are placed while the membership ends do not get its discount for nothing (L3)', async () => {
  const { customer, row, warehouse } = await join();
  await prepareBuyer(shop, { 'DRESS-wine-s': 1 }, 'sk', customer);

  const [placed] = await Promise.all([order(customer), warehouse.report('cancelled', { reason: 'cannot-be-sent' })]);

  const others = await shop.db.selectFrom('shopOrder').select('clubDiscount').where('id', '<>', row.id).execute();
  const used = others.reduce((sum, { clubDiscount }) => sum + clubDiscount, 0);
  expect([200, 409]).toContain(placed.status);
  expect(await reducedBy(row.id)).toBe(row.total - used);
});
