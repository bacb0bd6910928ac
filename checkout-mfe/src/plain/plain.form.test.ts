import { choosePayment, chooseShipping, editCustomer, placeOrder, readCheckoutInit } from '@odeta/contracts';
import { checkoutInitOf, deliveryMethodOf, summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront, postForm } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../checkout/form/customer-fields.ts';
import { forms } from '../forms.ts';
import { messages } from '../messages/index.ts';

const jana = customerFieldsOf({
  ...{ email: 'jana@example.sk', firstName: 'Jana', lastName: 'Hrušková', mobilePhone: '0902 123 456' },
  ...{ street: 'Šancová', streetNumber: '48', postCode: '811 05', city: 'Bratislava' },
});
const customer = { ...jana, customerHash: null, isAuthorized: false, hasAccount: false, customerNumber: null };
const method = deliveryMethodOf();
const empty = { orderRecapHandledErrors: [], payment: null, summary: summaryOf() };

async function send(
  form: keyof typeof forms,
  values: Record<string, string>,
  init: Parameters<typeof checkoutInitOf>[0] = {},
  postcode = true,
  ...further: ReturnType<typeof answers>[]
) {
  const { default: checkout } = await messages.sk();
  const storefront = createTestStorefront({
    messages: { checkout },
    api: [
      answers(readCheckoutInit, checkoutInitOf({ shippingPayment: [method], ...init })),
      answers(editCustomer, { customer }),
      answers(chooseShipping, { ...empty, postcode }),
      answers(choosePayment, { payment: 'cod', summary: summaryOf() }),
      answers(placeOrder, {
        redirect: '/confirm?order=1',
        listener: null,
        checker: null,
        payment: null,
        hurraTagManager: {},
      }),
      ...further,
    ],
  });
  const outcome = await postForm(storefront, forms, form, values);
  const payloadOf = (path: string) => storefront.sent.find((request) => request.path === path)?.payload;
  return { outcome, payloadOf, sent: storefront.sent };
}

test('without scripts e-mail, address and delivery are saved as the page saves them, and payment is next', async () => {
  const { outcome, payloadOf } = await send('checkout.details', { ...jana, shipping: method.key });

  expect(payloadOf(editCustomer.path)).toMatchObject({ email: 'jana@example.sk', city: 'Bratislava' });
  expect(payloadOf(chooseShipping.path)).toMatchObject({ shipping: method.key });
  expect(outcome).toEqual({ to: '/checkout/plain/payment' });
});

test('a delivery to points asks for the point', async () => {
  const toPoint = deliveryMethodOf({ map: true });

  const { outcome } = await send(
    'checkout.details',
    { ...jana, shipping: toPoint.key },
    { shippingPayment: [toPoint] },
  );

  expect(outcome).toEqual({ to: '/checkout/plain/point' });
});

test('the search for points leads to the place, whatever is typed', async () => {
  const find = async (search: string) => (await send('checkout.find-point', { search })).outcome;

  expect(await find('Nitra 1/2')).toEqual({ to: '/checkout/plain/point/Nitra%201%2F2' });
  expect(await find('..')).toEqual({ to: '/checkout/plain/point' });
  expect(await find(`${'a'.repeat(99)}😀`)).toEqual({
    to: expect.stringMatching(/^\/checkout\/plain\/point\/a+%EF%BF%BD$/),
  });
});

test('what is missing has the errors of the rules that the page’s scripts use, and nothing is saved', async () => {
  const { outcome, sent } = await send('checkout.details', { email: 'jana@', firstName: 'Jana' });

  expect(outcome).toMatchObject({
    errors: { email: expect.stringContaining('e-mail'), lastName: expect.any(String), shipping: expect.any(String) },
  });
  expect(outcome).not.toHaveProperty('errors.firstName');
  expect(sent.map(({ path }) => path)).toEqual([readCheckoutInit.path]);
});

test('a post code where the shop does not deliver is an error of the field', async () => {
  const { outcome } = await send('checkout.details', { ...jana, shipping: method.key }, {}, false);

  expect(outcome).toEqual({ errors: { postCode: 'Na toto PSČ zvoleným spôsobom nedoručujeme' } });
});

test('without a payment nothing is chosen', async () => {
  expect((await send('checkout.payment', {})).outcome).toMatchObject({ errors: { payment: expect.any(String) } });
  expect((await send('checkout.payment', { payment: 'cod' })).outcome).toEqual({ to: '/checkout/plain/order' });
});

const ready = { customer, shipping: method.key, payment: method.payments[0]?.key ?? null };
const consents = { regulationsAgreement: 'true', privacyAgreement: 'true' };

test('the order is sent with the total and the key of the page, and the proof of edge', async () => {
  const { outcome, sent } = await send('checkout.order', { ...consents, total: '12.99', key: 'abc' }, ready);

  const order = sent.find(({ path }) => path === placeOrder.path);
  expect(order?.payload).toMatchObject({ total: 12.99, basketConsents: ['regulationsAgreement', 'privacyAgreement'] });
  expect(order?.headers).toMatchObject({ 'idempotency-key': 'abc', 'bot-proof': 'form' });
  expect(outcome).toEqual({ to: '/confirm/plain?order=1' });
});

test('an invoice for a company has the rules of its country, and is sent with the order', async () => {
  const company = {
    'invoice-company': 'Odeta s. r. o.',
    'invoice-taxId': '2020273893',
    'invoice-registerId': '35763469',
  };
  const place = { 'invoice-street': 'Šancová 48', 'invoice-postCode': '811 05', 'invoice-city': 'Bratislava' };
  const order = { ...consents, ...company, ...place, total: '12.99', key: 'abc' };

  const wrong = await send('checkout.order', { ...order, invoice: 'true', 'invoice-taxId': '1' }, ready);
  const right = await send('checkout.order', { ...order, invoice: 'true' }, ready);
  const none = await send('checkout.order', order, ready);

  expect(wrong.outcome).toEqual({ errors: { 'invoice-taxId': expect.any(String) } });
  expect(right.payloadOf(placeOrder.path)).toMatchObject({
    invoice: { company: 'Odeta s. r. o.', city: 'Bratislava' },
  });
  expect(none.payloadOf(placeOrder.path)).not.toHaveProperty('invoice');
});

test('the same page sent again is the same order, although its cart is empty by then', async () => {
  const { sent } = await send('checkout.order', { ...consents, total: '12.99', key: 'abc' }, { redirect: '/cart' });

  expect(sent.find(({ path }) => path === placeOrder.path)?.headers).toMatchObject({ 'idempotency-key': 'abc' });
});

test('the code of a payment is a field of the order, and its page waits for the confirmation in the app of the bank', async () => {
  const blik = { key: 'blik', name: 'BLIK', description: '', cost: 0, disabled: false, order: 1 };
  const init = { ...ready, shippingPayment: [deliveryMethodOf({ payments: [blik] })], payment: 'blik' };
  const orderId = '7f0b3c7e-2f6c-4f4c-9a51-0d4b8a0e8c11';
  const pending = {
    ...{ redirect: null, listener: `/api/checkout/order/${orderId}/events`, checker: null, hurraTagManager: {} },
    payment: { orderId, key: 'blik', expiresAt: '2026-11-29T10:00:00.000Z' },
  };

  const missing = await send('checkout.order', { ...consents, total: '12.99', key: 'abc' }, init);
  const { outcome, payloadOf } = await send(
    'checkout.order',
    { ...consents, total: '12.99', key: 'abc', blikCode: '777 123' },
    init,
    true,
    answers(placeOrder, pending),
  );

  expect(missing.outcome).toEqual({ errors: { blikCode: expect.any(String) } });
  expect(payloadOf(placeOrder.path)).toMatchObject({ blikCode: '777123' });
  expect(outcome).toEqual({ to: `/checkout/plain/waiting?order=${orderId}` });
});
