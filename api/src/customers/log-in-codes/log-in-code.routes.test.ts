import {
  changeEmail,
  confirmByCode,
  confirmByPassword,
  LOG_IN_CODE_TRIES,
  logInByCode,
  readAccount,
  requestConfirmingCode,
  requestLogInCode,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, PASSWORD } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, log_in_code cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const codes = async () =>
  (
    await shop.db
      .selectFrom('outbox')
      .select(['recipient', 'data'])
      .where('kind', '=', 'log-in-code')
      .orderBy('id')
      .execute()
  ).map(({ recipient, data }) => ({ recipient, code: data.code ?? '' }));
const lastCode = async () => (await codes()).at(-1)?.code ?? 'none';
const otherThan = (code: string) => (code === '000000' ? '000001' : '000000');
const enter = (client: TestClient, code: string, typed = email) =>
  client.send(logInByCode, { email: typed, code, rememberMe: false });

async function ask(typed = email, client?: TestClient) {
  const browser = client ?? (await startSession(shop.app, 'sk'));
  expect((await browser.send(requestLogInCode, { email: typed })).status).toBe(200);
  return browser;
}

test('a customer logs in by the code of an e-mail, once, in the browser that asked (K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const phone = await ask(' Jana@Example.sk ');
  const [sent] = await codes();
  expect(sent).toEqual({ recipient: email, code: expect.stringMatching(/^\d{6}$/) });
  await shop.sendEmails();
  expect(shop.emails.at(-1)?.text).toContain(sent?.code);
  const code = ` ${sent?.code.slice(0, 3)} ${sent?.code.slice(3)}`;

  const thief = await enter(await startSession(shop.app, 'sk'), code);
  const answers = await Promise.all([1, 2].map(() => enter(phone, code)));

  expect(thief.status).toBe(422);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect((await phone.send(readAccount)).body.account).toMatchObject({ email, isEmailConfirmed: true });
});

test('responses do not reveal whether an e-mail has an account (K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const answersOf = async (typed: string) => {
    const browser = await ask(typed);
    const answers = [];
    for (let time = 0; time <= LOG_IN_CODE_TRIES; time += 1) {
      const code = otherThan(await lastCode());
      answers.push((await enter(browser, code, typed)).problem.validation);
    }
    return answers;
  };

  expect(await answersOf('nobody@example.sk')).toEqual(await answersOf(email));
  expect(await codes()).toHaveLength(1);
});

test('a code allows five attempts, within ten minutes, for its own e-mail, and a new code replaces it (K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  const phone = await ask();
  const guessed = await lastCode();
  await Promise.all([1, 2, 3, 4, 5].map(() => enter(phone, otherThan(guessed))));
  expect((await enter(phone, guessed)).status).toBe(422);

  await ask(email, phone);
  const late = await lastCode();
  await sql`update log_in_code set expires_at = expires_at - interval '10 minutes'`.execute(shop.db);
  expect((await enter(phone, late)).status).toBe(422);

  await ask(email, phone);
  expect((await enter(phone, await lastCode(), 'other@example.sk')).status).toBe(422);
  expect((await enter(phone, await lastCode())).status).toBe(200);
});

test('one address gets five codes an hour, and the last one stays valid (K7)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const phone = await startSession(shop.app, 'sk');
  for (let time = 0; time < 7; time += 1) await ask(email, phone);

  expect(await codes()).toHaveLength(5);
  expect((await enter(phone, await lastCode())).status).toBe(200);
});

test('without a bot proof no code is sent (K7, M9)', async () => {
  const guarded = await openTestShop({ name: 'guarded', config: { BOT_PROTECTION: true } });
  const { problem } = await (await startSession(guarded.app, 'sk')).send(requestLogInCode, { email });
  await guarded.close();

  expect(problem.code).toBe('bot-protection');
});

test('the e-mail of an account is changed after a confirmation by code or password, instead of the password (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  const age = () =>
    sql`update session set logged_in_at = now() - interval '11 minutes', confirmed_at = null`.execute(shop.db);
  const change = async () => (await jana.send(changeEmail, { email: 'nova@example.sk' })).problem.code ?? 'sent';

  await age();
  expect(await change()).toBe('confirmation-required');
  await jana.send(requestConfirmingCode, {});
  const code = await lastCode();
  expect((await jana.send(confirmByCode, { code: otherThan(code) })).status).toBe(422);
  expect(await change()).toBe('confirmation-required');
  expect((await jana.send(confirmByCode, { code })).status).toBe(200);
  expect(await change()).toBe('sent');

  await age();
  expect((await jana.send(confirmByPassword, { currentPassword: 'wrong' })).status).toBe(422);
  expect((await jana.send(confirmByPassword, { currentPassword: PASSWORD })).status).toBe(200);
  expect(await change()).toBe('sent');
});
