import { choosePayment, retryPayment } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import {
  heldAndReserved,
  meetPayer,
  openPayingShop,
  outcomeOf,
  type PayingShop,
} from '../../testing/servers/paying-shop.ts';
import { ProviderFailure } from './provider.ts';
import { settle } from './settle.ts';

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

test('after an abandoned payment the same order can be paid by a new payment, and the old one stays cancelled', async () => {
  const buyer = await meetPayer(shop, 'card');
  const first = await order(buyer, {}, { 'idempotency-key': 'first' });
  await shop.bank.press(first.body.redirect ?? '', { do: 'abandon' });
  expect(await outcomeOf(buyer, first.body.payment?.orderId ?? '')).toMatchObject({ failure: 'cancelled' });

  const second = await order(buyer, {}, { 'idempotency-key': 'second' });
  await shop.bank.press(second.body.redirect ?? '', GOOD_CARD);

  expect(second.body.payment?.orderId).toBe(first.body.payment?.orderId);
  expect(second.body.hurraTagManager).toEqual(first.body.hurraTagManager);
  expect(await outcomeOf(buyer, second.body.payment?.orderId ?? '')).toMatchObject({ paymentStatus: 'success' });
  expect(await states()).toEqual(['cancelled', 'paid']);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
});

test('ordering again while the first payment is pending cancels it, and its page can no longer be paid', async () => {
  const buyer = await meetPayer(shop, 'card');
  const first = await order(buyer, {}, { 'idempotency-key': 'tab-1' });

  const second = await order(buyer, {}, { 'idempotency-key': 'tab-2' });
  const { status } = await shop.bank.press(first.body.redirect ?? '', GOOD_CARD);

  expect(status).toBe(200);
  expect(second.body.redirect).not.toBe(first.body.redirect);
  expect(await states()).toEqual(['cancelled', 'pending']);
});

test('ordering again just after the first payment was paid creates no second payment', async () => {
  const buyer = await meetPayer(shop, 'card');
  const first = await order(buyer, {}, { 'idempotency-key': 'tab-1' });
  await shop.bank.ask('POST', '/api/faults', { drop: 1 });
  await shop.bank.press(first.body.redirect ?? '', GOOD_CARD);

  const second = await order(buyer, {}, { 'idempotency-key': 'tab-2' });
  await shop.bank.ask('POST', '/api/faults', {});

  expect(second.body).toMatchObject({ redirect: '/confirm', listener: null });
  expect(await states()).toEqual(['paid']);
});

test('three simultaneous equal requests get the same payment page and create one payment', async () => {
  const buyer = await meetPayer(shop, 'card');
  const press = () => order(buyer, {}, { 'idempotency-key': 'once' });

  const answers = await Promise.all([press(), press(), press()]);

  expect(new Set(answers.map(({ body }) => body.redirect)).size).toBe(1);
  expect(await states()).toEqual(['pending']);
});

test('changing an order awaiting payment to cash on delivery places it at once and cancels the payment', async () => {
  const buyer = await meetPayer(shop, 'card');
  const first = await order(buyer);
  await buyer.send(choosePayment, { payment: 'cod' });

  const second = await order(buyer);

  expect(second.body).toMatchObject({ redirect: '/confirm', payment: null });
  expect(second.body.hurraTagManager.orderId).toBe(first.body.hurraTagManager.orderId);
  expect(await states()).toEqual(['cancelled']);
  expect(await heldAndReserved(shop)).toEqual({ held: 1, reserved: 1 });
});

test('a new BLIK code pays the same order through the retry endpoint (M8)', async () => {
  const buyer = await meetPayer(shop, 'blik');
  const { body } = await order(buyer, { blikCode: '700703' });
  const orderId = body.payment?.orderId ?? '';
  await outcomeOf(buyer, orderId);

  const again = await buyer.send(retryPayment, { orderId, payment: 'blik', blikCode: '777111' });

  expect(again.body).toMatchObject({ listener: body.listener, payment: { orderId, key: 'blik' } });
  expect(await outcomeOf(buyer, orderId)).toMatchObject({ paymentStatus: 'success' });
  expect((await buyer.send(retryPayment, { orderId, payment: 'card' })).body).toMatchObject({ redirect: '/confirm' });
});

test('if the bank does not respond, the order request fails, and repeating it returns the payment page', async () => {
  const lonely = await openPayingShop({ name: 'lonely' });
  const buyer = await meetPayer(lonely, 'card');
  const { provider } = lonely.bank;
  const create = provider.create;
  provider.create = async () => {
    throw new ProviderFailure('unknown', 'silence');
  };

  const refused = await order(buyer, {}, { 'idempotency-key': 'silence' });
  provider.create = create;
  const again = await order(buyer, {}, { 'idempotency-key': 'silence' });

  expect([refused.status, refused.problem.code]).toEqual([503, 'payment-unavailable']);
  expect(again.body.redirect).toMatch(/^\/sandbox-pay\//);
  await lonely.close();
});

test.each(['before', 'after'])(
  'if a notice comes %s the answer of the bank is lost, the same request returns the payment page',
  async (when) => {
    const buyer = await meetPayer(shop, 'card');
    const { provider } = shop.bank;
    const create = provider.create;
    const key = { 'idempotency-key': `lost-${when}` };
    async function takeNotice(paymentId: string) {
      const status = await provider.status({ paymentId, providerId: null, country: 'pl' });
      if (status) await settle(shop, paymentId, status);
    }
    const asked = { paymentId: '' };
    provider.create = async (payment) => {
      asked.paymentId = payment.paymentId;
      await create(payment);
      if (when === 'before') await takeNotice(payment.paymentId);
      throw new ProviderFailure('unknown', 'lost on its way back');
    };
    const refused = await order(buyer, {}, key);
    provider.create = create;
    if (when === 'after') await takeNotice(asked.paymentId);

    const again = await order(buyer, {}, key);

    expect([refused.status, refused.problem.code]).toEqual([503, 'payment-unavailable']);
    expect(again.body.redirect).toMatch(/^\/sandbox-pay\//);
  },
);
