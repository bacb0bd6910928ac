import { account, clock, newPayment, providerAt, refOf } from '../../../testing/servers/payu-payment.ts';
import { type PayuSimulator, startPayu } from '../../../testing/servers/payu-simulator.ts';
import type { PaymentProvider } from '../provider.ts';
import { createPayuProvider } from './payu-provider.ts';

let payu: PayuSimulator;
let provider: PaymentProvider;
beforeEach(async () => {
  payu = await startPayu();
  provider = providerAt(payu);
});
afterEach(() => payu.close());

test('a revoked token is requested again', async () => {
  await provider.create(newPayment());
  payu.tokens.valid.clear();

  expect((await provider.create(newPayment())).providerId).toBe('PAYU2');
  expect(payu.tokens.given).toBe(2);
});

test('a token is requested again one minute before it expires, and not earlier', async () => {
  await provider.create(newPayment());
  const begin = performance.now();
  const passed = jest.spyOn(performance, 'now');

  // It is discarded one minute before it expires, so that a request with it still arrives in time.
  passed.mockReturnValue(begin + (payu.tokens.seconds - 61) * 1000);
  await provider.create(newPayment());
  expect(payu.tokens.given).toBe(1);
  passed.mockReturnValue(begin + (payu.tokens.seconds - 59) * 1000);
  await provider.create(newPayment());
  passed.mockRestore();

  expect(payu.tokens.given).toBe(2);
});

test('with a wrong client secret there is no token, and the payment outcome is unknown', async () => {
  const wrong = createPayuProvider({ clock, url: payu.url, accounts: { pl: { ...account, clientSecret: 'wrong' } } });

  await expect(wrong.create(newPayment())).rejects.toMatchObject({ kind: 'unknown', message: 'no token: 401' });
});

test.each([
  ['a server error', { status: 503, body: '' }],
  ['HTML instead of JSON', { status: 200, body: '<html>' }],
  ['an unexpected body', { status: 302, body: '{"status":{}}' }],
])('when PayU responds with %s, the payment outcome is unknown, not failed', async (_, trouble) => {
  const payment = newPayment();
  const { providerId } = await provider.create(payment);
  const ref = refOf(payment, providerId);
  payu.trouble = trouble;

  await expect(provider.create(newPayment())).rejects.toMatchObject({ kind: 'unknown' });
  await expect(provider.status(ref)).rejects.toMatchObject({ kind: 'unknown' });
  await expect(provider.cancel(ref)).rejects.toMatchObject({ kind: 'unknown' });
  const refund = { ...ref, refundId: 'r', isWhole: false, amount: 1, currency: 'PLN', orderNumber: '' };
  await expect(provider.refund(refund)).rejects.toMatchObject({ kind: 'unknown' });
});

test.each([
  ['OPENPAYU_BUSINESS_ERROR', 'NO_BALANCE', 'unknown'],
  ['OPENPAYU_ERROR_INTERNAL', '', 'unknown'],
  ['OPENPAYU_ERROR_VALUE_INVALID', 'INVALID_REFUND_AMOUNT', 'refused'],
  ['DATA_NOT_FOUND', '', 'refused'],
])('a refund that PayU answers with %s %s is %s', async (statusCode, codeLiteral, kind) => {
  const payment = newPayment();
  const { providerId } = await provider.create(payment);
  const status = { statusCode, codeLiteral, statusDesc: 'said so' };
  payu.trouble = { status: 400, body: JSON.stringify({ status }) };
  const refund = {
    ...refOf(payment, providerId),
    ...{ refundId: 'r', amount: 5, isWhole: false, currency: 'PLN', orderNumber: 'PL 1' },
  };

  await expect(provider.refund(refund)).rejects.toMatchObject({
    kind,
    message: [statusCode, codeLiteral, 'said so'].join(' '),
  });
});
