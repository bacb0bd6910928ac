import { createHmac } from 'node:crypto';
import { addItem, logIn, readBaseInit, readCsrf, readItems } from '@odeta/contracts';
import { createCsrfToken, createSessionId } from '@odeta/node/csrf-token';
import { meetCustomer, PASSWORD } from '../../testing/people/account.ts';
import { openTestShop, TEST_NOW, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ config: { TRUST_PROXY: 1 } });
});
afterAll(() => shop.close());

const https = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sk.localhost:3000' };

function clientWith(cookies: Record<string, string>): TestClient {
  const client = newClient(shop.app);
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return client;
}

async function fillOver(client: TestClient, headers: Record<string, string>) {
  const item = { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 };
  expect((await client.send(addItem, item, headers)).status).toBe(200);
}

const countOf = async (client: TestClient) => (await client.send(readItems, {}, https)).body.cartItems.length;

test('over HTTPS the session and CSRF cookies are limited to the host and sent on every path', async () => {
  const { headers, body } = await newClient(shop.app).send(readBaseInit, {}, https);

  const [sid, csrf] = headers['set-cookie'] as string[];
  expect(sid).toMatch(/^__Host-sid=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(csrf).toBe(`__Host-csrf=${body.csrf}; Max-Age=604800; Path=/; Secure; SameSite=Lax`);
});

test('over HTTPS a visitor with a cookie of an older version keeps cart and session id under the new name', async () => {
  const sid = createSessionId(TEST_SECRET);
  const client = clientWith({ sid });
  client.csrf = createCsrfToken(TEST_SECRET, sid);
  await fillOver(client, https);

  const { headers } = await client.send(readBaseInit, {}, https);

  expect(headers['set-cookie']).toContainEqual(expect.stringContaining(`__Host-sid=${sid};`));
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^sid=; Max-Age=0; Path=\/;/));
  expect(await countOf(clientWith({ '__Host-sid': sid }))).toBe(1);
});

test('a session cookie without the prefix is ignored next to one with the prefix', async () => {
  const [own, planted] = [createSessionId(TEST_SECRET), createSessionId(TEST_SECRET)];
  const attacker = clientWith({ sid: planted });
  attacker.csrf = createCsrfToken(TEST_SECRET, planted);
  await fillOver(attacker, https);

  expect(await countOf(clientWith({ sid: planted, '__Host-sid': own }))).toBe(0);
});

test('a prefixed cookie is ignored over HTTP', async () => {
  const sid = createSessionId(TEST_SECRET);
  const client = clientWith({ '__Host-sid': sid });
  client.csrf = createCsrfToken(TEST_SECRET, sid);
  const item = { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 };

  expect((await client.send(addItem, item)).status).toBe(403);
});

test('over HTTPS a new token is requested with the prefixed cookie (G5)', async () => {
  const sid = createSessionId(TEST_SECRET);
  const token = createCsrfToken(TEST_SECRET, sid);
  const time = String(TEST_NOW.getTime());
  const proof = { public: time, private: createHmac('sha256', token).update(time).digest('hex'), ...https };

  const client = clientWith({ '__Host-sid': sid, '__Host-csrf': token, csrf: 'planted' });

  expect((await client.send(readCsrf, {}, proof)).status).toBe(200);
});

test('a known device stays known over HTTPS, and its cookie gets the prefix at the next log-in (K7)', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'device@example.sk' });
  const password = { email: 'device@example.sk', password: PASSWORD, rememberMe: true };

  const known = customer.cookies.get('device')?.split('.')[0];

  const { headers } = await customer.send(logIn, password, https);

  expect(customer.cookies.get('__Host-device')?.split('.')[0]).toBe(known);
  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(/^device=; Max-Age=0; Path=\/api\/base;/));
});
