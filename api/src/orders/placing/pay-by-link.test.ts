import { readCheckoutInit, readConfirmInit, readPaymentStatus, retryPayment } from '@odeta/contracts';
import { order } from '../../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../../testing/servers/paying-shop.ts';
import { TEST_SECRET } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../order-link/order-link.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
afterAll(() => shop.close());

const GOOD_CARD = { do: 'pay', number: '4444 3333 2222 1111' };

/** A buyer who has left the bank's page, and another browser in which the link of the e-mail was opened. */
async function abandon() {
  const buyer = await meetPayer(shop, 'card', { country: 'sk' });
  const { body } = await order(buyer);
  await shop.bank.press(body.redirect ?? '', { do: 'abandon' });
  const orderId = body.payment?.orderId ?? '';
  await outcomeOf(buyer, orderId);
  const other = await startSession(shop.app, 'sk');
  await other.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, orderId)}` });
  return { buyer, other, orderId };
}

test('an order with a failed payment can be paid in another browser and is shown as paid in both (M8, N1)', async () => {
  const { buyer, other, orderId } = await abandon();
  const { body } = await other.send(readConfirmInit, { order: orderId });
  expect(body.order).toMatchObject({
    state: 'payment-failed',
    failure: expect.stringMatching(/\S/),
    payAgain: { methods: [{ key: 'card' }], until: expect.stringMatching(/^\d{4}-/) },
  });

  const again = await other.send(retryPayment, { orderId, payment: 'card', blikCode: '' });
  expect((await other.send(readConfirmInit, { order: orderId })).body.order.state).toBe('payment-pending');
  await shop.bank.press(again.body.redirect ?? '', GOOD_CARD);

  expect(await outcomeOf(other, orderId)).toMatchObject({ redirect: `/confirm?order=${orderId}` });
  expect((await other.send(readConfirmInit, { order: orderId })).body).toMatchObject({
    isOwn: false,
    order: { state: 'accepted', paid: true, payAgain: null },
  });
  expect((await buyer.send(readConfirmInit)).body).toMatchObject({ isOwn: true, order: { id: orderId, paid: true } });
});

test('returning from the bank leads to the order in a browser without the cart, whether the payment failed or succeeded (M8)', async () => {
  const { buyer, other, orderId } = await abandon();
  const back = { 'payment-back': orderId };

  expect((await other.send(readCheckoutInit, back)).body.redirect).toBe(`/confirm?order=${orderId}`);
  expect((await buyer.send(readCheckoutInit, back)).body.redirect).toBeNull();

  const again = await other.send(retryPayment, { orderId, payment: 'card', blikCode: '' });
  expect((await other.send(readCheckoutInit, back)).body.redirect).toBe(`/confirm?order=${orderId}`);
  await shop.bank.press(again.body.redirect ?? '', GOOD_CARD);
  await outcomeOf(other, orderId);

  expect((await other.send(readCheckoutInit, back)).body.redirect).toBe(`/confirm?order=${orderId}`);
  expect((await buyer.send(readCheckoutInit, back)).body.redirect).toBe('/confirm');
});

test('a stranger can neither read nor pay an unpaid order', async () => {
  const { orderId } = await abandon();
  const stranger = await startSession(shop.app, 'sk');

  expect((await stranger.send(readPaymentStatus, { orderId })).status).toBe(404);
  expect((await stranger.send(readConfirmInit, { order: orderId })).status).toBe(404);
  expect((await stranger.send(retryPayment, { orderId, payment: 'card', blikCode: '' })).status).toBe(404);
});
