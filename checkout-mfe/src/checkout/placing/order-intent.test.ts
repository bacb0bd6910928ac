/** @jest-environment @odeta/build/dom-environment */
import { chooseShipping, placeOrder } from '@odeta/contracts';
import { answers, refuses, unreachable } from '@odeta/storefront/testing';
import { order, placed, readyOrder } from '../../../testing/ready-order.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the idempotency key of an order without a response is reused after a reload', async () => {
  const { store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);

  const after = readyOrder(answers(placeOrder, placed));
  await after.store.place(order);

  expect(after.keys()).toEqual(keys());
});

test('an order placed without a response is confirmed on retry although its cart is empty', async () => {
  const { storefront, store } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(chooseShipping, { code: 'empty-cart', status: 409 }));
  storefront.prepare(answers(placeOrder, placed));

  await expect(store.place(order)).resolves.toEqual({ redirect: '/confirm' });
});

test('a changed order refused with an idempotency mismatch redirects to the confirmation with both keys', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(placeOrder, { code: 'idempotency-mismatch', status: 409 }));

  const outcome = await store.place({ ...order, consents: [] });

  expect(outcome).toEqual({ redirect: `/confirm?intent=${keys()[2]}&intent=${keys()[0]}` });
});

test('an empty cart after an order without a response redirects to the confirmation with the keys of both attempts', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(placeOrder, { code: 'empty-cart', status: 409 }));
  storefront.storeOf(createCheckoutStore).state.payment = 'card';

  const outcome = await store.place(order);

  expect(outcome).toEqual({ redirect: `/confirm?intent=${keys()[1]}&intent=${keys()[0]}` });
});

test('an order with another payment has its own idempotency key (M3)', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);

  storefront.storeOf(createCheckoutStore).state.payment = 'card';
  await store.place(order);

  const [first, second] = keys();
  expect(first).not.toBe(second);
});

test('an order refused with an idempotency mismatch is retried with a new key', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  const answer = { status: 200, json: { success: true, body: placed } };
  const mismatch = {
    success: false,
    code: 'idempotency-mismatch',
    status: 409,
    messages: [],
    validation: {},
    body: {},
  };
  storefront.prepare({
    endpoint: placeOrder,
    answer: ({ headers }) => (headers['idempotency-key'] === keys()[0] ? { status: 409, json: mismatch } : answer),
  });

  await expect(store.place({ ...order, consents: [] })).resolves.toEqual({ redirect: '/confirm' });
  expect(keys()).toHaveLength(3);
});

test('an idempotency key older than one hour is not reused', async () => {
  const { store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);

  await store.place(order);
  jest.restoreAllMocks();

  const [first, second] = keys();
  expect(first).not.toBe(second);
});
