import { addItem, readBaseInit, readItems } from '@odeta/contracts';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { prove, shown } from '../../testing/people/prover.ts';
import { type SplitShop, startSplitShop } from '../../testing/servers/split-shop.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let split: SplitShop;
beforeAll(async () => {
  shop = await openTestShop();
  const env = { RATE_LIMITS: '1', BOT_PROTECTION: '1', BOT_CHALLENGE_COST: '1' };
  split = await startSplitShop(shop.url, { env });
});
afterAll(async () => {
  await split?.stop();
  await shop.close();
});

/** What the load balancer says about a browser. */
const https = (address = '203.0.113.7') => ({ 'x-forwarded-proto': 'https', 'x-forwarded-for': address });

async function visit(address?: string): Promise<TestClient> {
  const client = newClient(split.app);
  client.csrf = (await client.send(readBaseInit, {}, https(address))).body.csrf;
  return client;
}

test('through edge a planted session cookie does not become the visitor’s session', async () => {
  const attacker = await visit();
  const item = { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 };
  expect((await attacker.send(addItem, item, https())).status).toBe(200);
  const planted = attacker.cookies.get('__Host-sid') ?? '';

  const victim = newClient(split.app);
  victim.cookies.set('sid', planted);
  const { body } = await victim.send(readItems, {}, https());
  await victim.send(readBaseInit, {}, https());

  expect(body.cartItems).toEqual([]);
  expect(victim.cookies.get('__Host-sid')).not.toBe(planted);
});

test.each([
  [403, 'https://evil.example'],
  [403, 'http://staff.localhost:3000'],
  [401, 'https://staff.localhost:3000'],
])('through edge a log-in of staff with a wrong key gets %i with the origin %s', async (status, origin) => {
  const { statusCode } = await split.app.inject({
    ...{ method: 'POST', url: '/api/staff/session', payload: JSON.stringify({ key: 'odeta-staff-wrong' }) },
    headers: { ...https(), host: 'staff.localhost:3000', origin, 'content-type': 'application/json' },
  });

  expect(statusCode).toBe(status);
});

test('through edge a stranger’s failed log-ins do not lock out the owner at a new browser (K7)', async () => {
  const email = 'owner@example.sk';
  await meetCustomer(shop, 'sk', { email });
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    const address = `192.0.2.${attempt}`;
    await logInAs(await visit(address), { email, password: 'Wrong-2026' }, https(address));
  }
  const owner = await visit();

  const refused = await logInAs(owner, { email }, https());
  const proven = await logInAs(owner, { email }, { ...https(), ...shown(await prove(owner)) });

  expect([refused.status, proven.status]).toEqual([429, 200]);
});
