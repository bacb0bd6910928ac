import {
  changeEmail,
  confirmEmail,
  type ProfileFields,
  readAccount,
  readProfile,
  requestPasswordReset,
  resetPassword,
  saveProfile,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer, PASSWORD } from '../../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, one_time_token cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const nextEmail = 'nova@example.sk';
const fields: ProfileFields = {
  ...{ firstName: 'Jana', lastName: 'Nová', familyName: '', mobilePhone: '0905 123 456', birthday: '02/01/1991' },
  gender: 'female',
};
const meet = (address = email) => meetCustomer(shop, 'sk', { email: address });
const tokens = async (kind: string) => {
  const query = shop.db.selectFrom('outbox').select(['recipient', 'data']).orderBy('id');
  return query.where('kind', '=', kind as 'email-change').execute();
};
const ask = (client: TestClient, to = nextEmail, currentPassword = PASSWORD) =>
  client.send(changeEmail, { email: to, currentPassword });
const lastToken = async () => (await tokens('email-change')).at(-1)?.data.token ?? 'none';

test('a customer changes their profile, with phone and birth date in the format of the country (P8, H9, H10)', async () => {
  const jana = await meet();

  await jana.send(saveProfile, fields);

  const { profile } = (await jana.send(readProfile)).body;
  expect(profile).toEqual({ ...fields, mobilePhone: '905123456', birthday: '1991-01-02', isAuthorized: false });
  await jana.send(saveProfile, { ...fields, birthday: '', gender: null });
  expect((await jana.send(readProfile)).body.profile).toMatchObject({ birthday: '1991-01-02', gender: null });
});

test('a minor’s birth date and an empty name get validation errors at their fields, and nothing is saved (P8, H10, H22)', async () => {
  const jana = await meet();
  const before = (await jana.send(readProfile)).body.profile;

  const { status, problem } = await jana.send(saveProfile, { ...fields, lastName: ' ', birthday: '01/01/2020' });

  expect([status, Object.keys(problem.validation).sort()]).toEqual([422, ['customer.birthday', 'customer.lastName']]);
  expect((await jana.send(readProfile)).body.profile).toEqual(before);
});

test('an authorised customer can change phone and gender, but name and birth date only through customer service (P8, K5)', async () => {
  const jana = await meet();
  const { profile } = (await jana.send(readProfile)).body;
  await sql`update customer set is_authorized = true`.execute(shop.db);

  const { problem } = await jana.send(saveProfile, { ...fields, firstName: 'Iná' });
  expect(problem.validation['customer.firstName']).toEqual([
    'Úpravy momentálne nie sú možné. Meno a dátum narodenia vám zmení zákaznícka podpora',
  ]);
  expect(Object.keys(problem.validation)).toContain('customer.birthday');
  const { status } = await jana.send(saveProfile, { ...profile, mobilePhone: '911222333', gender: 'male' });

  expect(status).toBe(200);
  const saved = (await jana.send(readProfile)).body.profile;
  expect(saved).toEqual({ ...profile, mobilePhone: '911222333', gender: 'male', isAuthorized: true });
});

test('a new e-mail applies once its link is opened, the old e-mail is notified, and reopening changes nothing (P8)', async () => {
  const jana = await meet();
  expect((await ask(jana)).status).toBe(200);
  expect(await tokens('email-change')).toMatchObject([{ recipient: nextEmail }]);
  expect((await jana.send(readAccount)).body.account.email).toBe(email);
  await (await startSession(shop.app, 'sk')).send(requestPasswordReset, { email, from: 'account' });
  const [reset] = await tokens('password-reset');
  const token = await lastToken();
  const anybody = await startSession(shop.app, 'sk');

  const answers = [await anybody.send(confirmEmail, { token }), await anybody.send(confirmEmail, { token })];

  expect(answers.map(({ body }) => body)).toEqual([{ email: nextEmail }, { email: nextEmail }]);
  expect((await jana.send(readAccount)).body.account).toMatchObject({ email: nextEmail, isEmailConfirmed: true });
  expect((await tokens('email-changed')).map(({ recipient }) => recipient)).toEqual([email]);
  const used = await anybody.send(resetPassword, { token: reset?.data.token ?? '', password: 'Nove-Heslo-77' });
  expect(used.problem.code).toBe('unknown-link');
  expect((await logInAs(await startSession(shop.app, 'sk'), { email: nextEmail })).status).toBe(200);
  expect((await logInAs(await startSession(shop.app, 'sk'), { email })).status).toBe(401);
});

test('changing the e-mail requires the password and a valid, different e-mail without an account (P8, H12)', async () => {
  const jana = await meet();
  await meet('other@example.sk');
  const wrongFields = async (to: string, password?: string) =>
    Object.keys((await ask(jana, to, password)).problem.validation);

  expect(await wrongFields(nextEmail, 'x')).toEqual(['currentPassword']);
  expect(await wrongFields('nova')).toEqual(['email']);
  expect(await wrongFields('JANA@example.sk')).toEqual(['email']);
  expect(await wrongFields('other@example.sk')).toEqual(['email']);
  expect(await tokens('email-change')).toEqual([]);
});

test('an e-mail change fails if the e-mail got an account in the meantime, and an older link is unknown (P8)', async () => {
  const jana = await meet();
  await ask(jana);
  const first = await lastToken();
  await ask(jana);
  const second = await lastToken();
  await meet(nextEmail);

  const answers = [await jana.send(confirmEmail, { token: first }), await jana.send(confirmEmail, { token: second })];

  expect(answers.map(({ problem }) => problem.code)).toEqual(['unknown-link', 'unknown-link']);
  expect((await jana.send(readAccount)).body.account.email).toBe(email);
});

test('e-mail changes are limited to 3 requests, and a guest can neither read nor change a profile (P8)', async () => {
  const jana = await meet();
  for (let count = 0; count < 3; count += 1) await ask(jana);
  const stranger = await startSession(shop.app, 'sk');

  expect((await ask(jana)).status).toBe(429);
  expect((await ask(stranger)).problem.code).toBe('log-in-required');
  expect((await stranger.send(readProfile)).status).toBe(401);
  expect((await stranger.send(saveProfile, fields)).status).toBe(401);
});
