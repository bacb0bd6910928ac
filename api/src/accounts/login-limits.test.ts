import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../testing/account.ts';
import { TEST_SECRET as APP_SECRET, openTestShop, type TestShop } from '../../testing/shop.ts';
import { meet } from '../../testing/visitor.ts';
import { buildApp } from '../app.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
afterEach(() => sql`delete from attempt`.execute(shop.db));

const wrong = { email: 'locked@example.sk', password: 'Wrong-2026' };

/** The next attempt need not wait. */
const passTime = () =>
  sql`update attempt set blocked_until = now(), last_at = last_at - interval '1 minute'`.execute(shop.db);

test('after three failures the next attempt has to wait, longer each time; after six for a quarter of an hour (K7)', async () => {
  const visitor = await meet(shop.app);
  const told: unknown[] = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const { status, problem } = await logInAs(visitor, wrong);
    told.push([status, problem.body.failureCount, problem.body.retryAfter]);
    await passTime();
  }

  expect(told).toEqual([
    [401, 1, 0],
    [401, 2, 0],
    [401, 3, 2],
    [401, 4, 4],
    [401, 5, 8],
    [429, 6, 900],
  ]);
});

test('while an e-mail is blocked the right password is refused too, from anywhere (K7)', async () => {
  await meetCustomer(shop, 'sk', { email: 'locked@example.sk' });
  const visitor = await meet(shop.app);
  for (let attempt = 0; attempt < 6; attempt += 1) {
    await logInAs(visitor, wrong);
    if (attempt < 5) await passTime();
  }

  const { status, problem } = await logInAs(await meet(shop.app), { email: 'locked@example.sk' });

  expect([status, problem.code, problem.body.failureCount]).toEqual([429, 'login-blocked', 6]);
  expect(problem.messages[0]?.message).toContain('15 min');
  await sql`update attempt set blocked_until = now()`.execute(shop.db);
  expect((await logInAs(visitor, { email: 'locked@example.sk' })).status).toBe(200);
});

test('a right password takes the failures away (K7)', async () => {
  await meetCustomer(shop, 'sk', { email: 'forgiven@example.sk' });
  const visitor = await meet(shop.app);
  await logInAs(visitor, { email: 'forgiven@example.sk', password: 'Wrong-2026' });
  await logInAs(visitor, { email: 'forgiven@example.sk', password: 'Wrong-2026' });
  await logInAs(visitor, { email: 'forgiven@example.sk' });

  const { problem } = await logInAs(visitor, { email: 'forgiven@example.sk', password: 'Wrong-2026' });

  expect(problem.body.failureCount).toBe(1);
});

test('of attempts that come at once each is counted: nobody guesses faster in parallel (K7)', async () => {
  const visitors = await Promise.all(Array.from({ length: 12 }, () => meet(shop.app)));

  const answers = await Promise.all(visitors.map((one) => logInAs(one, wrong)));

  expect(answers.filter(({ status }) => status === 401)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(9);
});

test('two servers of the shop count together, and one address has its limit for all e-mails (K7)', async () => {
  const config = { NODE_ENV: 'test', TRUST_PROXY: false, RATE_LIMITS: true, LOG_LEVEL: 'silent', APP_SECRET } as const;
  const mail = { folder: null, send: () => Promise.reject(new Error('Nobody writes letters here')) };
  const { db, pool } = shop;
  const servers = await Promise.all([buildApp({ db, pool, config, mail }), buildApp({ db, pool, config, mail })]);
  const visitors = await Promise.all(servers.map((server) => meet(server)));
  for (let attempt = 0; attempt < 60; attempt += 1) {
    const visitor = visitors[attempt % 2];
    if (visitor) await logInAs(visitor, { email: `nobody-${attempt}@example.sk`, password: 'x' });
  }

  const answers = await Promise.all(visitors.map((visitor) => logInAs(visitor, { email: 'one-more@example.sk' })));

  expect(answers.map(({ problem }) => problem.code)).toEqual(['login-blocked', 'login-blocked']);
  await Promise.all(servers.map((server) => server.close()));
});
