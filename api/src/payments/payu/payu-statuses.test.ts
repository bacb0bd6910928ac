import { KEY, newPayment, providerAt } from '../../../testing/servers/payu-payment.ts';
import { startPayu } from '../../../testing/servers/payu-simulator.ts';
import { failureOf } from './payu-statuses.ts';

test.each([
  ['AUTH_CODE_EXPIRED', 'code-expired'],
  ['AUTH_CODE_CANCELLED', 'cancelled'],
  ['AUTH_CODE_USED', 'code-used'],
  ['INVALID_AUTH_CODE', 'code-wrong'],
  ['AUTH_CODE_INVALID', 'code-wrong'],
  ['AUTH_CODE_LIMIT_EXCEEDED', 'limit'],
  ['AUTH_CODE_REFUSED', 'refused'],
  ['ERROR_VALUE_INVALID', 'refused'],
  ['SOMETHING_NEW', 'refused'],
  [undefined, 'refused'],
])('the PayU error %s of a BLIK code is mapped to %s', (literal, failure) => {
  expect(failureOf(literal)).toBe(failure);
});

test.each(['MD5', 'md5', 'SHA', 'SHA1', 'SHA-1', 'SHA256', 'SHA-256', 'SHA_256'])(
  'a webhook is accepted only if signed (%s) over every byte with the second key',
  async (algorithm) => {
    const payu = await startPayu();
    const provider = providerAt(payu);
    const payment = newPayment();
    const { providerId } = await provider.create(payment);
    const kept = payu.orders.get(providerId);
    if (!kept) throw new Error('no order');
    const { headers, body } = payu.webhook({ ...kept, status: 'COMPLETED' }, KEY, algorithm);

    expect(provider.readWebhook(headers, body)).toMatchObject({
      providerId,
      paymentId: payment.paymentId,
      state: 'paid',
      amount: 35_397,
    });
    expect(provider.readWebhook(headers, Buffer.from(`${body} `))).toBeUndefined();
    expect(provider.readWebhook({}, body)).toBeUndefined();
    expect(provider.readWebhook(payu.webhook(kept, 'another key').headers, body)).toBeUndefined();
    expect(provider.readWebhook({ 'openpayu-signature': `algorithm=${algorithm}` }, body)).toBeUndefined();
    const unknown = String(headers['openpayu-signature']).replace(`=${algorithm};`, '=CRC32;');
    expect(provider.readWebhook({ 'openpayu-signature': unknown }, body)).toBeUndefined();
    await payu.close();
  },
);
