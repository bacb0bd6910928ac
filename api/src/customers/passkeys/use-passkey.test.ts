import {
  preparePasskey,
  readAccount,
  readPasskeys,
  removePasskey,
  requestPasswordReset,
  resetPassword,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../../testing/people/account.ts';
import { Authenticator, type Faults } from '../../../testing/people/authenticator.ts';
import { enterByKey, makeKey, meetKeyHolder, optionsFor, sendKey } from '../../../testing/people/passkeys.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, passkey, passkey_challenge cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const kinds = async () =>
  (await shop.db.selectFrom('outbox').select('kind').orderBy('id').execute())
    .map(({ kind }) => kind)
    .filter((kind) => kind.startsWith('passkey'));

test('a customer makes a key, logs in with it in another browser, and gets an e-mail about it (K7, P8)', async () => {
  const { jana, key, phone } = await meetKeyHolder(shop, email);
  const before = phone.cookies.get('sid');

  const { status } = await enterByKey(phone, key);

  expect(status).toBe(200);
  expect(phone.cookies.get('sid')).not.toBe(before);
  expect((await phone.send(readAccount)).body.account.email).toBe(email);
  expect((await jana.send(readPasskeys)).body.passkeys).toEqual([
    {
      ...{ id: expect.any(String), name: 'Safari, iPhone' },
      ...{ createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    },
  ]);
  await shop.sendEmails();
  expect(shop.emails.at(-1)?.text).toContain('Safari, iPhone');
});

test.each<[string, Faults]>([
  ['another origin', { origin: 'http://sk.localhost.example:3000' }],
  ['the shop of another country', { origin: 'http://hu.localhost:3000' }],
  ['another host', { rpId: 'hu.localhost' }],
  ['a challenge of nobody', { challenge: 'AAAAAAAAAAAAAAAAAAAAAA' }],
  ['a user who was not verified', { isUnverified: true }],
  ['the count of an earlier use', { count: 1 }],
  ['another user', { userHandle: 'AAAA' }],
])('a key that was used with %s is refused, and its challenge is used up (K7)', async (_, faults) => {
  const { key, phone } = await meetKeyHolder(shop, email);
  await enterByKey(await startSession(shop.app, 'sk'), key);
  const options = await optionsFor(phone);

  const refused = await sendKey(phone, key.get(options, faults));

  expect(refused.problem).toMatchObject({ code: 'passkey-refused', status: 401 });
  expect((await phone.send(readAccount)).status).toBe(401);
  if (faults.challenge) return;
  const again = await sendKey(phone, key.get(options));
  expect(again.problem.code).toBe('passkey-refused');
});

test('a response is accepted once, also when it is sent twice at the same time (K7)', async () => {
  const { key, phone } = await meetKeyHolder(shop, email);
  const credential = key.get(await optionsFor(phone));

  const answers = await Promise.all([1, 2].map(() => sendKey(phone, credential)));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a challenge works only in the browser that asked for it, and not after its time (K7)', async () => {
  const { key, phone } = await meetKeyHolder(shop, email);
  const options = await optionsFor(phone);
  const thief = await startSession(shop.app, 'sk');

  const stolen = await sendKey(thief, key.get(options));
  await sql`update passkey_challenge set expires_at = now()`.execute(shop.db);
  const late = await sendKey(phone, key.get(options));

  expect([stolen, late].map(({ problem }) => problem.code)).toEqual(['passkey-refused', 'passkey-refused']);
});

test('two tabs of one browser have a challenge each, and a log-in in one ends that of the other (K7)', async () => {
  const { key, phone } = await meetKeyHolder(shop, email);
  const [first, second] = [await optionsFor(phone), await optionsFor(phone)];

  const entered = await sendKey(phone, key.get(first));
  phone.csrf = entered.body.csrf;
  const other = await sendKey(phone, key.get(second));

  expect([entered.status, other.problem.code]).toEqual([200, 'passkey-refused']);
  expect((await phone.send(readAccount)).status).toBe(200);
});

test('an unknown key, a removed key and a key of another country get the same response (K7)', async () => {
  const { jana, key, phone } = await meetKeyHolder(shop, email);
  const hungary = new Authenticator('http://hu.localhost:3000');
  await makeKey(await meetCustomer(shop, 'hu', { email }), hungary);
  const { passkeys } = (await jana.send(readPasskeys)).body;
  await jana.send(removePasskey, { id: passkeys[0]?.id ?? '' });

  const answers = [
    await enterByKey(phone, new Authenticator()),
    await enterByKey(phone, key),
    await enterByKey(phone, hungary, { origin: 'http://sk.localhost:3000' }),
  ];

  expect(new Set(answers.map(({ problem }) => JSON.stringify(problem))).size).toBe(1);
  expect(answers[0]?.problem.code).toBe('passkey-refused');
  expect(await kinds()).toEqual(['passkey-added', 'passkey-added', 'passkey-removed']);
});

test('a password that is set by a link removes all keys (P17)', async () => {
  const { key, phone } = await meetKeyHolder(shop, email);
  await phone.send(requestPasswordReset, { email });
  const row = await shop.db
    .selectFrom('outbox')
    .select('data')
    .where('kind', '=', 'password-reset')
    .executeTakeFirstOrThrow();
  await phone.send(resetPassword, { token: row.data.token ?? '', password: 'Nove-Heslo-77' });

  expect((await enterByKey(phone, key)).problem.code).toBe('passkey-refused');
});

test('options name nobody, and a host that is not configured gets none (K7)', async () => {
  const { phone } = await meetKeyHolder(shop, email);

  const options = await optionsFor(phone);

  expect(options).toMatchObject({ rpId: 'sk.localhost', userVerification: 'required' });
  expect(options.allowCredentials ?? []).toEqual([]);
  expect((await phone.send(preparePasskey, {}, { host: 'odeta.example' })).problem.code).toBe('unknown-host');
});
