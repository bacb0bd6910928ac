import { logOut } from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../../testing/people/account.ts';
import { TEST_SECRET as APP_SECRET, openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';
import { buildApp } from '../../app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => sql`delete from attempt`.execute(shop.db));

const wrong = { email: 'locked@example.sk', password: 'Wrong-2026' };

/** Ends the wait before the next attempt. */
const passTime = () =>
  sql`update attempt set blocked_until = now(), last_at = last_at - interval '1 minute'`.execute(shop.db);

test('after 3 failed logins each next attempt has a longer delay, and the sixth failure blocks for 15 minutes (K7)', async () => {
  const client = await startSession(shop.app);
  const received: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { status, problem } = await logInAs(client, wrong);
    received.push([status, problem.body.failureCount, problem.body.retryAfter]);
    await passTime();
  }

  expect(received).toEqual([
    [401, 1, 0],
    [401, 2, 0],
    [401, 3, 2],
    [401, 4, 4],
    [401, 5, 8],
    [429, 6, 900],
  ]);
});

const lockOut = async (client: TestClient, email: string) => {
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await logInAs(client, { email, password: 'Wrong-2026' });
    if (attempt < 5) await passTime();
  }
};

test('while an e-mail is blocked for an IP address, the correct password is refused from there too (K7)', async () => {
  await meetCustomer(shop, 'sk', { email: 'locked@example.sk' });
  const client = await startSession(shop.app);
  await lockOut(client, 'locked@example.sk');

  const { status, problem } = await logInAs(await startSession(shop.app), { email: 'locked@example.sk' });

  expect([status, problem.code, problem.body.failureCount]).toEqual([429, 'login-blocked', 6]);
  expect(problem.messages[0]?.message).toContain('15 min');
  await sql`update attempt set blocked_until = now()`.execute(shop.db);
  expect((await logInAs(client, { email: 'locked@example.sk' })).status).toBe(200);
});

test('failed logins of a stranger block neither a device of a previous login nor other IP addresses (K7)', async () => {
  const email = 'victim@example.sk';
  const customer = await meetCustomer(shop, 'sk', { email });
  customer.csrf = (await customer.send(logOut)).body.csrf;
  await lockOut(await startSession(shop.app), email);

  const elsewhere = await startSession(shop.app);
  elsewhere.address = '192.0.2.7';

  expect((await logInAs(customer, { email })).status).toBe(200);
  expect((await logInAs(elsewhere, { email })).status).toBe(200);
});

test('failed logins from many IP addresses delay an e-mail by at most 60 seconds, and a known device has no delay (K7)', async () => {
  const email = 'besieged@example.sk';
  const customer = await meetCustomer(shop, 'sk', { email });
  customer.csrf = (await customer.send(logOut)).body.csrf;
  const waits: unknown[] = [];
  for (let attempt = 0; attempt < 18; attempt += 1) {
    const stranger = await startSession(shop.app);
    stranger.address = `192.0.2.${attempt + 1}`;
    waits.push((await logInAs(stranger, { email, password: 'Wrong-2026' })).problem.body.retryAfter);
    await passTime();
  }
  const late = await startSession(shop.app);
  await sql`update attempt set blocked_until = now() + interval '1 minute'`.execute(shop.db);

  expect(waits).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 4, 8, 16, 32, 60, 60, 60, 60]);
  expect((await logInAs(late, { email })).status).toBe(429);
  expect((await logInAs(customer, { email })).status).toBe(200);
});

test('a device cookie of one account does not bypass the block of another account (K7)', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'own@example.sk' });
  await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  customer.csrf = (await customer.send(logOut)).body.csrf;
  await lockOut(await startSession(shop.app), 'other@example.sk');

  expect((await logInAs(customer, { email: 'other@example.sk' })).status).toBe(429);
});

test.each(['VİCTİM@example.sk', 'ＶＩＣＴＩＭ@example.sk', ' Victim@EXAMPLE.sk'])(
  'another spelling of an e-mail gives no extra login attempts: %s (K7)',
  async (written) => {
    const client = await startSession(shop.app);
    const email = written.trim().normalize('NFKC').toLowerCase();
    for (let attempt = 0; attempt < 3; attempt += 1) await logInAs(client, { email, password: 'Wrong-2026' });

    expect((await logInAs(client, { email: written, password: 'Wrong-2026' })).status).toBe(429);
  },
);

test('a successful login resets the failure count (K7)', async () => {
  await meetCustomer(shop, 'sk', { email: 'forgiven@example.sk' });
  const client = await startSession(shop.app);
  await logInAs(client, { email: 'forgiven@example.sk', password: 'Wrong-2026' });
  await logInAs(client, { email: 'forgiven@example.sk', password: 'Wrong-2026' });
  await logInAs(client, { email: 'forgiven@example.sk' });

  const { problem } = await logInAs(client, { email: 'forgiven@example.sk', password: 'Wrong-2026' });

  expect(problem.body.failureCount).toBe(1);
});

test('12 parallel login attempts are all counted: 3 are checked and 9 are blocked (K7)', async () => {
  const clients = await Promise.all(Array.from({ length: 12 }, () => startSession(shop.app)));

  const answers = await Promise.all(clients.map((one) => logInAs(one, wrong)));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('two servers share the failure count, and an IP address has one limit for all e-mails (K7)', async () => {
  const config = {
    NODE_ENV: 'test',
    TRUST_PROXY: 0,
    SHOP_HOSTS: ['*.localhost:*'],
    RATE_LIMITS: 1,
    RATE_LIMIT_STORE: 'memory',
    BOT_CHALLENGE_COST: 100,
    LOG_LEVEL: 'silent',
    APP_SECRET,
  } as const;
  const mail = { folder: null, send: () => Promise.reject(new Error('Nobody writes letters here')) };
  const servers = await Promise.all([buildApp({ ...shop, config, mail }), buildApp({ ...shop, config, mail })]);
  const clients = await Promise.all(servers.map((server) => startSession(server)));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const client = clients[attempt % 2];
    if (client) await logInAs(client, { email: `nobody-${attempt}@example.sk`, password: 'x' });
  }

  const answers = await Promise.all(clients.map((client) => logInAs(client, { email: 'one-more@example.sk' })));

  expect(answers.map(({ problem }) => problem.code)).toEqual(['login-blocked', 'login-blocked']);
  await Promise.all(servers.map((server) => server.close()));
});
