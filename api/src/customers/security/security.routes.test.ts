import {
  changePassword,
  confirmEmail,
  endLogIns,
  readAccount,
  readLogIns,
  readPasswordReset,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer, newAccount, PASSWORD, registerAs } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

const NEW = 'Nove-Heslo-77';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, one_time_token cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const emails = (kind: string) =>
  shop.db
    .selectFrom('outbox')
    .select(['recipient', 'data'])
    .where('kind', '=', kind as 'password-reset')
    .orderBy('id')
    .execute();
const lastToken = async (kind: string) => (await emails(kind)).at(-1)?.data.token ?? 'none';

async function ask(typed = email, from: 'account' | 'checkout' = 'account') {
  const client = await startSession(shop.app, 'sk');
  return (await client.send(requestPasswordReset, { email: typed, from })).status;
}

test('a password is reset once through the link of an e-mail, and all sessions of the customer end (P17)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  expect(await ask(' Jana@Example.sk ', 'checkout')).toBe(200);
  expect(await emails('password-reset')).toMatchObject([{ recipient: email, data: { from: 'checkout' } }]);
  const token = await lastToken('password-reset');
  const { rows } = await sql<{ row: string }>`select t::text as row from one_time_token t`.execute(shop.db);
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
  const other = await startSession(shop.app, 'sk');
  expect((await other.send(readPasswordReset, { token })).body).toEqual({ email });

  const weak = await other.send(resetPassword, { token, password: 'heslo' });
  const common = await other.send(resetPassword, { token, password: 'Password1' });
  expect([weak, common].map(({ problem }) => Object.keys(problem.validation))).toEqual([['password'], ['password']]);
  const answers = await Promise.all([1, 2].map(() => other.send(resetPassword, { token, password: NEW })));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  expect((await other.send(readPasswordReset, { token })).body).toEqual({ email: null });
  expect((await jana.send(readAccount)).status).toBe(401);
  expect((await logInAs(await startSession(shop.app, 'sk'), { email })).status).toBe(401);
  expect((await logInAs(await startSession(shop.app, 'sk'), { email, password: NEW })).status).toBe(200);
  expect(await emails('password-changed')).toMatchObject([{ recipient: email }]);
});

test('a reset link is valid for 60 minutes, and a password reset invalidates the other links (P17)', async () => {
  await meetCustomer(shop, 'sk', { email });
  await ask();
  const first = await lastToken('password-reset');
  await ask();
  const second = await lastToken('password-reset');
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from max(expires_at) - now()) / 60)::int as minutes from one_time_token
    where kind = 'password-reset'
  `.execute(shop.db);
  expect(rows).toEqual([{ minutes: 60 }]);
  const client = await startSession(shop.app, 'sk');

  await client.send(resetPassword, { token: first, password: NEW });
  expect((await client.send(resetPassword, { token: second, password: NEW })).problem.code).toBe('unknown-link');

  await ask();
  await sql`update one_time_token set expires_at = now() - interval '1 second'`.execute(shop.db);
  const late = { token: await lastToken('password-reset'), password: NEW };
  expect((await client.send(resetPassword, late)).problem.code).toBe('unknown-link');
});

test('reset requests do not reveal whether an e-mail has an account, and 5 requests send only 3 e-mails (P17)', async () => {
  await meetCustomer(shop, 'sk', { email });

  const known = [await ask(), await ask(), await ask(), await ask(), await ask()];
  const unknown = [];
  for (let count = 0; count < 5; count += 1) unknown.push(await ask('nobody@example.sk'));

  expect(unknown).toEqual(known);
  expect(await emails('password-reset')).toHaveLength(3);
});

test('a token of another kind and an unknown token are refused (P17)', async () => {
  await meetCustomer(shop, 'sk', { email });
  const client = await startSession(shop.app, 'sk');
  const token = await lastToken('email-confirmation');

  expect((await client.send(resetPassword, { token, password: NEW })).problem.code).toBe('unknown-link');
  expect((await client.send(confirmEmail, { token: 'x' })).problem.code).toBe('unknown-link');
});

test('a token is refused in the shop of another country and stays valid in its own (K8, P17)', async () => {
  await meetCustomer(shop, 'sk', { email });
  await ask();
  const [token, confirmation] = [await lastToken('password-reset'), await lastToken('email-confirmation')];
  const [own, foreign] = [await startSession(shop.app, 'sk'), await startSession(shop.app, 'hu')];

  expect((await foreign.send(readPasswordReset, { token })).body).toEqual({ email: null });
  expect((await foreign.send(resetPassword, { token, password: NEW })).problem.code).toBe('unknown-link');
  expect((await foreign.send(confirmEmail, { token: confirmation })).problem.code).toBe('unknown-link');

  expect((await own.send(confirmEmail, { token: confirmation })).status).toBe(200);
  expect((await own.send(resetPassword, { token, password: NEW })).status).toBe(200);
});

test('changing the password requires the current one and logs out other browsers on request (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  const phone = await startSession(shop.app, 'sk');
  await logInAs(phone, { email });

  const wrong = await jana.send(changePassword, { currentPassword: 'x', password: NEW, endOthers: true });
  expect(wrong.problem.validation).toEqual({ currentPassword: ['Heslo nie je správne'] });
  expect((await phone.send(readAccount)).status).toBe(200);
  const done = await jana.send(changePassword, { currentPassword: PASSWORD, password: NEW, endOthers: true });

  expect(done.status).toBe(200);
  expect((await phone.send(readAccount)).status).toBe(401);
  expect((await jana.send(readAccount)).status).toBe(200);
  expect((await logInAs(await startSession(shop.app, 'sk'), { email, password: NEW })).status).toBe(200);
  expect(await emails('password-changed')).toHaveLength(1);
});

test('after 5 wrong current passwords a password change is blocked, even with the correct one (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  const attempt = (currentPassword: string) =>
    jana.send(changePassword, { currentPassword, password: NEW, endOthers: false });
  for (let count = 0; count < 5; count += 1) await attempt('wrong');

  expect((await attempt(PASSWORD)).problem.code).toBe('login-blocked');
});

test('a customer sees their sessions and can end one or all others, but none of another customer (P8)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email });
  const other = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  const agent = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36' };
  const [phone, tablet] = [await startSession(shop.app, 'sk'), await startSession(shop.app, 'sk')];
  for (const client of [phone, tablet]) await logInAs(client, { email });
  await sql`update session set device = 'Chrome, Windows' where id = (select max(id) from session)`.execute(shop.db);

  const { logIns } = (await jana.send(readLogIns, {}, agent)).body;
  expect(logIns).toHaveLength(3);
  expect(logIns.map(({ isThis }) => isThis)).toEqual([true, false, false]);
  expect(logIns.map(({ device }) => device)).toContain('Chrome, Windows');
  const foreign = (await other.send(readLogIns)).body.logIns[0]?.id ?? '';
  expect((await jana.send(endLogIns, { id: foreign })).body.logIns).toHaveLength(3);
  expect((await other.send(readAccount)).status).toBe(200);

  const ended = await jana.send(endLogIns, { id: logIns[1]?.id ?? '' });
  expect(ended.body.logIns).toHaveLength(2);
  expect((await jana.send(endLogIns, {})).body.logIns).toHaveLength(1);
  expect([await phone.send(readAccount), await tablet.send(readAccount)].map(({ status }) => status)).toEqual([
    401, 401,
  ]);
  expect((await jana.send(readAccount)).status).toBe(200);
});

test('a new account gets an e-mail confirmation link that can be opened twice, and sent again until confirmed (K8)', async () => {
  const client = await startSession(shop.app, 'sk');
  await registerAs(client, newAccount('sk', { email }));
  expect((await client.send(readAccount)).body.account.isEmailConfirmed).toBe(false);
  expect((await client.send(sendEmailConfirmation, {})).status).toBe(200);
  expect(await emails('email-confirmation')).toHaveLength(2);
  const token = await lastToken('email-confirmation');
  const anybody = await startSession(shop.app, 'sk');

  const answers = [await anybody.send(confirmEmail, { token }), await anybody.send(confirmEmail, { token })];

  expect(answers.map(({ body }) => body)).toEqual([{ email }, { email }]);
  expect((await client.send(readAccount)).body.account.isEmailConfirmed).toBe(true);
  await client.send(sendEmailConfirmation, {});
  expect(await emails('email-confirmation')).toHaveLength(2);
});

test('sessions, password changes and e-mail confirmations require a login (P8)', async () => {
  const stranger = await startSession(shop.app, 'sk');

  const answers = [
    await stranger.send(readLogIns),
    await stranger.send(endLogIns, {}),
    await stranger.send(changePassword, { currentPassword: PASSWORD, password: NEW, endOthers: true }),
    await stranger.send(sendEmailConfirmation, {}),
  ];

  expect(answers.map(({ problem }) => problem.code)).toEqual(Array.from({ length: 4 }, () => 'log-in-required'));
});
