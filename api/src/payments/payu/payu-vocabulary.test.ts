import { account, clock, KEY, newPayment, providerAt, refOf } from '../../../testing/servers/payu-payment.ts';
import type { PayuRefund } from '../../../testing/servers/payu-refund-answers.ts';
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

type Signed = ReturnType<PayuSimulator['webhook']>;
const read = ({ headers, body }: Signed) => provider.readWebhook(headers, body);

/** A paid order at PayU, and the refund of a part of it as the shop requests it. */
async function payOrder(country: 'pl' | 'hu' = 'pl') {
  const payment = newPayment({ country, currency: country === 'pl' ? 'PLN' : 'HUF' });
  const { providerId } = await provider.create(payment);
  const order = payu.orders.get(providerId);
  if (!order) throw new Error('no order');
  const refund = {
    ...refOf(payment, providerId),
    ...{ refundId: 'r-1', amount: 100, isWhole: false, currency: payment.currency, orderNumber: 'PL 1' },
  };
  return { payment, providerId, order, refund };
}

const orderStatuses: [status: string, state: string | null, failure: string | null][] = [
  ['NEW', 'pending', null],
  ['PENDING', 'pending', null],
  ['WAITING_FOR_CONFIRMATION', 'pending', null],
  ['COMPLETED', 'paid', null],
  ['CANCELED', 'failed', 'refused'],
  ['REJECTED', null, null],
  ['completed', null, null],
  ['', null, null],
];
test.each(orderStatuses)('an order that is %o is %o, told or asked about', async (status, state, failure) => {
  const { payment, providerId, order } = await payOrder();
  Object.assign(order, { status });

  const told = read(payu.webhook(order, KEY));
  const asked = provider.status(refOf(payment, providerId));

  const known = { providerId, state, failure, amount: 35_397, currency: 'PLN' };
  if (state === null) {
    expect(told).toMatchObject({ about: 'unknown', what: expect.stringMatching(status || 'neither') });
    await expect(asked).rejects.toMatchObject({ kind: 'unknown' });
  } else {
    expect(told).toEqual({ about: 'payment', paymentId: payment.paymentId, ...known });
    expect(await asked).toEqual(known);
  }
});

const refundStatuses: [status: string, told: string | null, answered: string, words: string][] = [
  ['PENDING', 'accepted', 'accepted', ''],
  ['FINALIZED', 'sent', 'sent', ''],
  ['CANCELED', 'failed', 'failed', 'CANCELED PAYMENT_INSTRUMENT_CLOSED The card was closed'],
  ['WAITING_FOR_BUYER_CONFIRM', null, 'accepted', 'PayU says WAITING_FOR_BUYER_CONFIRM'],
  ['finalized', null, 'accepted', 'PayU says finalized'],
  ['constructor', null, 'accepted', 'PayU says constructor'],
];
test.each(refundStatuses)(
  'a refund that is %s is %o when told, and %s when requested, repeated, listed or asked about (P5)',
  async (status, told, answered, words) => {
    const { payment, providerId, refund } = await payOrder();
    payu.newRefund.status = status;
    const answers = [
      await provider.refund(refund),
      await provider.refund(refund),
      await provider.refundStatus({ ...refund, bankId: null }),
      await provider.refundStatus({ ...refund, bankId: '5000000142' }),
    ];
    const [kept] = payu.refunds as [PayuRefund];

    expect(answers).toEqual(Array(4).fill({ state: answered, bankId: '5000000142', words }));
    expect(payu.refunds).toHaveLength(1);
    const event = read(payu.refundWebhook(kept));
    const names = { refundId: '', bankId: '5000000142', providerId, paymentId: payment.paymentId };
    if (told === null) expect(event).toEqual({ about: 'unknown', what: `a refund that is ${status}` });
    else expect(event).toMatchObject({ about: 'refund', ...names, state: told });
  },
);

const bodies: [name: string, change: object, event: object][] = [
  ['its own id as a number', { refundId: 912128 }, { bankId: '912128' }],
  ['the shop’s id, which is not documented', { extRefundId: 'r-1' }, { refundId: 'r-1' }],
  ['null where there is nothing to say', { extRefundId: null, reason: null, statusError: null }, { refundId: '' }],
  ['further fields', { dispositions: { walletAmount: '0' }, type: 'FAST' }, { state: 'sent' }],
  ['a reason that no database stores', { status: 'CANCELED', reason: 'a\0b\ud800' }, { words: 'CANCELED ab\ufffd' }],
  ['an id that no address has', { refundId: '../1', extRefundId: 'a b' }, { bankId: null, refundId: '' }],
  ['no status', { status: undefined }, { about: 'unknown', what: 'neither an order nor a refund' }],
];
test.each(bodies)('a webhook about a refund may have %s', async (_, change, event) => {
  const { providerId } = await payOrder();
  const refund = { orderId: providerId, refundId: '1', extRefundId: '', amount: '100', status: 'FINALIZED' };

  expect(read(payu.refundWebhook(refund, change))).toMatchObject(event);
  expect(read(payu.refundWebhook(refund, change, 'another key'))).toBe('wrong-signature');
});

test.each([
  [{ totalAmount: 'much' }, 'an order that is COMPLETED'],
  [{ totalAmount: '9'.repeat(15) }, 'an order that is COMPLETED'],
  [{ orderId: 'a/b' }, 'an order that is COMPLETED'],
  [{ currencyCode: 'EUR' }, 'an order in a currency without a point of sale'],
])('an order with %o is acknowledged and told to people', async (change, what) => {
  const { order } = await payOrder();
  expect(read(payu.webhook({ ...order, status: 'COMPLETED', ...change }, KEY))).toEqual({ about: 'unknown', what });
});

test('parts are refunded by their amount, and an amount that was wrong without one, so that it is all that came (P5)', async () => {
  const { refund, order } = await payOrder('hu');
  order.totalAmount = '3539750';
  await provider.refund({ ...refund, refundId: 'part', amount: 200 });
  await provider.refund({ ...refund, refundId: 'rest', amount: 35_197, isWhole: true });

  expect(payu.refunds.map(({ extRefundId, amount }) => [extRefundId, amount])).toEqual([
    ['part', '20000'],
    ['rest', '3519750'],
  ]);
});

test('a refund id that PayU has with other data is looked up, and one that PayU does not have is unknown', async () => {
  const { refund } = await payOrder();
  await provider.refund(refund);

  expect(await provider.refund({ ...refund, amount: 200 })).toMatchObject({ state: 'accepted', bankId: '5000000142' });
  expect(await provider.refundStatus({ ...refund, refundId: 'never', bankId: null })).toBeUndefined();
  expect(await provider.refundStatus({ ...refund, bankId: '1' })).toBeUndefined();
  await expect(provider.refund({ ...refund, providerId: null })).rejects.toMatchObject({ kind: 'refused' });
});

test('by the name SHA, PayU’s libraries mean SHA-1 or SHA-256: the length of the signature tells', async () => {
  const { order } = await payOrder();
  const sha256 = payu.webhook(order, KEY);
  const named = String(sha256.headers['openpayu-signature']).replace('SHA-256', 'SHA');
  const old = createPayuProvider({ clock, url: payu.url, accounts: { pl: { ...account, signatures: ['SHA-1'] } } });
  const sha1 = payu.webhook(order, KEY, 'SHA');

  expect(provider.readWebhook({ 'openpayu-signature': named }, sha256.body)).toMatchObject({ about: 'payment' });
  expect(provider.readWebhook(sha1.headers, sha1.body)).toBe('algorithm');
  expect(old.readWebhook(sha1.headers, sha1.body)).toMatchObject({ about: 'payment' });
});
