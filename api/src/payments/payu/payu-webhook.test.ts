import { account, clock, KEY, newPayment } from '../../../testing/servers/payu-payment.ts';
import { type PayuSimulator, startPayu } from '../../../testing/servers/payu-simulator.ts';
import { createPayuProvider } from './payu-provider.ts';
import type { PayuAlgorithm } from './payu-signature.ts';

let payu: PayuSimulator;
beforeEach(async () => {
  payu = await startPayu();
});
afterEach(() => payu.close());

/** A shop whose point of sale signs by these algorithms, and an order there. */
async function openOrder(signatures: PayuAlgorithm[] = ['SHA-256'], country: 'pl' | 'ua' = 'pl') {
  const accounts = { pl: { ...account, signatures }, ua: { ...account, signatures } };
  const provider = createPayuProvider({ clock, url: payu.url, accounts });
  const currency = country === 'pl' ? 'PLN' : 'UAH';
  const payment = newPayment({ country, currency });
  const { providerId } = await provider.create(payment);
  const kept = payu.orders.get(providerId);
  if (!kept) throw new Error('no order');
  return { provider, payment, paid: { ...kept, status: 'COMPLETED' as const } };
}

const algorithms: [signatures: PayuAlgorithm, names: string[]][] = [
  ['SHA-512', ['SHA512', 'SHA-512']],
  ['SHA-384', ['SHA384', 'SHA-384']],
  ['SHA-256', ['SHA256', 'SHA-256', 'SHA_256', 'sha256']],
  ['SHA-1', ['SHA', 'SHA1', 'SHA-1']],
  ['MD5', ['MD5', 'md5']],
];

test.each(algorithms)(
  'a point of sale that signs by %s is understood, whatever PayU calls it, and no other',
  async (own, names) => {
    const { provider, payment, paid } = await openOrder([own]);
    const answers = (all: string[]) =>
      all.map((name) => {
        const { headers, body } = payu.webhook(paid, KEY, name);
        return provider.readWebhook(headers, body);
      });

    for (const event of answers(names))
      expect(event).toMatchObject({ about: 'payment', paymentId: payment.paymentId, state: 'paid', amount: 35_397 });
    const others = algorithms.filter(([name]) => name !== own).flatMap(([, all]) => all);
    expect(new Set(answers(others))).toEqual(new Set(['algorithm']));
  },
);

test('by default only SHA-256 is allowed: nobody chooses a weaker algorithm in the header', async () => {
  const { provider, paid } = await openOrder();
  const weak = payu.webhook(paid, KEY, 'MD5');
  const signature = String(weak.headers['openpayu-signature']);
  const read = (header: unknown) => provider.readWebhook({ 'openpayu-signature': header }, weak.body);

  expect(read(signature)).toBe('algorithm');
  expect(read(signature.replace('algorithm=MD5', 'algorithm=SHA-256'))).toBe('wrong-signature');
  expect(read(signature.replace('algorithm=MD5', 'algorithm=CRC32'))).toBe('no-signature');
  expect(read(signature.replace(';algorithm=MD5', ''))).toBe('no-signature');
});

test('a webhook counts only if every byte is signed with the key', async () => {
  const { provider, paid } = await openOrder();
  const { headers, body } = payu.webhook(paid, KEY);

  expect(provider.readWebhook(headers, Buffer.from(`${body} `))).toBe('wrong-signature');
  expect(provider.readWebhook(payu.webhook(paid, 'another key').headers, body)).toBe('wrong-signature');
  expect(provider.readWebhook({}, body)).toBe('no-signature');
});

test('a header with a name twice, with more than pairs, or joined of two headers is refused', async () => {
  const { provider, paid } = await openOrder();
  const { headers, body } = payu.webhook(paid, KEY);
  const good = String(headers['openpayu-signature']);
  const bad = String(payu.webhook(paid, 'another key').headers['openpayu-signature']);
  const [, digest = ''] = /signature=(\w+)/.exec(good) ?? [];
  const wrong: unknown[] = [
    `${bad};${good}`,
    `${good};${bad}`,
    `${good}, ${good}`,
    [good, good],
    `${good};algorithm=SHA-256`,
    `signature=${digest}`,
    good.replace(digest, `${digest}zz`),
    good.replace(digest, ''),
    good.replace(digest, digest.slice(0, 32)),
    `${good};=`,
    good.replace(/;/g, ','),
  ];

  for (const header of wrong)
    expect(['no-signature', 'wrong-signature']).toContain(provider.readWebhook({ 'openpayu-signature': header }, body));
  expect(provider.readWebhook({ 'openpayu-signature': `${good};` }, body)).toMatchObject({ about: 'payment' });
});

test('of several points of sale with the same key, the one for the order’s currency is used', async () => {
  const { provider, paid } = await openOrder(['SHA-256'], 'ua');
  const { headers, body } = payu.webhook(paid, KEY);

  expect(provider.readWebhook(headers, body)).toMatchObject({ amount: 35_397, currency: 'UAH' });
});
