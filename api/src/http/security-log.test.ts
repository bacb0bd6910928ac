import { changePassword } from '@odeta/contracts';
import type { FastifyBaseLogger, InjectOptions } from 'fastify';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

const lines: Record<string, unknown>[] = [];
const nothing = () => undefined;
/** A logger with the level of production, which drops other information. */
const log: FastifyBaseLogger = {
  ...{ level: 'warn', fatal: nothing, error: nothing, warn: nothing, debug: nothing, trace: nothing, silent: nothing },
  info: nothing,
  child: (_, options) => ({ ...log, info: (line: object) => options?.level === 'info' && lines.push({ ...line }) }),
} as FastifyBaseLogger;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ log });
});
afterAll(() => shop.close());
beforeEach(() => void lines.splice(0));

const events = () => lines.filter(({ channel }) => channel === 'security').map(({ event }) => event);

test('log-ins, refused log-ins and lock-outs are in the security log, without e-mail and password', async () => {
  await meetCustomer(shop, 'sk', { email: 'logged@example.sk' });
  const client = await startSession(shop.app);
  await logInAs(client, { email: 'logged@example.sk' });
  for (let attempt = 0; attempt < 4; attempt += 1)
    await logInAs(client, { email: 'Logged@example.sk', password: 'Wrong-2026' });

  expect(events()).toEqual([
    'account-created',
    'login',
    'login-refused',
    'login-refused',
    'login-refused',
    'login-locked',
  ]);
  expect(new Set(lines.map(({ account }) => account)).size).toBe(1);
  expect(lines.at(-1)).toMatchObject({ country: 'sk', ip: '127.0.0.1', knownDevice: true, failureCount: 3 });
  expect(JSON.stringify(lines).toLowerCase()).not.toContain('logged@');
  expect(JSON.stringify(lines)).not.toMatch(/Wrong-2026|Odeta-2026/);
});

test('a lock-out from changes of an account is in the security log', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'changed@example.sk' });
  lines.splice(0);
  const change = { currentPassword: 'Wrong-2026', password: 'Nove-Heslo-77', endOthers: false };
  for (let attempt = 0; attempt < 6; attempt += 1) await customer.send(changePassword, change);

  expect(lines).toEqual([
    expect.objectContaining({ event: 'login-locked', ip: '127.0.0.1', route: '/api/my-account/password/change' }),
  ]);
});

test('the consents of an order are in the security log', async () => {
  await order(await prepareBuyer(shop));

  expect(lines).toEqual([
    expect.objectContaining({ event: 'consent-given', consents: ['regulationsAgreement', 'privacyAgreement'] }),
  ]);
});

test('a payment webhook with a wrong signature is in the security log', async () => {
  const { statusCode } = await shop.app.inject({
    method: 'POST',
    url: '/api/payments/webhooks/sandbox',
    headers: { 'content-type': 'application/json' },
    payload: '{"state":"paid"}',
  });

  expect([statusCode, events()]).toEqual([401, ['payment-webhook-refused']]);
});

test('wrong staff keys, forged forms and requests over a limit are in the security log, without keys', async () => {
  const closed = await openTestShop({ log, name: 'closed', config: { RATE_LIMITS: 0.1 } });
  const authorization = 'Bearer odeta-staff-guessed-key';
  const times = async (count: number, sent: InjectOptions) => {
    for (let request = 0; request < count; request += 1)
      await closed.app.inject({ ...sent, headers: { host: 'sk.localhost:3000', ...sent.headers } });
  };

  await times(120, { url: '/api/staff/reviews' });
  await times(120, { url: '/api/staff/reviews', headers: { authorization }, remoteAddress: '192.0.2.1' });
  await times(1, {
    ...{ url: '/api/base/contact-message', method: 'POST' },
    headers: { origin: 'https://evil.test' },
    remoteAddress: '192.0.2.2',
  });
  await closed.close();

  const counts = new Map<unknown, number>();
  for (const { event, ip, repeated = 1 } of lines) {
    const key = `${event} ${ip}`;
    counts.set(key, (counts.get(key) ?? 0) + Number(repeated));
  }
  expect(Object.fromEntries(counts)).toEqual({
    'rate-limited 127.0.0.1': 90,
    'staff-refused 192.0.2.1': 30,
    'rate-limited 192.0.2.1': 90,
    'csrf-refused 192.0.2.2': 1,
  });
  expect(lines.length).toBeLessThan(40);
  expect(lines).toContainEqual(
    expect.objectContaining({ event: 'staff-refused', country: 'sk', route: '/api/staff/reviews' }),
  );
  expect(JSON.stringify(lines)).not.toMatch(/guessed|Bearer/);
});
