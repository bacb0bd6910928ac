import { chooseLaterItems, readCheckoutInit, readConfirmInit } from '@odeta/contracts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('an item delivered in 3–4 weeks moves the delivery date of goods that are sent together, in the checkout and on the order (I6)', async () => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'CUSHION-oat-one': 1 });
  await buyer.send(chooseLaterItems, { laterItems: 'together' });

  const { body: checkout } = await buyer.send(readCheckoutInit);
  await order(buyer);
  const { body: confirmation } = await buyer.send(readConfirmInit);

  expect(checkout.cartItems.map(({ arrivesOn }) => arrivesOn)).toEqual(['2026-11-24', '2026-12-21']);
  expect(new Set(checkout.shippingPayment.map(({ arrivesOn }) => arrivesOn))).toEqual(new Set(['2026-12-21']));
  expect(confirmation.order.shipping.arrivesOn).toBe('2026-12-21');
});

test('no delivery date is shown for an item that sold out in the meantime', async () => {
  const buyer = await prepareBuyer(shop, { 'RARE-ink-one': 1 });
  const variantId = Number(await shop.variantId('RARE-ink-one'));
  await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', variantId).execute();

  const { body } = await buyer.send(readCheckoutInit);

  expect(body.cartItems.map(({ arrivesOn }) => arrivesOn)).toEqual([null]);
  expect(new Set(body.shippingPayment.map(({ arrivesOn }) => arrivesOn))).toEqual(new Set([null]));
});
