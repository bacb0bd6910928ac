import { choosePayment, chooseShipping, readCheckoutInit, readShippingPayment } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function meetWithGoods(country: 'sk' | 'ua' = 'sk', goods: Record<string, number> = { 'DRESS-wine-s': 1 }) {
  const client = await startSession(shop.app, country);
  await fillCart(shop, client, goods);
  return client;
}

test('delivery methods list their payments, and cost what the cheapest payment costs (J4, J13)', async () => {
  const client = await meetWithGoods();

  const { body } = await client.send(readShippingPayment);

  expect(body.shipping).toBeNull();
  expect(body.shippingPayment.map(({ key, cost, arrivesOn, map }) => ({ key, cost, arrivesOn, map }))).toEqual([
    { key: 'courier', cost: 3.99, arrivesOn: '2026-11-24', map: false },
    { key: 'post', cost: 2.99, arrivesOn: '2026-11-25', map: false },
    { key: 'balikobox', cost: 2.49, arrivesOn: '2026-11-24', map: true },
    { key: 'pick_up_point', cost: 2.49, arrivesOn: '2026-11-24', map: true },
    { key: 'post_office', cost: 1.99, arrivesOn: '2026-11-25', map: true },
  ]);
  expect(body.shippingPayment[0]?.payments).toMatchObject([
    { key: 'card', cost: 3.99, disabled: false, order: 0 },
    { key: 'wallet', cost: 3.99, disabled: false, order: 1 },
    { key: 'cod', cost: 5.19, disabled: false, order: 2 },
  ]);
});

test('the cash-on-delivery fee depends on the value of the products where the country defines it so (D13, R18)', async () => {
  const client = await meetWithGoods('ua', { 'DRESS-wine-s': 1 });

  const { body } = await client.send(readShippingPayment);
  const costs = Object.fromEntries(
    body.shippingPayment.map(({ key, payments }) => [key, payments.find((one) => one.key === 'cod')?.cost]),
  );

  // Courier: 129 + 4 % of 1090; post: 89 + max(4 % of 1090, 1 USD at 42.1) + 20 %; both rounded up.
  expect(costs).toMatchObject({ courier: 129 + 44, post: 89 + 53 });
});

test('a chosen delivery method and payment are stored and included in the total (J5, M1)', async () => {
  const client = await meetWithGoods();

  const shipping = await client.send(chooseShipping, { shipping: 'courier', shippingPostcode: '811 05' });
  const payment = await client.send(choosePayment, { payment: 'cod' });
  const { body } = await client.send(readShippingPayment);

  expect(shipping.body).toMatchObject({ postcode: true, payment: null, summary: { shippingCost: 3.99 } });
  expect(payment.body).toMatchObject({ payment: 'cod', summary: { cashRounding: 0.02, total: 30.2 } });
  expect(body).toMatchObject({ shipping: 'courier', summary: { cashRounding: 0.02, total: 30.2 } });
});

test('a payment that the new delivery method does not offer is deselected, and one that it offers stays (J5)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'courier' });
  await client.send(choosePayment, { payment: 'cod' });

  expect((await client.send(chooseShipping, { shipping: 'post' })).body.payment).toBe('cod');
  expect((await client.send(chooseShipping, { shipping: 'balikobox' })).body.payment).toBeNull();
});

test('a delivery method can be deselected (J5)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'courier' });

  const { body } = await client.send(chooseShipping, { shipping: null });

  expect(body.summary).toMatchObject({ shippingCost: 0, selectedShippingCost: null });
});

test.each([
  ['sk', '81105', true],
  ['sk', '8110', false],
  ['ua', '79000', true],
  ['ua', '95001', false],
] as const)('%s reports whether it delivers to %s (J7, H3)', async (country, shippingPostcode, delivered) => {
  const client = await meetWithGoods(country);

  expect((await client.send(chooseShipping, { shipping: 'courier', shippingPostcode })).body.postcode).toBe(delivered);
});

test.each([
  [chooseShipping, { shipping: 'pigeon' }, 404, 'unknown-shipping'],
  [chooseShipping, { shipping: 'balikobox', shippingPointId: 'X1#balikobox' }, 404, 'unknown-point'],
  [choosePayment, { payment: 'gold' }, 404, 'unknown-payment'],
] as const)('an unknown delivery method, point or payment cannot be chosen', async (endpoint, input, status, code) => {
  const client = await meetWithGoods();

  const answer = await client.send(endpoint, input as never);

  expect([answer.status, answer.problem.code]).toEqual([status, code]);
});

test('a payment that is disabled for the chosen delivery method cannot be chosen (J4, M1)', async () => {
  const client = await meetWithGoods();
  await client.send(chooseShipping, { shipping: 'balikobox' });

  const { status, problem } = await client.send(choosePayment, { payment: 'cod' });

  expect([status, problem.code]).toEqual([409, 'payment-disabled']);
});

test('a payment chosen at the same time as a delivery method stays selected (J5, M1)', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => meetWithGoods()));

  await Promise.all(
    clients.flatMap((client) => [
      client.send(chooseShipping, { shipping: 'courier', shippingPostcode: '811 01' }),
      client.send(choosePayment, { payment: 'card' }),
    ]),
  );

  const read = await Promise.all(clients.map((client) => client.send(readCheckoutInit)));
  expect(read.map(({ body }) => body.payment)).toEqual(clients.map(() => 'card'));
});
