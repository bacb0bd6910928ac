import { readItems } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import {
  heldAndReserved,
  meetPayer,
  noFailures,
  openPayingShop,
  outcomeOf,
  type PayingShop,
} from '../../testing/servers/paying-shop.ts';
import { watchPayments } from './payment-watch.ts';
import { settle } from './settle.ts';

let shop: PayingShop;
const clock = { ahead: 0 };
const now = () => new Date(Date.now() + clock.ahead);
beforeAll(async () => {
  shop = await openPayingShop({ now });
});
beforeEach(async () => {
  clock.ahead = 0;
  await shop.bank.ask('POST', '/api/faults', { drop: 1 });
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

const GOOD_CARD = { do: 'pay', number: '4444333322221111' };
const MINUTE = 60_000;

/** Runs the job that the shop runs every two seconds. */
async function watch() {
  await watchPayments({ db: shop.db, provider: shop.bank.provider, orders: shop.orders, now }, noFailures);
}

async function facts() {
  const { rows } = await sql<{ order: string; payment: string }>`
    select o.state as order, (select string_agg(p.state, ' ' order by p.attempt) from payment p where p.order_id = o.id) as payment
    from shop_order o
  `.execute(shop.db);
  return rows[0];
}

const lastPayment = async () =>
  (await sql<{ id: string }>`select id from payment order by attempt desc limit 1`.execute(shop.db)).rows[0]?.id ?? '';

test('the status of a payment without a notification is requested from the bank', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  await shop.bank.press(body.redirect ?? '', GOOD_CARD);

  clock.ahead = 5000;
  await watch();

  expect(await facts()).toEqual({ order: 'placed', payment: 'paid' });
});

test('an unpaid order is cancelled when its payment expires, and its stock is released', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });

  clock.ahead = 16 * MINUTE;
  await watch();
  await watch();

  expect(await facts()).toEqual({ order: 'cancelled', payment: 'expired' });
  expect(await heldAndReserved(shop)).toEqual({ held: 0, reserved: 0 });
  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({
    paymentStatus: 'failed',
    failure: 'expired',
  });
  expect((await shop.bank.press(body.redirect ?? '', GOOD_CARD)).status).toBe(200);
  expect((await shop.bank.ask('GET', `/api/payments/${await lastPayment()}`)).state).toBe('failed');
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(1);
});

test('an unconfirmed BLIK code expires after 2 minutes, and the order still awaits payment', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '999999' });

  clock.ahead = 2 * MINUTE + 1000;
  await watch();

  expect(await facts()).toEqual({ order: 'awaiting-payment', payment: 'expired' });
  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({ failure: 'expired' });
});

test('a payment received after the order expired places it if its items are still in stock', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  clock.ahead = 16 * MINUTE;
  await watch();
  await watch();

  await shop.bank.ask('POST', `/api/payments/${await lastPayment()}/force`, {});
  const status = await shop.bank.provider.status({ paymentId: await lastPayment(), providerId: null, country: 'pl' });
  if (status) await settle(shop, await lastPayment(), status);

  expect(await facts()).toEqual({ order: 'placed', payment: 'paid' });
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({ paymentStatus: 'success' });
});

test('a payment received after the items sold out is refunded once', async () => {
  const buyer = await meetPayer(shop, 'card', { goods: { 'RARE-ink-one': 10 } });
  await order(buyer);
  clock.ahead = 16 * MINUTE;
  await watch();
  await watch();
  const other = await prepareBuyer(shop, { 'RARE-ink-one': 1 });
  expect((await order(other)).status).toBe(200);
  const late = (await sql<{ id: string }>`select id from payment`.execute(shop.db)).rows[0]?.id ?? '';

  await shop.bank.ask('POST', `/api/payments/${late}/force`, {});
  const status = await shop.bank.provider.status({ paymentId: late, providerId: null, country: 'pl' });
  if (status) await Promise.all([settle(shop, late, status), settle(shop, late, status)]);
  await watch();
  await watch();

  const bank = await shop.bank.ask('GET', `/api/payments/${late}`);
  expect(bank).toMatchObject({ state: 'paid', refunded: bank.amount });
  const { rows } = await sql`select p.state, (select count(*)::int from refund) as refunds from payment p`.execute(
    shop.db,
  );
  expect(rows).toEqual([{ state: 'refunded', refunds: 1 }]);
});

test('a payment of a wrong amount is refunded', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const paymentId = await lastPayment();

  await settle(shop, paymentId, {
    state: 'paid',
    failure: null,
    amount: 1,
    currency: 'PLN',
    providerId: null,
  });

  expect(await facts()).toEqual({ order: 'awaiting-payment', payment: 'refunding' });
  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({ paymentStatus: 'failed' });
});

test('the last pieces reserved by an unpaid order are not sold out for its own buyer', async () => {
  const buyer = await meetPayer(shop, 'card', { goods: { 'RARE-ink-one': 10 } });
  await order(buyer, {}, { 'idempotency-key': 'one' });

  const { cartItems } = (await buyer.send(readItems)).body;
  const again = await order(buyer, {}, { 'idempotency-key': 'two' });

  expect(cartItems).toMatchObject([{ availability: 1, quantity: 10, maxQuantity: 10 }]);
  expect(again.status).toBe(200);
});
