import {
  countryCodes,
  editCustomer,
  findAccount,
  readBaseInit,
  readConfirmInit,
  readCustomer,
  register,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, newAccount, PASSWORD, registerAs } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const emailOf = (name: string) => ({ email: `${name}@example.sk` });

test.each(countryCodes)('signing up in %s creates an account and logs the customer in (K8)', async (country) => {
  const client = await startSession(shop.app, country);
  const email = customers[country].email ?? '';
  expect((await client.send(findAccount, { email })).body.exist).toBe(false);

  const { status, body } = await registerAs(client, newAccount(country));

  expect(status).toBe(200);
  expect(body.customer).toMatchObject({ email, birthday: '1990-03-24', hasAccount: true, isAuthorized: false });
  expect(body.customer.customerNumber).toMatch(/^\d{8}$/);
  expect((await client.send(readBaseInit)).body.customer).toMatchObject({ hasAccount: true });
  const other = await startSession(shop.app, country);
  expect((await other.send(findAccount, { email: email.toUpperCase() })).body.exist).toBe(true);
});

test('an account of one country does not exist in another country (K6)', async () => {
  await meetCustomer(shop, 'sk', emailOf('only-sk'));
  const polish = await startSession(shop.app, 'pl');

  expect((await polish.send(findAccount, emailOf('only-sk'))).body.exist).toBe(false);
});

test('an invalid sign-up returns validation errors by field, and nothing is saved (K8, H22)', async () => {
  const client = await startSession(shop.app);
  const wrong = { email: 'x', password: 'abc', birthday: '2015-01-01', privacyAgreement: false, postCode: '9' };

  const { status, problem } = await client.send(register, newAccount('sk', wrong));

  expect(status).toBe(422);
  expect(problem.validation).toEqual({
    'customerRegister.email': ['Neplatná e-mailová adresa. Chýba v nej znak @'],
    'customerRegister.password': [
      'Heslo musí mať aspoň 8 znakov',
      'Heslo musí obsahovať aspoň jedno veľké a jedno malé písmeno',
      'Heslo musí obsahovať aspoň jednu číslicu alebo špeciálny znak',
    ],
    'customerRegister.birthday': ['Nakupovať môžete od 18 rokov'],
    'customerRegister.postCode': ['PSČ má tvar XXXXX, napríklad 811 05'],
    'customerRegister.privacyAgreement': [
      'Bez súhlasu so spracovaním osobných údajov účet nevytvoríme. Nakúpiť môžete aj bez neho',
    ],
  });
  expect((await client.send(readCustomer)).body.customer).toBeNull();
});

test('empty names get the validation error of empty fields (H1, K8)', async () => {
  const client = await startSession(shop.app);

  const { problem } = await client.send(register, newAccount('sk', { firstName: '', lastName: '  ' }));

  expect(problem.validation).toEqual({
    'customerRegister.firstName': ['Toto políčko nemôže byť prázdne'],
    'customerRegister.lastName': ['Toto políčko nemôže byť prázdne'],
  });
});

test.each(countryCodes)('in %s a common password is refused with a readable message (H13)', async (country) => {
  const client = await startSession(shop.app, country);

  const { status, problem } = await client.send(register, newAccount(country, { password: 'Password1!' }));

  expect([status, Object.keys(problem.validation)]).toEqual([422, ['customerRegister.password']]);
  expect(problem.validation['customerRegister.password']?.[0]).toMatch(/ .* /);
});

test('an e-mail in full-width characters cannot register a second account (K8)', async () => {
  await meetCustomer(shop, 'sk', emailOf('once'));
  const client = await startSession(shop.app);

  const { problem } = await client.send(register, newAccount('sk', { email: 'ＯＮＣＥ@example.sk' }));

  expect(problem.validation['customerRegister.email']?.[0]).toContain('už u nás má účet');
});

test('three simultaneous sign-ups with the same e-mail create one account (K8)', async () => {
  const clients = await Promise.all([startSession(shop.app), startSession(shop.app), startSession(shop.app)]);

  const answers = await Promise.all(clients.map((one) => one.send(register, newAccount('sk', emailOf('twice')))));

  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  const refused = answers.find(({ status }) => status === 422);
  expect(refused?.problem.validation['customerRegister.email']?.[0]).toContain('už u nás má účet');
});

test('a guest signs up after an order with only the missing data, and the order belongs to the account (R21)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(editCustomer, { ...customers.sk, ...emailOf('after-order') });
  await order(buyer);

  expect((await buyer.send(readConfirmInit)).body.canRegister).toBe(true);

  const input = { password: PASSWORD, rememberMe: true, privacyAgreement: true };
  const { status, body } = await registerAs(buyer, input);

  expect(status).toBe(200);
  expect(body.customer).toMatchObject({ ...emailOf('after-order'), street: 'Šancová', hasAccount: true });
  const { rows } = await sql`select from shop_order o join customer u on u.id = o.customer_id
    where u.email = 'after-order@example.sk' and u.password_hash is not null`.execute(shop.db);
  expect(rows).toHaveLength(1);
  expect((await buyer.send(readConfirmInit)).body.canRegister).toBe(false);
});

test('no account is offered after an order if its e-mail has one (R21)', async () => {
  await meetCustomer(shop, 'sk', emailOf('known-already'));
  const buyer = await prepareBuyer(shop);
  await buyer.send(editCustomer, { ...customers.sk, ...emailOf('known-already') });
  await order(buyer);

  expect((await buyer.send(readConfirmInit)).body.canRegister).toBe(false);
});

test('a guest without an order must enter a birth date to sign up (H10)', async () => {
  const client = await startSession(shop.app);
  await client.send(editCustomer, { ...customers.sk, ...emailOf('no-order') });

  const input = { password: PASSWORD, rememberMe: true, privacyAgreement: true };
  const { status, problem } = await registerAs(client, input);

  expect([status, Object.keys(problem.validation)]).toEqual([422, ['customerRegister.birthday']]);
});

test('the privacy consent of a sign-up is stored with its text version (R7)', async () => {
  await meetCustomer(shop, 'sk', emailOf('consenting'));

  const { rows } =
    await sql`select type, text_version, source from consent where email = 'consenting@example.sk'`.execute(shop.db);
  expect(rows).toEqual([{ type: 'privacyAgreement', textVersion: '2026-11-01', source: 'register' }]);
});
