import { account, clock, KEY, newPayment, providerAt, refOf } from '../../../testing/servers/payu-payment.ts';
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

test('a new PayU order returns the URL of the redirect without following it, and the token is reused', async () => {
  const payment = newPayment();

  const created = await provider.create(payment);
  await provider.create(newPayment());

  expect(created).toEqual({
    providerId: 'PAYU1',
    state: 'pending',
    failure: null,
    amount: 35_397,
    currency: 'PLN',
    redirect: 'https://pay.example/PAYU1',
  });
  expect(payu.orders.get('PAYU1')?.sent).toMatchObject({
    merchantPosId: '300746',
    totalAmount: '35397',
    currencyCode: 'PLN',
    extOrderId: payment.paymentId,
    customerIp: '1.2.3.4',
    notifyUrl: 'https://odeta.pl/api/payments/webhooks/payu',
    continueUrl: `https://odeta.pl/checkout?payment-back=${payment.orderId}`,
    buyer: { email: 'anna@example.pl', language: 'pl' },
    products: [{ name: 'PL 2611 0482', unitPrice: '35397', quantity: '1' }],
  });
  expect(payu.tokens.given).toBe(1);
});

test.each([
  ['hu', 'HUF', 12_990, '1299000'],
  ['ua', 'UAH', 1499, '149900'],
  ['ro', 'RON', 8999, '8999'],
] as const)('amounts of %s are sent and read in hundredths of %s', async (country, currency, amount, sent) => {
  const payment = newPayment({ country, currency, amount });
  const { providerId } = await provider.create(payment);
  const kept = payu.orders.get(providerId);
  if (!kept) throw new Error('no order');
  const { headers, body } = payu.webhook({ ...kept, status: 'COMPLETED' }, country === 'hu' ? 'hungarian' : KEY);

  expect(kept.totalAmount).toBe(sent);
  expect(kept.sent.products).toEqual([{ name: 'PL 2611 0482', unitPrice: sent, quantity: '1' }]);
  expect(await provider.status(refOf(payment, providerId))).toMatchObject({ amount, currency });
  if (country === 'hu') expect(provider.readWebhook(headers, body)).toMatchObject({ amount, currency });
});

test('a BLIK code is sent with the order, and there is no payment page', async () => {
  const created = await provider.create(newPayment({ method: 'blik', blikCode: '777123' }));

  expect(created.redirect).toBeNull();
  expect(payu.orders.get(created.providerId)?.sent.payMethods).toEqual({
    payMethod: { type: 'BLIK_AUTHORIZATION_CODE', value: '777123' },
  });
});

test.each([
  ['500500', 'refused'],
  ['700701', 'code-expired'],
  ['700702', 'cancelled'],
  ['700703', 'code-used'],
])('the BLIK code %s is refused as %s', async (blikCode, reason) => {
  await expect(provider.create(newPayment({ method: 'blik', blikCode }))).rejects.toMatchObject({
    kind: 'refused',
    reason,
  });
});

test('a repeated PayU order gets a new external id; a repeated BLIK order has an unknown outcome', async () => {
  const payment = newPayment();
  await provider.create(payment);
  const again = await provider.create(payment);
  const code = newPayment({ method: 'blik', blikCode: '777123' });
  await provider.create(code);

  expect(payu.orders.get(again.providerId)?.extOrderId).toBe(`${payment.paymentId}.1`);
  await expect(provider.create(code)).rejects.toMatchObject({ kind: 'unknown' });
});

test('cancelling an unpaid order at PayU makes it failed, and a paid order stays paid', async () => {
  const [one, other] = [newPayment(), newPayment()];
  const [first, second] = [await provider.create(one), await provider.create(other)];
  const paid = payu.orders.get(second.providerId);
  if (paid) paid.status = 'COMPLETED';

  expect(await provider.cancel(refOf(one, first.providerId))).toMatchObject({ state: 'failed' });
  expect(await provider.cancel(refOf(other, second.providerId))).toMatchObject({ state: 'paid', amount: 35_397 });
  expect(await provider.status(refOf(one, 'PAYU99'))).toBeUndefined();
});

test('a country without an account is refused, and a missing response from PayU is an unknown outcome', async () => {
  expect([provider.serves('pl'), provider.serves('sk')]).toEqual([true, false]);
  await expect(provider.create(newPayment({ country: 'sk' }))).rejects.toMatchObject({ kind: 'refused' });
  const silent = createPayuProvider({ clock, url: 'http://127.0.0.1:9', accounts: { pl: account } });
  await expect(silent.create(newPayment())).rejects.toMatchObject({ kind: 'unknown' });
});

test('a Google Pay order is sent to PayU with its token, and Google Pay is offered only with a merchant id', async () => {
  const accounts = { pl: { ...account, googlePayMerchantId: 'BCR2DN' }, ro: account };
  const withGoogle = createPayuProvider({ clock, url: payu.url, accounts });

  const { providerId } = await withGoogle.create(newPayment({ method: 'wallet', walletToken: '{"signature":"s"}' }));

  const authorizationCode = Buffer.from('{"signature":"s"}').toString('base64');
  expect(payu.orders.get(providerId)?.sent.payMethods).toEqual({
    payMethod: { type: 'PBL', value: 'ap', authorizationCode },
  });
  expect(withGoogle.wallets('pl')).toMatchObject([{ name: 'Google Pay', isDemonstration: false }]);
  expect([withGoogle.wallets('ro'), withGoogle.wallets('sk')]).toEqual([[], []]);
});
