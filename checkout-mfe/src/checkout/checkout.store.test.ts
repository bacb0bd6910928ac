/** @jest-environment jsdom */
import { choosePayment, chooseShipping, editCustomer, readCheckoutInit, writeLog } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { createCheckoutStore } from './checkout.store.ts';
import { customerFieldsOf } from './customer/customer-fields.ts';
import { orderStorage } from './order/order-storage.ts';

const fields = customerFieldsOf({ email: 'jana@example.sk', postCode: '811 05' });
const customer = { ...fields, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };

const shippingAnswer = { postcode: true, orderRecapHandledErrors: [], payment: null };

async function loadedCheckout(parts: Parameters<typeof checkoutInitOf>[0] = {}) {
  const storefront = createTestStorefront({
    api: [answers(readCheckoutInit, checkoutInitOf(parts)), answers(writeLog, {})],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });
  await store.load();
  storefront.sent.length = 0;
  return { storefront, store };
}

test('the page asks for its data after 200 ms, and hands on what a payment left in the address (J1)', async () => {
  const storefront = createTestStorefront({ api: [answers(readCheckoutInit, checkoutInitOf())] });
  const store = createCheckoutStore(storefront);
  jest.useFakeTimers();

  const loading = store.load('failed');
  await jest.advanceTimersByTimeAsync(199);
  expect(storefront.sent).toHaveLength(0);
  await jest.advanceTimersByTimeAsync(1);
  jest.useRealTimers();
  await loading;

  expect(storefront.sent[0]).toMatchObject({ path: '/checkout/checkout-init', query: { 'payment-back': 'failed' } });
  expect(store.state.status).toBe('ready');
});

test('the setup state learns the patterns by the names of their rules (B16, H8)', async () => {
  const { storefront } = await loadedCheckout();
  const { phone, ...patterns } = checkoutInitOf().validationPatterns;

  expect(storefront.session.state.validators).toEqual({ ...patterns, phone: phone.pattern });
});

test('when the data cannot be had, that is logged as critical and the page can try again (J3)', async () => {
  const storefront = createTestStorefront({
    api: [refuses(readCheckoutInit, { code: 'unexpected', status: 500 }), answers(writeLog, {})],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });

  await store.load();

  expect(store.state.status).toBe('failed');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({ levelName: 'critical' });
});

test('an empty cart leads back to the cart, or to the order that was sent and never answered', async () => {
  const { store } = await loadedCheckout({ redirect: '/cart' });
  expect(store.state.redirect).toBe('/cart');

  orderStorage().intent.keep('1 cod', 'sent');
  await store.load();
  expect(store.state.redirect).toBe('/confirm?intent=sent');
  expect(orderStorage().intent.openKeys()).toEqual([]);
});

test('whoever is sent to his paid order while the page is read goes there, and not to the cart that is empty since (R9)', async () => {
  const storefront = createTestStorefront({
    api: [answers(readCheckoutInit, checkoutInitOf({ redirect: '/cart' })), answers(writeLog, {})],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });

  const loading = store.load();
  store.leave('/confirm');
  await loading;

  expect(store.state.redirect).toBe('/confirm');
});

test('a delivery that is no longer offered is not chosen', async () => {
  const { store } = await loadedCheckout({
    shippingPayment: [deliveryMethodOf()],
    shipping: 'balikobox',
    payment: 'card',
  });

  expect(store.state).toMatchObject({ shipping: null, payment: null });
});

test('a delivery shows as chosen at once; then the server’s summary and payment count (J5)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'post', payment: 'cod' });
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, summary: summaryOf({ total: 16.98 }) }));

  const choosing = store.chooseShipping('courier', '811 05');
  expect(store.state).toMatchObject({ shipping: 'courier', isSaving: true });
  await choosing;

  expect(storefront.sent[0]?.payload).toMatchObject({ shipping: 'courier', shippingPostcode: '811 05' });
  expect(store.state).toMatchObject({ payment: null, isSaving: false, isPostCodeRefused: false });
  expect(store.state.summary?.total).toBe(16.98);
});

test('a choice that does not reach the server is taken back and explained in its step', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'post', payment: 'cod' });
  storefront.prepare(unreachable(chooseShipping));

  await store.chooseShipping('courier', '811 05');

  expect(store.state).toMatchObject({
    shipping: 'post',
    payment: 'cod',
    problem: { key: 'network' },
    problemAt: 'shipping',
  });
});

test('of two quick choices the last one counts', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(
    answers(chooseShipping, ({ shipping }) => ({
      ...shippingAnswer,
      summary: summaryOf({ total: shipping === 'post' ? 2 : 1 }),
    })),
  );

  await Promise.all([store.chooseShipping('courier', ''), store.chooseShipping('post', '')]);

  expect(store.state).toMatchObject({ shipping: 'post', summary: { total: 2 } });
});

test('a post code that nothing can be sent to is marked (J7)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, postcode: false, summary: summaryOf() }));

  await store.chooseShipping('courier', '999 99');

  expect(store.state.isPostCodeRefused).toBe(true);
});

test('a payment changes the summary (M1)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'courier' });
  storefront.prepare(answers(choosePayment, { payment: 'cod', summary: summaryOf({ total: 18.18 }) }));

  await store.choosePayment('cod');

  expect(store.state).toMatchObject({ payment: 'cod', summary: { total: 18.18 } });
});

test('what was saved is not saved again until it changes (K9)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(answers(editCustomer, { customer }));

  await store.saveCustomer(fields);
  await store.saveCustomer(fields);
  await store.saveCustomer({ ...fields, city: 'Nitra' });

  expect(storefront.sent).toHaveLength(2);
});

test('with another post code the chosen delivery is asked for again', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'courier' });
  storefront.prepare(answers(editCustomer, { customer }));
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, postcode: false, summary: summaryOf() }));

  await store.saveCustomer(fields);

  expect(storefront.sent.map(({ path }) => path)).toEqual(['/my-account/customer/edit', '/checkout/shipping']);
  expect(store.state.isPostCodeRefused).toBe(true);
});

test('fields that the server finds wrong are shown; what did not arrive is sent with the order (H22)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(
    refuses(editCustomer, {
      code: 'validation',
      status: 422,
      validation: { 'customer.email': ['Neplatná e-mailová adresa'] },
    }),
  );
  await expect(store.saveCustomer(fields)).resolves.toEqual({ email: 'Neplatná e-mailová adresa' });

  storefront.prepare(unreachable(editCustomer));
  await expect(store.saveCustomer(fields)).resolves.toEqual({});
});
