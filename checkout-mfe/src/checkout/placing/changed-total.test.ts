/** @jest-environment @odeta/build/dom-environment */
import { placeOrder, readCheckoutInit } from '@odeta/contracts';
import { cartItemOf, checkoutInitOf, summaryOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, refuses } from '@odeta/storefront/testing';
import { order, placed, readyOrder } from '../../../testing/ready-order.ts';
import { createCheckoutStore } from '../state/checkout.store.ts';
import { refusalOf } from './placing-machine.ts';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

test('an order at a lower total than the customer saw says so (M7)', async () => {
  const { storefront, store } = readyOrder(answers(placeOrder, { ...placed, total: 15 }));
  const item = cartItemOf({ entryId: '7', quantity: 2, price: 10, pricePromo: 8 });
  Object.assign(storefront.storeOf(createCheckoutStore).state, { cartItems: [item] });

  await store.place(order);

  expect(storefront.sent.at(-1)?.payload).toMatchObject({
    total: 18.18,
    seen: { cartItems: [{ entryId: '7', quantity: 2, price: 8 }], shippingCost: summaryOf().shippingCost },
  });
  const alerts = storefront.storeOf(createAlertsStore).state.alerts.map(({ message, ...alert }) => alert);
  expect(alerts).toMatchObject([{ type: 'success', tag: 'lower-total', autoclose: false }]);
});

test('delivery that a saved choice has made more expensive is named (M7)', () => {
  const { storefront, store } = readyOrder();
  storefront.storeOf(createCheckoutStore).state.summary = summaryOf({ shippingCost: 5.19 });

  store.refuseTotal(3.99);

  expect(refusalOf(store.state.placing)).toMatchObject({
    problem: { key: null, text: 'problems.dearer-delivery' },
    isTotalChanged: true,
  });
});

test('what has become more expensive is named as the server says (M7)', async () => {
  const words = 'Cena sa medzitým zmenila – Kabát: teraz 80 €, predtým 75 €.';
  const message = { type: 'error' as const, message: words, autoclose: true, closable: true };
  const { store } = readyOrder(
    refuses(placeOrder, { code: 'total-changed', status: 409, messages: [message], body: { total: 20, named: true } }),
    answers(readCheckoutInit, checkoutInitOf()),
  );

  await store.place(order);

  expect(refusalOf(store.state.placing)).toMatchObject({ problem: { key: null, text: words }, isTotalChanged: true });
});

test('a changed total is reported, and the summary shows the new total', async () => {
  const { storefront, store } = readyOrder(
    refuses(placeOrder, { code: 'total-changed', status: 409 }),
    answers(readCheckoutInit, checkoutInitOf({ summary: summaryOf({ total: 20 }) })),
  );

  await store.place(order);

  expect(refusalOf(store.state.placing).problem?.key).toBe('total-changed');
  expect(storefront.storeOf(createCheckoutStore).state.summary?.total).toBe(20);
});

test('an order that would go elsewhere than the page shows is refused, and the page shows where (K2)', async () => {
  const words = 'Miesto doručenia je teraz iné.';
  const message = { type: 'error' as const, message: words, autoclose: true, closable: true };
  const { storefront, store } = readyOrder(
    refuses(placeOrder, { code: 'destination-changed', status: 409, messages: [message] }),
    answers(readCheckoutInit, checkoutInitOf({ shippingAddressId: '8' })),
  );
  const { state } = storefront.storeOf(createCheckoutStore);
  Object.assign(state, { shippingAddressId: '7' });

  await store.place(order);

  const sent = storefront.sent.find(({ path }) => path === placeOrder.path);
  expect(sent?.payload).toMatchObject({ seen: { shippingAddressId: '7', shippingPointId: null } });
  expect(refusalOf(store.state.placing).problem).toEqual({ key: null, text: words });
  expect(state.shippingAddressId).toBe('8');
});
