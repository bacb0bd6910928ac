/** @jest-environment @odeta/build/dom-environment */
import { placeOrder, readPaymentStatus } from '@odeta/contracts';
import { answers, refuses, unreachable, waitFor } from '@odeta/storefront/testing';
import {
  event,
  expiresAt,
  fields,
  order,
  orderId,
  paid,
  pending,
  refused,
  shopOf,
  toPayElsewhere,
  toWaitFor,
} from '../../../testing/payment-shop.ts';
import { orderIntent, orderStorage } from '../state/order-storage.ts';
import { canOrder } from './placing-machine.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('a BLIK order waits for its payment and redirects to the confirmation on success (M5)', async () => {
  const { storefront, store, streams, untilWaiting } = shopOf(answers(placeOrder, toWaitFor));

  const placing = store.place({ ...order, blikCode: '777123' });
  await untilWaiting();
  expect(streams.map(({ address }) => address)).toEqual([toWaitFor.listener]);
  expect(store.state.placing).toMatchObject({ awaited: { orderId, total: 353.97, expiresAt } });
  streams[0]?.onEvent({ ...event, status: 'success', redirect: '/confirm' });

  await expect(placing).resolves.toEqual({ redirect: '/confirm' });
  expect(storefront.sent.find(({ path }) => path === placeOrder.path)?.payload).toMatchObject({ blikCode: '777123' });
  expect([store.state.placing.status, localStorage.length, sessionStorage.length]).toEqual(['placed', 0, 0]);
});

test('a refused BLIK payment keeps the form data and ends the order attempt (M5, M8)', async () => {
  const { store, streams, untilWaiting } = shopOf(answers(placeOrder, toWaitFor));
  orderStorage().customer.keep(fields);

  const placing = store.place({ ...order, blikCode: '700701' });
  await untilWaiting();
  streams[0]?.onEvent({ ...event, status: 'failed', failure: 'code-expired', message: 'Kod wygasł' });

  await expect(placing).resolves.toBeNull();
  expect(store.state).toEqual({ placing: { status: 'failed', reason: 'Kod wygasł' }, failureCount: 1 });
  expect(canOrder(store.state.placing)).toBe(true);
  expect(orderIntent({}).openKeys()).toEqual([]);
  expect(orderStorage().customer.read()).toEqual(fields);
});

test('a lost connection shows a connection warning and is not a failed payment (R9, O3)', async () => {
  const { store, streams, alerts, untilWaiting } = shopOf(
    answers(placeOrder, toWaitFor),
    unreachable(readPaymentStatus),
  );

  const placing = store.place(order);
  await untilWaiting();
  streams[0]?.onError(false);
  const message = 'connection-box.title';
  expect(alerts()).toMatchObject([{ type: 'warning', message, placement: 'payment', tag: 'connection' }]);
  streams[0]?.onEvent({ ...event, status: 'success', redirect: '/confirm' });

  await expect(placing).resolves.toEqual({ redirect: '/confirm' });
  expect(alerts()).toEqual([]);
});

test('an abandoned payment that succeeds after all completes the order (R9)', async () => {
  const { store, streams, untilWaiting } = shopOf(answers(placeOrder, toWaitFor));

  const placing = store.place(order);
  await untilWaiting();
  store.giveUpWaiting('blikCode');
  expect(store.state.placing).toEqual({ status: 'givenUp', focusAt: 'blikCode' });
  expect(canOrder(store.state.placing)).toBe(true);
  streams[0]?.onEvent({ ...event, status: 'success', redirect: '/confirm' });

  await expect(placing).resolves.toEqual({ redirect: '/confirm' });
});

test('an abandoned payment that fails shows no error', async () => {
  const { store, streams, untilWaiting } = shopOf(answers(placeOrder, toWaitFor));

  const placing = store.place(order);
  await untilWaiting();
  store.giveUpWaiting('payment');
  streams[0]?.onEvent({ ...event, status: 'failed', message: 'Kod wygasł' });

  await expect(placing).resolves.toBeNull();
  expect(store.state).toMatchObject({ placing: { status: 'givenUp' }, failureCount: 1 });
});

test('a card payment redirects to the provider, and the order data stays stored until the customer returns (M4)', async () => {
  const { store } = shopOf(answers(placeOrder, toPayElsewhere));
  orderStorage().customer.keep(fields);

  await expect(store.place(order)).resolves.toEqual({ redirect: 'https://pay.example/1' });

  expect(orderStorage().payment.read()).toMatchObject({ orderId, payment: 'card' });
  expect(orderIntent({}).openKeys()).toHaveLength(1);
  expect(orderStorage().customer.read()).toEqual(fields);
});

test('an immediately failed payment redirects to the checkout; customer data and cart stay unchanged (M8)', async () => {
  const back = `/checkout?payment-back=${orderId}`;
  const { storefront, store } = shopOf(answers(placeOrder, { ...toPayElsewhere, redirect: back, payment: null }));
  const counted: number[] = [];
  storefront.events.on('cart.changed', ({ cartItemsCount }) => counted.push(cartItemsCount));
  orderStorage().customer.keep(fields);

  await expect(store.place(order)).resolves.toEqual({ redirect: back });

  expect(orderStorage().customer.read()).toEqual(fields);
  expect(counted).toEqual([]);
});

test('a customer returning from a successful payment is redirected to the confirmation (J1)', async () => {
  const { store } = shopOf(paid);

  await expect(store.resume(orderId)).resolves.toBe('/confirm');
  expect(localStorage).toHaveLength(0);
});

test('a customer returning from a failed payment sees the reason once (J1, M8)', async () => {
  const { store } = shopOf(refused);

  await expect(store.resume(orderId)).resolves.toBeNull();
  expect(store.state).toEqual({ placing: { status: 'failed', reason: 'Kod wygasł' }, failureCount: 1 });
});

test('a customer returning with a pending payment waits for its result (J1, R9)', async () => {
  const { checkout, store, streams, untilWaiting } = shopOf(pending);

  await store.resume(orderId);
  await untilWaiting();
  streams[0]?.onEvent({ ...event, status: 'success', redirect: '/confirm' });

  await waitFor(() => expect(checkout.state.redirect).toBe('/confirm'));
});

test('after a reload, the page waits again for a BLIK payment, but not for an unpaid card payment (R9)', async () => {
  const { store, untilWaiting } = shopOf(unreachable(readPaymentStatus));
  orderStorage().payment.keep({ orderId, payment: 'card', total: 10, expiresAt });
  await store.resume(null);
  expect(store.state.placing.status).toBe('idle');

  orderStorage().payment.keep({ orderId, payment: 'blik', total: 10, expiresAt });
  await store.resume(null);

  await untilWaiting();
  expect(store.state.placing).toMatchObject({ awaited: { orderId, total: 10 } });
});

test('an unknown stored payment is deleted, and an invalid order id in the URL is ignored', async () => {
  const { store } = shopOf(refuses(readPaymentStatus, { code: 'not-found', status: 404 }));
  orderStorage().payment.keep({ orderId, payment: 'blik', total: 10, expiresAt });

  await expect(store.resume(null)).resolves.toBeNull();
  expect(orderStorage().payment.read()).toBeNull();

  await expect(store.resume('../x')).resolves.toBeNull();
  expect(store.state.placing.status).toBe('idle');
});
