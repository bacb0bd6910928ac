/** @jest-environment @odeta/build/dom-environment */
import { chooseShipping, placeOrder, readCheckoutInit, readShippingPayment } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, shippingPointOf, summaryOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, refuses, unreachable } from '@odeta/storefront/testing';
import { botProof, fields, onImpossible, order, placed, readyOrder } from '../../../testing/ready-order.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { createPlacingStore } from './placing.store.ts';
import { refusalOf } from './placing-machine.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => jest.useRealTimers());

test('customer, delivery and payment are saved before the order is placed (M3)', async () => {
  const { storefront, store } = readyOrder(answers(placeOrder, placed));
  const counts: number[] = [];
  storefront.events.on('cart.changed', ({ cartItemsCount }) => counts.push(cartItemsCount));

  await expect(store.place(order)).resolves.toEqual({ redirect: '/confirm' });

  expect(storefront.sent.map(({ path }) => path)).toEqual([
    '/my-account/customer/edit',
    '/checkout/shipping',
    '/checkout/payment',
    '/checkout/order',
  ]);
  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    basketConsents: ['regulationsAgreement'],
    windowBreakpoint: 'md',
    total: 18.18,
  });
  expect(document.cookie).toContain('confirmation=1');
  expect(counts).toEqual([0]);
  expect(storefront.sent.at(-1)?.headers['bot-proof']).toBe('proof');
  expect([sessionStorage.length, localStorage.length]).toEqual([0, 0]);
});

test('the post code of the delivery address is checked, not that of the billing address (K2, J7)', async () => {
  const { storefront, store } = readyOrder(answers(placeOrder, placed));
  const gift = { ...fields, id: '7', postCode: '917 01', chosen: true };
  Object.assign(storefront.storeOf(createCheckoutStore).state, { shippingAddress: [gift], shippingAddressId: '7' });

  await store.place(order);

  const { payload } = storefront.sent.find(({ path }) => path === '/checkout/shipping') ?? {};
  expect(payload).toEqual({ shipping: 'courier', shippingPostcode: '917 01' });
});

test('the customer is redirected after a pause, and the order keeps the status placed until then (M4)', async () => {
  jest.useFakeTimers();
  const { storefront } = readyOrder(answers(placeOrder, placed));
  const store = createPlacingStore(storefront, { redirectPause: 30, botProof, onImpossible });

  const placing = store.place(order);
  const done = jest.fn();
  placing.then(done);
  await jest.advanceTimersByTimeAsync(29);

  expect(store.state.placing.status).toBe('placed');
  expect(done).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  await expect(placing).resolves.toEqual({ redirect: '/confirm' });
});

test('an order accepted by the server is reported with its number (M3, N3)', async () => {
  const { storefront, store } = readyOrder(answers(placeOrder, { ...placed, hurraTagManager: { orderId: 'SK 1' } }));
  const reported: object[] = [];
  storefront.events.on('tracking.reported', (fact) => reported.push(fact));

  await store.place(order);

  expect(reported).toMatchObject([{ fact: 'order-taken', summary: { total: 18.18 }, tags: { orderId: 'SK 1' } }]);
});

test('a second click while the order is being placed sends no request', async () => {
  const { store, keys } = readyOrder(answers(placeOrder, placed));

  const [, second] = await Promise.all([store.place(order), store.place(order)]);

  expect(second).toBeNull();
  expect(keys()).toHaveLength(1);
});

test('an order without a response shows a network error, and the next attempt has the same idempotency key', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));

  await store.place(order);
  expect(store.state.placing).toMatchObject({ status: 'unknown', refusal: { problem: { key: 'network' } } });

  storefront.prepare(answers(placeOrder, placed));
  await store.place(order);
  const [first, second] = keys();
  expect(first).toBe(second);
});

test('an error response with problem details ends the attempt; the next one has a new idempotency key', async () => {
  const { store, keys } = readyOrder(
    refuses(placeOrder, { code: 'sold-out', status: 409 }),
    answers(readCheckoutInit, checkoutInitOf()),
  );

  await store.place(order);
  await store.place(order);

  const [first, second] = keys();
  expect(first).not.toBe(second);
  expect(refusalOf(store.state.placing).problem?.key).toBe('sold-out');
});

test('validation errors are assigned to their fields; an expired code is marked and reported (H22, M7)', async () => {
  const validation = {
    'customer.postCode': ['PSČ nepoznáme'],
    regulationsAgreement: ['Bez súhlasu to nejde'],
    'cart.payment': ['Vyberte platbu'],
    'cart.discountCode': ['Kód už neplatí'],
  };
  const { storefront, store } = readyOrder(refuses(placeOrder, { code: 'validation', status: 422, validation }));

  const outcome = await store.place(order);

  expect(outcome).toEqual({
    fieldErrors: { postCode: 'PSČ nepoznáme', regulationsAgreement: 'Bez súhlasu to nejde', payment: 'Vyberte platbu' },
  });
  const { problem, forms } = refusalOf(store.state.placing);
  expect(problem).toBeNull();
  expect(forms.customer).toEqual({ postCode: 'PSČ nepoznáme' });
  expect(storefront.storeOf(createCheckoutStore).state.isCodeRefused).toBe(true);
  expect(storefront.storeOf(createAlertsStore).state.alerts).toMatchObject([{ message: 'Kód už neplatí' }]);
});

test('no order is placed when the post code has no delivery (J7)', async () => {
  const { storefront, store, keys } = readyOrder(
    answers(chooseShipping, { postcode: false, orderRecapHandledErrors: [], payment: null, summary: summaryOf() }),
  );

  await expect(store.place(order)).resolves.toEqual({ fieldErrors: {} });

  expect(keys()).toHaveLength(0);
  expect(storefront.storeOf(createCheckoutStore).state.isPostCodeRefused).toBe(true);
});

test('a pickup point that closes before the order is deselected, and the nearest ones are offered (M7)', async () => {
  const near = shippingPointOf({ id: 'SK2#balikobox' });
  const { storefront, store } = readyOrder(
    refuses(placeOrder, {
      code: 'point-closed',
      status: 409,
      body: { reloadShipping: true, shippingPoints: [near] },
    }),
    answers(readShippingPayment, { shippingPayment: [deliveryMethodOf()], shipping: 'courier', summary: summaryOf() }),
  );
  const { state } = storefront.storeOf(createCheckoutStore);
  state.shippingPointId = 'SK1#balikobox';

  await store.place(order);

  expect(state).toMatchObject({ shippingPointId: null, nearestPoints: [{ id: near.id }] });
});
