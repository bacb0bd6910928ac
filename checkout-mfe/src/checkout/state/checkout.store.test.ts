/** @jest-environment @odeta/build/dom-environment */
import { choosePayment, chooseShipping, editCustomer, readCheckoutInit, writeLog } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, refuses, unreachable } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../form/customer-fields.ts';
import { createCheckoutStore } from './checkout.store.ts';
import { orderIntent } from './order-storage.ts';

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

test('the checkout data is requested after 200 ms, with the payment-back parameter of the URL (J1)', async () => {
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

test('the session state stores the validation patterns under the names of their rules (B16, H8)', async () => {
  const { storefront } = await loadedCheckout();
  const { phone, ...patterns } = checkoutInitOf().validationPatterns;

  expect(storefront.session.state.validators).toEqual({ ...patterns, phone: phone.pattern });
});

test('a failed request for the checkout data is logged as critical and sets the status to failed (J3)', async () => {
  const storefront = createTestStorefront({
    api: [refuses(readCheckoutInit, { code: 'unexpected', status: 500 }), answers(writeLog, {})],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });

  await store.load();

  expect(store.state.status).toBe('failed');
  expect(storefront.sent.at(-1)?.payload).toMatchObject({ levelName: 'critical' });
});

test('an empty cart redirects to the cart, or to the confirmation of an order that got no response', async () => {
  const { store } = await loadedCheckout({ redirect: '/cart' });
  expect(store.state.redirect).toBe('/cart');

  orderIntent({}).save('1 cod', 'sent');
  await store.load();
  expect(store.state.redirect).toBe('/confirm?intent=sent');
  expect(orderIntent({}).openKeys()).toEqual([]);
});

test('a redirect to a paid order during loading is not replaced by the redirect of the empty cart (R9)', async () => {
  const storefront = createTestStorefront({
    api: [answers(readCheckoutInit, checkoutInitOf({ redirect: '/cart' })), answers(writeLog, {})],
  });
  const store = createCheckoutStore(storefront, { entryPause: 0 });

  const loading = store.load();
  store.leave('/confirm');
  await loading;

  expect(store.state.redirect).toBe('/confirm');
});

test('a delivery that is no longer offered is not selected, and neither is its payment', async () => {
  const { store } = await loadedCheckout({
    shippingPayment: [deliveryMethodOf()],
    shipping: 'balikobox',
    payment: 'card',
  });

  expect(store.state).toMatchObject({ shipping: null, payment: null });
});

test('a delivery is selected immediately; then the response sets the summary and the payment (J5)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'post', payment: 'cod' });
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, summary: summaryOf({ total: 16.98 }) }));

  const choosing = store.chooseShipping('courier', '811 05');
  expect(store.state).toMatchObject({ shipping: 'courier', isSaving: true });
  await choosing;

  expect(storefront.sent[0]?.payload).toMatchObject({ shipping: 'courier', shippingPostcode: '811 05' });
  expect(store.state).toMatchObject({ payment: null, isSaving: false, isPostCodeRefused: false });
  expect(store.state.summary?.total).toBe(16.98);
});

test('a delivery that cannot be saved is reverted, and its step shows a network error', async () => {
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

test('the last of two quick choices wins', async () => {
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

test('a post code without delivery is marked as refused (J7)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, postcode: false, summary: summaryOf() }));

  await store.chooseShipping('courier', '999 99');

  expect(store.state.isPostCodeRefused).toBe(true);
});

test('choosing a payment updates the summary (M1)', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'courier' });
  storefront.prepare(answers(choosePayment, { payment: 'cod', summary: summaryOf({ total: 18.18 }) }));

  await store.choosePayment('cod');

  expect(store.state).toMatchObject({ payment: 'cod', summary: { total: 18.18 } });
});

test('customer data is saved again only after it has changed (K9)', async () => {
  const { storefront, store } = await loadedCheckout();
  storefront.prepare(answers(editCustomer, { customer }));

  await store.saveCustomer(fields);
  await store.saveCustomer(fields);
  await store.saveCustomer({ ...fields, city: 'Nitra' });

  expect(storefront.sent).toHaveLength(2);
});

test('a changed post code is checked again for the selected delivery', async () => {
  const { storefront, store } = await loadedCheckout({ shipping: 'courier' });
  storefront.prepare(answers(editCustomer, { customer }));
  storefront.prepare(answers(chooseShipping, { ...shippingAnswer, postcode: false, summary: summaryOf() }));

  await store.saveCustomer(fields);

  expect(storefront.sent.map(({ path }) => path)).toEqual(['/my-account/customer/edit', '/checkout/shipping']);
  expect(store.state.isPostCodeRefused).toBe(true);
});

test('saving returns the server’s validation errors, and no errors when the server is unreachable (H22)', async () => {
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
