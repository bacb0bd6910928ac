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

test('over HTTPS a planted session cookie without the prefix is ignored, and never becomes the visitor’s session', async () => {
  const planted = createSessionId(TEST_SECRET);
  const attacker = clientWith({ '__Host-sid': planted });
  attacker.csrf = createCsrfToken(TEST_SECRET, planted);
  await fillOver(attacker, https);

  const victim = clientWith({ sid: planted });
  victim.csrf = attacker.csrf;
  const item = { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 };

  expect((await victim.send(addItem, item, https)).status).toBe(403);
  expect(await countOf(victim)).toBe(0);
  await victim.send(readBaseInit, {}, https);
  expect(victim.cookies.get('__Host-sid')).not.toBe(planted);
});

test('a prefixed cookie is ignored over HTTP', async () => {
  const sid = createSessionId(TEST_SECRET);
  const client = clientWith({ '__Host-sid': sid });
  client.csrf = createCsrfToken(TEST_SECRET, sid);
  const item = { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 };

  expect((await client.send(addItem, item)).status).toBe(403);
});

test('over HTTPS a new token is requested with the prefixed cookie only (G5)', async () => {
  const sid = createSessionId(TEST_SECRET);
  const token = createCsrfToken(TEST_SECRET, sid);
  const time = String(TEST_NOW.getTime());
  const proofBy = (key: string) => ({
    public: time,
    private: createHmac('sha256', key).update(time).digest('hex'),
    ...https,
  });

  const client = clientWith({ '__Host-sid': sid, '__Host-csrf': token, csrf: 'planted' });
  const withPlanted = clientWith({ '__Host-sid': sid, csrf: 'planted' });

  expect((await client.send(readCsrf, {}, proofBy(token))).status).toBe(200);
  expect((await withPlanted.send(readCsrf, {}, proofBy('planted'))).status).toBe(403);
});

test('over HTTPS only the prefixed cookie makes a browser a known device of an account (K7)', async () => {
  const email = 'device@example.sk';
  const customer = await meetCustomer(shop, 'sk', { email });
  const [device = '', password] = [customer.cookies.get('device'), { email, password: PASSWORD, rememberMe: true }];
  const idAfterLogIn = async (cookies: Record<string, string>) => {
    const client = clientWith(cookies);
    client.csrf = (await client.send(readBaseInit, {}, https)).body.csrf;
    await client.send(logIn, password, https);
    return client.cookies.get('__Host-device')?.split('.')[0];
  };

  expect(await idAfterLogIn({ device })).not.toBe(device.split('.')[0]);
  expect(await idAfterLogIn({ '__Host-device': device })).toBe(device.split('.')[0]);
});
