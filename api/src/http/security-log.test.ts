import type { FastifyBaseLogger } from 'fastify';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { createSecurityLog } from './security-log.ts';

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

  expect([statusCode, events()]).toEqual([400, ['payment-webhook-refused']]);
});

test('with logging turned off the security log is silent, too', () => {
  createSecurityLog({ ...log, level: 'silent' }, 'secret').record('login', {});

  expect(lines).toEqual([]);
});
