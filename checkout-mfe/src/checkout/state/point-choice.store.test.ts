import { chooseShipping, chooseShippingPoint, readCheckoutInit, readShippingPayment } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, guestOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses } from '@odeta/storefront/testing';
import { createCheckoutStore } from './checkout.store.ts';

const group = deliveryMethodOf({ key: 'pick_up_point', group: 'pick-up', map: true });
const box = deliveryMethodOf({ key: 'balikobox', group: 'pick-up', map: true });
const point = shippingPointOf({ id: 'SK1#balikobox', type: 'dpd_locker' });
const chosen = { shippingPointId: point.id, shippingPoint: [point], payment: null, summary: summaryOf({ total: 15 }) };

async function loadedCheckout(parts: Parameters<typeof checkoutInitOf>[0] = {}) {
  const shippingPayment = [group, box, deliveryMethodOf()];
  const storefront = createTestStorefront({
    api: [
      answers(readCheckoutInit, checkoutInitOf({ shippingPayment, ...parts })),
      answers(chooseShippingPoint, { shipping: 'pick_up_point', ...chosen }),
      answers(readShippingPayment, { shippingPayment: [box], shipping: 'pick_up_point', summary: summaryOf() }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: null, summary: summaryOf() }),
    ],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });
  await store.load();
  storefront.sent.length = 0;
  return { storefront, store };
}

test('a point is selected immediately; then the responses set the deliveries and the payment (J12, J13)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'pick_up_point', payment: 'cod' });

  const choosing = store.choosePoint(point, '811 05');
  expect(store.state).toMatchObject({ shippingPointId: point.id, isSaving: true });
  await expect(choosing).resolves.toBe(true);

  expect(storefront.sent.map(({ path }) => path)).toEqual([
    '/checkout/shipping-points/choose',
    '/checkout/shipping-payment',
  ]);
  expect(storefront.sent[0]?.payload).toEqual({
    id: 'SK1#balikobox',
    shipping: 'pick_up_point',
    shippingType: 'dpd_locker',
    shippingPostcode: '811 05',
  });
  expect(store.state).toMatchObject({ shipping: 'pick_up_point', payment: null, shippingPoint: [{ id: point.id }] });
  expect(store.state.shippingPayment.map(({ key }) => key)).toEqual(['balikobox']);
});

test('choosing a point while another delivery is selected switches to the point’s delivery immediately (J12)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'courier' });
  storefront.prepare(answers(chooseShippingPoint, { shipping: 'balikobox', ...chosen }));

  const choosing = store.choosePoint(point, '');
  expect(store.state.shipping).toBe('balikobox');
  await choosing;

  expect(store.state.shipping).toBe('balikobox');
});

test('choosing the selected point again deselects it (J12)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'pick_up_point', shippingPointId: point.id });
  storefront.prepare(answers(chooseShippingPoint, { shipping: 'pick_up_point', ...chosen, shippingPointId: null }));

  const choosing = store.choosePoint(point, '');
  expect(store.state.shippingPointId).toBeNull();
  await choosing;

  expect(store.state).toMatchObject({ shipping: 'pick_up_point', shippingPointId: null });
});

test('a closed point stays reported as unavailable until another one is chosen (J2)', async () => {
  const closed = { shipping: 'pick_up_point', orderRecapHandledErrors: ['cart.shippingPoint', 'cart.payment'] };
  const { store } = await loadedCheckout(closed);
  expect(store.state.lapsed).toContain('cart.shippingPoint');

  await store.choosePoint(point, '');

  expect(store.state.lapsed).toEqual(['cart.payment']);
});

test('a refused point is deselected, and the server’s message is shown (J12)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'pick_up_point', payment: 'cod' });
  const messages = [{ type: 'error' as const, message: 'Zatvorené', autoclose: true, closable: true }];
  storefront.prepare(refuses(chooseShippingPoint, { code: 'point-closed', status: 409, messages }));

  await expect(store.choosePoint(point, '')).resolves.toBe(false);

  expect(store.state).toMatchObject({ shippingPointId: null, payment: 'cod', problem: { text: 'Zatvorené' } });
});

test('a selected point stays with a delivery to it and is cleared by any other delivery (J5)', async () => {
  const { store } = await loadedCheckout({ shipping: 'pick_up_point', shippingPointId: point.id });

  await store.chooseShipping('balikobox', '');
  expect(store.state.shippingPointId).toBe(point.id);
  await store.chooseShipping('courier', '');
  expect(store.state.shippingPointId).toBeNull();
});

test('choosing a pickup clears the delivery address; deselecting the delivery does not (J5, K2)', async () => {
  const home = { ...guestOf({ postCode: '949 01' }), id: '7' };
  const { store } = await loadedCheckout({ shipping: 'courier', shippingAddress: [home], shippingAddressId: '7' });

  await store.chooseShipping(null, '811 05');
  expect(store.state.shippingAddressId).toBe('7');
  const choosing = store.chooseShipping('pick_up_point', '811 05');
  expect(store.state.shippingAddressId).toBeNull();
  await choosing;
  expect(store.state.shippingAddressId).toBeNull();
});

test('choosing a point while the courier is selected also clears the delivery address (J12)', async () => {
  const home = { ...guestOf(), id: '7' };
  const { store } = await loadedCheckout({ shipping: 'courier', shippingAddress: [home], shippingAddressId: '7' });

  await store.choosePoint(point, '811 05');

  expect(store.state.shippingAddressId).toBeNull();
});

test('a closed point is deselected, and the nearest ones are offered (M7)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'pick_up_point', shippingPointId: point.id });

  await store.reloadShipping([shippingPointOf({ id: 'SK2#balikobox' })]);

  expect(storefront.sent[0]?.path).toBe('/checkout/shipping-payment');
  expect(store.state).toMatchObject({ shippingPointId: null, nearestPoints: [{ id: 'SK2#balikobox' }] });
});
