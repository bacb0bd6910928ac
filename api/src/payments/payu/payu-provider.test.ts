import { randomUUID } from 'node:crypto';
import { readPaymentStatus } from '@odeta/shared/contracts';
import { order } from '../../../testing/buyer.ts';
import { meetPayer } from '../../../testing/paying-shop.ts';
import { type PayuSimulator, startPayu } from '../../../testing/payu-simulator.ts';
import { openTestShop } from '../../../testing/shop.ts';
import type { PaymentProvider, WantedPayment } from '../provider.ts';
import { createPayuProvider } from './payu-provider.ts';

const KEY = 'second-key';
const account = { posId: '300746', clientId: '300746', clientSecret: 'right', secondKey: KEY };
let payu: PayuSimulator;
let provider: PaymentProvider;
beforeEach(async () => {
  payu = await startPayu();
  provider = createPayuProvider({
    url: payu.url,
    accounts: { pl: account, hu: { ...account, secondKey: 'hungarian' } },
  });
});
afterEach(() => payu.close());

const wanted = (change: Partial<WantedPayment> = {}): WantedPayment => ({
  paymentId: randomUUID(),
  orderId: randomUUID(),
  orderNumber: 'PL 2611 0482',
  country: 'pl',
  method: 'card',
  amount: 35_397,
  currency: 'PLN',
  email: 'anna@example.pl',
  blikCode: '',
  origin: 'https://odeta.pl',
  ip: '1.2.3.4',
  expiresAt: new Date(Date.now() + 900_000),
  ...change,
});
const refOf = ({ paymentId, country }: WantedPayment, providerId: string | null) => ({
  paymentId,
  providerId,
  country,
});

test('a new order is answered with a redirect that is read, not followed; the token is kept', async () => {
  const payment = wanted();

  const created = await provider.create(payment);
  await provider.create(wanted());

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
    notifyUrl: 'https://odeta.pl/api/payments/notices/payu',
    continueUrl: `https://odeta.pl/checkout?payment-back=${payment.orderId}`,
    buyer: { email: 'anna@example.pl', language: 'pl' },
    products: [{ name: 'PL 2611 0482', unitPrice: '35397', quantity: '1' }],
  });
  expect(payu.tokens.given).toBe(1);
});

test('forints are sent in hundredths, and read so', async () => {
  const payment = wanted({ country: 'hu', currency: 'HUF', amount: 12_990 });
  const { providerId } = await provider.create(payment);

  expect(payu.orders.get(providerId)?.totalAmount).toBe('1299000');
  expect(await provider.status(refOf(payment, providerId))).toMatchObject({ amount: 12_990, currency: 'HUF' });
});

test('a BLIK code goes with the order, and there is no page', async () => {
  const created = await provider.create(wanted({ method: 'blik', blikCode: '777123' }));

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
])('the code %s is refused as %s', async (blikCode, reason) => {
  await expect(provider.create(wanted({ method: 'blik', blikCode }))).rejects.toMatchObject({
    kind: 'refused',
    reason,
  });
});

test('an order that PayU has already gets another name; one with a code does not', async () => {
  const payment = wanted();
  await provider.create(payment);
  const again = await provider.create(payment);
  const code = wanted({ method: 'blik', blikCode: '777123' });
  await provider.create(code);

  expect(payu.orders.get(again.providerId)?.extOrderId).toBe(`${payment.paymentId}.1`);
  await expect(provider.create(code)).rejects.toMatchObject({ kind: 'unknown' });
});

test('a token that was taken back is asked for anew', async () => {
  await provider.create(wanted());
  payu.tokens.valid.clear();

  expect((await provider.create(wanted())).providerId).toBe('PAYU2');
  expect(payu.tokens.given).toBe(2);
});

test('what is cancelled cannot be paid; what is paid cannot be cancelled', async () => {
  const [one, other] = [wanted(), wanted()];
  const [first, second] = [await provider.create(one), await provider.create(other)];
  const paid = payu.orders.get(second.providerId);
  if (paid) paid.status = 'COMPLETED';

  expect(await provider.cancel(refOf(one, first.providerId))).toMatchObject({ state: 'failed' });
  expect(await provider.cancel(refOf(other, second.providerId))).toMatchObject({ state: 'paid', amount: 35_397 });
  expect(await provider.status(refOf(one, 'PAYU99'))).toBeUndefined();
});

test('money goes back once, however often it is asked', async () => {
  const payment = wanted();
  const { providerId } = await provider.create(payment);
  const refund = { ...refOf(payment, providerId), amount: 35_397, currency: 'PLN', orderNumber: 'PL 2611 0482' };

  await provider.refund(refund);
  await provider.refund(refund);

  expect(payu.refunds).toEqual([{ orderId: providerId, extRefundId: payment.paymentId }]);
});

test.each(['MD5', 'SHA-256'] as const)(
  'a notification counts when it is signed (%s) over every byte with the second key',
  async (algorithm) => {
    const payment = wanted();
    const { providerId } = await provider.create(payment);
    const kept = payu.orders.get(providerId);
    if (!kept) throw new Error('no order');
    const { headers, body } = payu.notice({ ...kept, status: 'COMPLETED' }, KEY, algorithm);

    expect(provider.readNotice(headers, body)).toMatchObject({
      providerId,
      paymentId: payment.paymentId,
      state: 'paid',
      amount: 35_397,
    });
    expect(provider.readNotice(headers, Buffer.from(`${body} `))).toBeUndefined();
    expect(provider.readNotice({}, body)).toBeUndefined();
    expect(provider.readNotice(payu.notice(kept, 'another key').headers, body)).toBeUndefined();
  },
);

test('a country without an account cannot be served; a silent PayU is no refusal', async () => {
  expect([provider.serves('pl'), provider.serves('sk')]).toEqual([true, false]);
  await expect(provider.create(wanted({ country: 'sk' }))).rejects.toMatchObject({ kind: 'refused' });
  const silent = createPayuProvider({ url: 'http://127.0.0.1:9', accounts: { pl: account } });
  await expect(silent.create(wanted())).rejects.toMatchObject({ kind: 'unknown' });
});

test('an order is placed by PayU, from the button to the notification', async () => {
  const shop = await openTestShop({ name: 'payu', provider, now: () => new Date() });
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const orderId = body.payment?.orderId ?? '';
  const [kept] = payu.orders.values();
  if (!kept) throw new Error('no order');
  const notice = payu.notice({ ...kept, status: 'COMPLETED' }, KEY);

  const send = (headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/api/payments/notices/payu', headers, payload: notice.body });
  const [unsigned, signed, again] = [await send({}), await send(notice.headers), await send(notice.headers)];

  expect(body.redirect).toBe('https://pay.example/PAYU1');
  expect([unsigned.statusCode, signed.statusCode, again.statusCode]).toEqual([400, 200, 200]);
  expect((await buyer.send(readPaymentStatus, { orderId })).body).toMatchObject({ paymentStatus: 'success' });
  await shop.close();
});
