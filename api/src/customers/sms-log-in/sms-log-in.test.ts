import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import {
  confirmByCode,
  confirmSmsNumber,
  logInByCode,
  prepareNewPasskey,
  readAccount,
  readSmsLogIn,
  removeSmsNumber,
  requestLogInCode,
  requestSmsNumber,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

const email = 'jana@example.sk';
const received: { to: string; text: string }[] = [];
let gateway: Server;
let shop: TestShop;
beforeAll(async () => {
  gateway = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    if (request.headers.authorization === 'Bearer key') received.push(JSON.parse(body));
    response.end();
  });
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
  const SMS_GATEWAY = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
  shop = await openTestShop({ config: { SMS_GATEWAY, SMS_GATEWAY_KEY: 'key' } });
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, log_in_code cascade`.execute(shop.db);
  received.length = 0;
});
afterAll(async () => {
  gateway.close();
  await shop.close();
});

/** Messages leave after the response. */
async function messages(count: number) {
  for (let attempt = 0; attempt < 200 && received.length < count; attempt += 1) await pause(10);
  return received;
}
const codeIn = (text = '') => /\d{6}/.exec(text)?.[0] ?? 'none';
const lastCode = async (count: number) => codeIn((await messages(count)).at(-1)?.text);

/** A customer whose number receives codes. */
async function meetNumber() {
  const jana = await meetCustomer(shop, 'sk', { email });
  await jana.send(requestSmsNumber, {});
  const { body } = await jana.send(confirmSmsNumber, { code: await lastCode(1) });
  expect(body).toEqual({ isOffered: true, number: '••• 456', ownNumber: '••• 456' });
  received.length = 0;
  return jana;
}

async function ask(typed = email, client?: TestClient) {
  const browser = client ?? (await startSession(shop.app, 'sk'));
  const { status, body } = await browser.send(requestLogInCode, { email: typed, by: 'sms' });
  expect([status, body]).toEqual([200, { hasSms: true }]);
  return browser;
}

const enter = (client: TestClient, code: string, typed = email) =>
  client.send(logInByCode, { email: typed, code, rememberMe: false });

test('a confirmed number receives a code for logging in, which confirms neither the e-mail nor the person (K7, P8)', async () => {
  await meetNumber();
  const phone = await ask();
  const [message] = await messages(1);
  expect(message?.to).toBe('+421905123456');

  const { status, body } = await enter(phone, codeIn(message?.text));
  phone.csrf = body.csrf;

  expect(status).toBe(200);
  expect((await phone.send(readAccount)).body.account).toMatchObject({ email, isEmailConfirmed: false });
  expect((await phone.send(prepareNewPasskey, {})).problem.code).toBe('confirmation-required');
  await ask(email, phone);
  const { problem } = await phone.send(confirmByCode, { code: await lastCode(2) });
  expect(problem.code).toBe('validation');
});

test('whoever confirms a number gets one e-mail about it, with the end of the number only (K7, P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  await jana.send(requestSmsNumber, {});
  const code = await lastCode(1);
  await Promise.all([1, 2, 3].map(() => jana.send(confirmSmsNumber, { code })));

  const { rows } = await sql<{ kind: 'sms-number-confirmed'; recipient: string; data: Record<string, string> }>`
    select kind, recipient, data from outbox where kind = 'sms-number-confirmed'
  `.execute(shop.db);
  expect(rows).toMatchObject([{ recipient: email, data: { number: '••• 456' } }]);
  expect(JSON.stringify(rows)).not.toContain('905123456');
});

test('a number that was only entered receives nothing, and responses do not tell (K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const answersOf = async (typed: string) => (await enter(await ask(typed), '000000', typed)).problem.validation;

  expect(await answersOf(email)).toEqual(await answersOf('nobody@example.sk'));
  expect(await messages(1)).toEqual([]);
});

test('a number receives three codes an hour, also through several accounts (K7)', async () => {
  await meetNumber();
  const browser = await startSession(shop.app, 'sk');
  for (let time = 0; time < 4; time += 1) await ask(email, browser);

  expect(await messages(3)).toHaveLength(2);
  expect((await enter(browser, await lastCode(2))).status).toBe(200);
});

test('a shop sends at most 500 messages a day (K7)', async () => {
  await meetNumber();
  await sql`update attempt set count = 500, blocked_until = now() + interval '1 hour' where count = 1`.execute(shop.db);

  await ask('other@example.sk');
  await ask();

  expect(await messages(1)).toEqual([]);
});

test('only who has just shown that it is them confirms a number, with five attempts; it is removed in one press (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  await sql`update session set logged_in_at = now() - interval '11 minutes'`.execute(shop.db);
  expect((await jana.send(requestSmsNumber, {})).problem.code).toBe('confirmation-required');
  await sql`update session set confirmed_at = now()`.execute(shop.db);
  await jana.send(requestSmsNumber, {});
  const code = await lastCode(1);
  const wrong = code === '000000' ? '000001' : '000000';
  await Promise.all([1, 2, 3, 4, 5].map(() => jana.send(confirmSmsNumber, { code: wrong })));
  expect((await jana.send(confirmSmsNumber, { code })).status).toBe(422);

  await jana.send(requestSmsNumber, {});
  await jana.send(confirmSmsNumber, { code: await lastCode(2) });
  expect((await jana.send(readSmsLogIn)).body.number).toBe('••• 456');
  expect((await jana.send(removeSmsNumber, {})).body.number).toBeNull();
  await ask();
  expect(await messages(3)).toHaveLength(2);
});

test('as the shop comes, there are no codes by SMS (K7)', async () => {
  const plain = await openTestShop({ name: 'no_sms' });
  const browser = await startSession(plain.app, 'sk');

  expect((await browser.send(requestLogInCode, { email, by: 'sms' })).body).toEqual({ hasSms: false });
  await plain.close();
});
