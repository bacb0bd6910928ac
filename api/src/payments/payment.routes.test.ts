import { readConfirmInit, readItems, readPaymentStatus, retryPayment } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import {
  heldAndReserved,
  meetPayer,
  openPayingShop,
  outcomeOf,
  type PayingShop,
} from '../../testing/servers/paying-shop.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

const GOOD_CARD = { do: 'pay', number: '4444 3333 2222 1111' };
const states = async () =>
  (await sql<{ state: string }>`select state from payment order by created_at, attempt`.execute(shop.db)).rows.map(
    ({ state }) => state,
  );

test('a card order redirects to the payment page; after payment it is confirmed and the cart is empty (M4)', async () => {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  const key = { 'idempotency-key': 'by-card' };
  const confirmed = () => buyer.send(readConfirmInit, {}, key);

  const { body } = await order(buyer, {}, key);
  expect(body).toMatchObject({
    redirect: expect.stringMatching(/^\/sandbox-pay\/pay\//),
    listener: null,
    checker: null,
  });
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(1);
  expect((await buyer.send(readConfirmInit)).status).toBe(404);
  expect((await confirmed()).body.order).toMatchObject({ state: 'payment-pending', paid: false });
  const { location } = await shop.bank.press(body.redirect ?? '', GOOD_CARD);

  const orderId = body.payment?.orderId ?? '';
  expect(location).toBe(`/checkout?payment-back=${orderId}`);
  expect(await outcomeOf(buyer, orderId)).toMatchObject({
    paymentStatus: 'success',
    redirect: '/confirm',
    payment: 'card',
  });
  expect((await buyer.send(readConfirmInit)).body.order).toMatchObject({ paid: true, payment: { key: 'card' } });
  expect((await confirmed()).body.order).toMatchObject({ paid: true });
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(0);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
});

test('a BLIK order returns its event stream and status endpoint and is paid once the bank confirms it (M5, M6)', async () => {
  const buyer = await meetPayer(shop, 'blik');

  const { body } = await order(buyer, { blikCode: '777 123' });

  const orderId = body.payment?.orderId ?? '';
  expect(body).toMatchObject({
    redirect: null,
    listener: `/api/checkout/order/${orderId}/events`,
    checker: `/api/checkout/order/${orderId}/payment-status`,
    payment: { key: 'blik' },
  });
  expect(await outcomeOf(buyer, orderId)).toMatchObject({ paymentStatus: 'success', redirect: '/confirm' });
});

test.each([
  ['500500', 'refused'],
  ['700701', 'code-expired'],
  ['700702', 'cancelled'],
  ['700703', 'code-used'],
  ['123456', 'code-wrong'],
])('the BLIK code %s fails as %s with a message, and the cart stays filled (M8, R6)', async (blikCode, failure) => {
  const buyer = await meetPayer(shop, 'blik');

  const { body } = await order(buyer, { blikCode });
  const outcome = await outcomeOf(buyer, body.payment?.orderId ?? '');

  expect(outcome).toMatchObject({ paymentStatus: 'failed', failure, redirect: null });
  expect(outcome.message).toMatch(/[a-zł]{4}/);
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(1);
});

test.each(['', '12345', '1234567', 'abcdef'])(
  'the malformed BLIK code "%s" is refused before a payment is created (R6)',
  async (blikCode) => {
    const buyer = await meetPayer(shop, 'blik');

    const { status, problem } = await order(buyer, { blikCode });

    expect([status, problem.validation]).toEqual([422, { 'cart.blikCode': ['Wpisz sześć cyfr kodu BLIK'] }]);
    expect(await states()).toEqual([]);
  },
);

test.each([
  ['4000 0000 0000 0002', 'refused'],
  ['4000 0000 0000 9995', 'no-funds'],
  ['4000 0000 0000 0069', 'limit'],
])('the card %s fails as %s', async (number, failure) => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);

  await shop.bank.press(body.redirect ?? '', { do: 'pay', number });

  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({ paymentStatus: 'failed', failure });
});

test.each([
  ['123456', 'success', null],
  ['000000', 'failed', 'not-confirmed'],
])('a card payment that needs confirmation with the code %s ends as %s', async (code, paymentStatus, failure) => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);

  const asked = await shop.bank.press(body.redirect ?? '', { do: 'pay', number: '4000000000003220' });
  await shop.bank.press(asked.location ?? '', { do: 'confirm', code });

  expect(await outcomeOf(buyer, body.payment?.orderId ?? '')).toMatchObject({ paymentStatus, failure });
});

test('another customer can neither read the payment status of an order nor pay it', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '999999' });
  const orderId = body.payment?.orderId ?? '';
  const other = await prepareBuyer(shop, undefined, 'pl');

  expect((await other.send(readPaymentStatus, { orderId })).status).toBe(404);
  expect((await other.send(retryPayment, { orderId, payment: 'card' })).status).toBe(404);
  expect((await other.sendRaw({ method: 'GET', url: body.listener ?? '' })).status).toBe(404);
});
