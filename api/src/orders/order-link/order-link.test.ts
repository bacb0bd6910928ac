import { randomBytes, randomUUID } from 'node:crypto';
import { countryCodes, logOut, readBaseInit, readConfirmInit, readItems, readPaymentStatus } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { fillCart, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../../testing/shop/test-client.ts';
import { ORDER_LINK_DAYS, ORDER_LINK_PATH, orderIdOfToken, orderTokenOf } from './order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const open = (client: TestClient, token: string) =>
  client.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${token}` });

async function placeOrderIn(country: (typeof countryCodes)[number] = 'sk') {
  const buyer = await prepareBuyer(shop, undefined, country);
  await order(buyer);
  const { body } = await buyer.send(readConfirmInit);
  return { buyer, id: body.order.id, body, token: orderTokenOf(TEST_SECRET, body.order.id) };
}

test.each(countryCodes)('the order link of %s shows the same order in another browser (N1)', async (country) => {
  const { id, body, token } = await placeOrderIn(country);
  const other = newClient(shop.app, country);

  const { status, headers } = await open(other, token);

  expect({ status, location: headers.location }).toEqual({ status: 303, location: `/confirm?order=${id}` });
  const seen = (await other.send(readConfirmInit, { order: id })).body;
  expect(seen.order).toEqual(body.order);
  expect(seen).toMatchObject({ email: body.email, isOwn: false });
});

test('the response to an order link is not cached, sends no referrer and is not indexed', async () => {
  const { token } = await placeOrderIn();

  const { headers } = await open(newClient(shop.app), token);

  expect(headers).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
});

test('an order link opens one order and no other data of its buyer', async () => {
  const { buyer, id, token } = await placeOrderIn();
  const other = await placeOrderIn();
  const client = await startSession(shop.app);
  await open(client, token);

  expect((await client.send(readConfirmInit)).status).toBe(404);
  expect((await client.send(readConfirmInit, { order: other.id })).status).toBe(404);
  expect((await client.send(readBaseInit)).body.customer).toMatchObject({ firstName: null, hasAccount: false });
  expect((await client.send(readPaymentStatus, { orderId: id })).body.paymentStatus).toBe('success');
  expect((await buyer.send(readConfirmInit, { order: id })).body.isOwn).toBe(true);
});

test('a customer stays logged in with their cart after opening an order link', async () => {
  const { token } = await placeOrderIn();
  const customer = await meetCustomer(shop, 'sk', { email: 'opener@example.sk' });
  await fillCart(shop, customer, { 'DRESS-wine-m': 1 });

  await open(customer, token);

  expect((await customer.send(readBaseInit)).body.customer.hasAccount).toBe(true);
  expect((await customer.send(readItems)).body.cartItems).toHaveLength(1);
});

test('logging out ends the access given by an order link', async () => {
  const { id, token } = await placeOrderIn();
  const customer = await meetCustomer(shop, 'sk', { email: 'leaver@example.sk' });
  await open(customer, token);
  const { body } = await customer.send(logOut);
  customer.csrf = body.csrf;

  expect((await customer.send(readConfirmInit, { order: id })).status).toBe(404);
});

test('access by an order link ends 7 days after opening it and returns when it is opened again', async () => {
  const { id, token } = await placeOrderIn();
  const client = await startSession(shop.app);
  await open(client, token);
  await sql`update order_grant set expires_at = expires_at - interval '7 days' where order_id = ${id}`.execute(shop.db);
  expect((await client.send(readConfirmInit, { order: id })).status).toBe(404);

  await open(client, token);
  expect((await client.send(readConfirmInit, { order: id })).status).toBe(200);
});

test('a wrong, changed, old, foreign-country or unknown order link redirects to the same error and gives no access', async () => {
  const { id, token } = await placeOrderIn();
  const old = await placeOrderIn();
  await sql`update shop_order set placed_at = now() - make_interval(days => ${ORDER_LINK_DAYS + 2}) where id = ${old.id}`.execute(
    shop.db,
  );
  const hungarian = await placeOrderIn('hu');
  const wrong = [
    'x',
    '',
    '%00',
    'a/b',
    'x'.repeat(300),
    `${token}a`,
    token.slice(1),
    orderTokenOf('another secret', id),
    orderTokenOf(TEST_SECRET, randomUUID()),
    old.token,
    hungarian.token,
  ];

  for (const one of wrong) {
    const client = await startSession(shop.app);
    const { status, headers } = await open(client, one);
    expect([one, status, headers.location]).toEqual([one, 303, '/confirm?order-link=unusable']);
    for (const orderId of [id, old.id, hungarian.id])
      expect((await client.send(readConfirmInit, { order: orderId })).status).toBe(404);
  }
});

test('only the own token of an order is accepted; changed and random tokens are rejected', () => {
  const id = randomUUID();
  const token = orderTokenOf(TEST_SECRET, id);
  expect(orderIdOfToken(TEST_SECRET, token)).toBe(id);
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'.split('');

  fc.assert(
    fc.property(fc.nat(63), fc.constantFrom(...alphabet), (place, character) => {
      const changed = token.slice(0, place) + character + token.slice(place + 1);
      return orderIdOfToken(TEST_SECRET, changed) === (changed === token ? id : null);
    }),
  );
  fc.assert(fc.property(fc.string(), (text) => orderIdOfToken(TEST_SECRET, text) === null));
  fc.assert(
    fc.property(fc.constant(null), () => orderIdOfToken(TEST_SECRET, randomBytes(48).toString('base64url')) === null),
  );
});

test('opening order links is rate limited from the 31st request', async () => {
  const limited = await openTestShop({ name: 'limited', config: { RATE_LIMITS: 1 } });
  const client = await startSession(limited.app);
  const answers = [];
  for (let time = 0; time < 31; time += 1) answers.push((await open(client, 'x')).headers.location);
  await limited.close();

  expect(answers[29]).toBe('/confirm?order-link=unusable');
  expect(answers[30]).toBe('/confirm?order-link=busy');
});
