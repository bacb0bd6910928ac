import { choosePayment, readPaymentStatus, readShippingPayment } from '@odeta/contracts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { meetPayer } from '../../../testing/servers/paying-shop.ts';
import { KEY, providerAt } from '../../../testing/servers/payu-payment.ts';
import { type PayuSimulator, startPayu } from '../../../testing/servers/payu-simulator.ts';
import { openTestShop } from '../../../testing/shop/shop.ts';
import type { PaymentProvider } from '../provider.ts';

let payu: PayuSimulator;
let provider: PaymentProvider;
beforeEach(async () => {
  payu = await startPayu();
  provider = providerAt(payu);
});
afterEach(() => payu.close());

test('an order is paid with PayU, from the order request to the signed webhook', async () => {
  const shop = await openTestShop({ name: 'payu', provider, now: () => new Date() });
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer);
  const orderId = body.payment?.orderId ?? '';
  const [kept] = payu.orders.values();
  if (!kept) throw new Error('no order');
  const webhook = payu.webhook({ ...kept, status: 'COMPLETED' }, KEY);

  const send = (address: string, headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: `/api/payments/${address}/payu`, headers, payload: webhook.body });
  const unsigned = await send('webhooks', {});
  const signed = await send('webhooks', webhook.headers);
  const again = await send('webhooks', webhook.headers);
  const formerly = await send('notices', webhook.headers);

  expect(body.redirect).toBe('https://pay.example/PAYU1');
  expect([unsigned, signed, again, formerly].map(({ statusCode }) => statusCode)).toEqual([401, 200, 200, 200]);
  expect((await buyer.send(readPaymentStatus, { orderId })).body).toMatchObject({ paymentStatus: 'success' });
  await shop.close();
});

test('a BLIK order is paid with PayU, whose status is requested if no webhook arrives', async () => {
  const clock = { ahead: 0 };
  const now = () => new Date(Date.now() + clock.ahead);
  const shop = await openTestShop({ name: 'payu_blik', provider, now });
  const buyer = await meetPayer(shop, 'blik');
  const refused = await order(buyer, { blikCode: '700703' });
  const { body } = await order(buyer, { blikCode: '777123' });
  const orderId = body.payment?.orderId ?? '';
  const said = (await buyer.send(readPaymentStatus, { orderId })).body;
  for (const kept of payu.orders.values()) kept.status = 'COMPLETED';
  clock.ahead = 10_000;

  expect([refused.body.listener, body.listener]).toEqual(Array(2).fill(`/api/checkout/order/${orderId}/events`));
  expect(said.paymentStatus).toBe('pending');
  expect((await buyer.send(readPaymentStatus, { orderId })).body).toMatchObject({ paymentStatus: 'success' });
  expect(payu.orders.size).toBe(1);
  await shop.close();
});

test('without a PayU account in the country online payment is disabled, and other payments still work (M1)', async () => {
  const shop = await openTestShop({ name: 'payu_elsewhere', provider });
  const online = async (country: 'pl' | 'sk') => {
    const { body } = await (await prepareBuyer(shop, undefined, country)).send(readShippingPayment);
    const payments = body.shippingPayment.flatMap((method) => method.payments);
    return payments.filter(({ key }) => key === 'card').map(({ disabled }) => disabled);
  };
  const buyer = await prepareBuyer(shop);

  const { status, problem } = await buyer.send(choosePayment, { payment: 'card' });

  expect([status, problem.code]).toEqual([409, 'payment-disabled']);
  expect(new Set(await online('sk'))).toEqual(new Set([true]));
  expect(new Set(await online('pl'))).toContain(false);
  expect((await order(buyer)).body.redirect).toBe('/confirm');
  await shop.close();
});
