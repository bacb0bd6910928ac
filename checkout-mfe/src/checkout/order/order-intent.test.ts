/** @jest-environment jsdom */
import { chooseShipping, placeOrder } from '@odeta/contracts';
import { answers, refuses, unreachable } from '@odeta/storefront/testing';
import { order, placed, readyOrder } from '../../../testing/ready-order.ts';
import { createCheckoutStore } from '../checkout.store.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('the key outlives the page', async () => {
  const { store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);

  const after = readyOrder(answers(placeOrder, placed));
  await after.store.place(order);

  expect(after.keys()).toEqual(keys());
});

test('an order that was placed without an answer is found by its key, though its cart is gone', async () => {
  const { storefront, store } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(chooseShipping, { code: 'empty-cart', status: 409 }));
  storefront.prepare(answers(placeOrder, placed));

  await expect(store.place(order)).resolves.toEqual({ redirect: '/confirm' });
});

test('when the order was placed already and is asked for with other words, the buyer sees it', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(placeOrder, { code: 'idempotency-mismatch', status: 409 }));

  const outcome = await store.place({ ...order, consents: [] });

  expect(outcome).toEqual({ redirect: `/confirm?intent=${keys()[2]}&intent=${keys()[0]}` });
});

test('the cart was emptied after a press without an answer: the buyer reads what became of his presses, not of another order', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  storefront.prepare(refuses(placeOrder, { code: 'empty-cart', status: 409 }));
  storefront.storeOf(createCheckoutStore).state.payment = 'card';

  const outcome = await store.place(order);

  expect(outcome).toEqual({ redirect: `/confirm?intent=${keys()[1]}&intent=${keys()[0]}` });
});

test('another way to pay is another order to ask for: it has a key of its own (M3)', async () => {
  const { storefront, store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);

  storefront.storeOf(createCheckoutStore).state.payment = 'card';
  await store.place(order);

  const [first, second] = keys();
  expect(first).not.toBe(second);
});

test('asked for before in other words, the order is asked for by a key of its own', async () => {
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

test('a key that was made an hour ago belongs to nothing any more', async () => {
  const { store, keys } = readyOrder(unreachable(placeOrder));
  await store.place(order);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 3_600_001);

  await store.place(order);
  jest.restoreAllMocks();

  const [first, second] = keys();
  expect(first).not.toBe(second);
});
