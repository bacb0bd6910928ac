import {
  type CountryCode,
  CustomerFieldsSchema,
  countryCodes,
  editCustomer,
  readBaseInit,
  readCustomer,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { customers } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('a new visitor has no customer data (K10)', async () => {
  const { body } = await (await startSession(shop.app)).send(readCustomer);

  expect(body.customer).toBeNull();
});

test.each(countryCodes)('data entered by a guest of %s is returned by later requests (K9)', async (country) => {
  const client = await startSession(shop.app, country);

  const saved = await client.send(editCustomer, customers[country]);
  const { body } = await client.send(readCustomer);
  const init = await client.send(readBaseInit);

  expect(saved.problem.validation).toBeUndefined();
  expect(body.customer).toMatchObject({ email: customers[country].email, isAuthorized: false });
  expect(body.customer?.customerHash).toMatch(/^[0-9a-f]{32}$/);
  expect(init.body.customer).toEqual({
    customerHash: body.customer?.customerHash,
    firstName: customers[country].firstName,
    hasAccount: false,
  });
});

test('a post code is stored in the format of its country (R5)', async () => {
  const slovak = await startSession(shop.app, 'sk');
  const polish = await startSession(shop.app, 'pl');

  expect((await slovak.send(editCustomer, customers.sk)).body.customer.postCode).toBe('811 05');
  expect((await polish.send(editCustomer, customers.pl)).body.customer.postCode).toBe('00-640');
});

test('a guest stays the same customer after changing their data', async () => {
  const client = await startSession(shop.app);

  const first = await client.send(editCustomer, customers.sk);
  const second = await client.send(editCustomer, { ...customers.sk, firstName: 'Zuzana', birthday: '1990-02-28' });

  expect(second.body.customer).toMatchObject({ firstName: 'Zuzana', birthday: '1990-02-28' });
  expect(second.body.customer.customerHash).toBe(first.body.customer.customerHash);
});

test('customer data entered in one country is not available in another', async () => {
  const slovak = await startSession(shop.app, 'sk');
  await slovak.send(editCustomer, customers.sk);
  const polish = await startSession(shop.app, 'pl');
  for (const [name, value] of slovak.cookies) polish.cookies.set(name, value);

  expect((await polish.send(readCustomer)).body.customer).toBeNull();
});

const wrong: [CountryCode, string, Record<string, string>, string][] = [
  ['sk', 'an e-mail without a domain', { email: 'jana@sk' }, 'email'],
  ['sk', 'an e-mail of a refused provider (H12)', { email: 'jana@mailinator.com' }, 'email'],
  ['sk', 'a name with digits', { firstName: 'R2D2' }, 'firstName'],
  ['sk', 'an invalid birth date (H10)', { birthday: 'abc' }, 'birthday'],
  ['sk', 'a word that PostgreSQL accepts as a date (H10)', { birthday: 'infinity' }, 'birthday'],
  ['sk', 'a birth date in 1800 (H10)', { birthday: '1800-01-01' }, 'birthday'],
  ['sk', 'a birth date in the future (H10)', { birthday: '2030-01-01' }, 'birthday'],
  ['sk', 'the birth date of a 17-year-old (H10)', { birthday: '2009-01-01' }, 'birthday'],
  ['sk', 'an empty street', { street: '' }, 'street'],
  ['sk', 'a phone that is too short (H9)', { mobilePhone: '90512345' }, 'mobilePhone'],
  ['hu', 'a post code with a leading zero (H3)', { postCode: '0123' }, 'postCode'],
  ['ro', 'an empty flat number (H5)', { flatNumber: '' }, 'flatNumber'],
  ['ro', 'a flat number with five digits (H6)', { flatNumber: '12345' }, 'flatNumber'],
  ['ro', 'a floor in letters (H6)', { floor: 'two' }, 'floor'],
  ['ua', 'an empty street type (K4)', { streetType: '' }, 'streetType'],
  ['ua', 'a street type that is not in the list (K5)', { streetType: 'авеню' }, 'streetType'],
  ['sk', 'a street type, which addresses of the country do not have (K5)', { streetType: 'улица' }, 'streetType'],
  ['ua', 'a post code without delivery (H3)', { postCode: '95001' }, 'postCode'],
  ['ua', 'a family name in digits (H7)', { familyName: '123' }, 'familyName'],
];

test.each(wrong)(
  '%s: %s gets a readable validation error at its field and is not saved',
  async (country, _, change, field) => {
    const client = await startSession(shop.app, country);

    const { status, problem } = await client.send(editCustomer, { ...customers[country], ...change });

    expect([status, problem.code]).toEqual([422, 'validation']);
    expect(Object.keys(problem.validation)).toEqual([`customer.${field}`]);
    expect(problem.validation[`customer.${field}`]?.[0]).toMatch(/\S{3}/);
    expect((await client.send(readCustomer)).body.customer).toBeNull();
  },
);

test.each(countryCodes)('in %s markup is refused in every field (K5, H20)', async (country) => {
  const client = await startSession(shop.app, country);

  for (const field of Object.keys(CustomerFieldsSchema.entries)) {
    const { status, problem } = await client.send(editCustomer, { ...customers[country], [field]: '1<b>' });
    expect([field, status, Object.keys(problem.validation ?? {})]).toEqual([field, 422, [`customer.${field}`]]);
  }
});

test.each([
  ['просп.', 'проспект'],
  ['ул.', 'улица'],
  ['Вулиця', 'вулиця'],
  ['бульвaр', 'бульвар'],
])('the street type %s is stored as listed: %s (K5)', async (streetType, stored) => {
  const client = await startSession(shop.app, 'ua');

  const { body } = await client.send(editCustomer, { ...customers.ua, streetType });

  expect(body.customer.streetType).toBe(stored);
});

const authorise = (email: string, parts = '') =>
  sql`update customer set is_authorized = true ${sql.raw(parts)} where email = ${email}`.execute(shop.db);

test('an authorised customer can change the street, but name and birth date only through customer service (K5)', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'authorised@example.sk' });
  await authorise('authorised@example.sk');
  const own = { ...customers.sk, email: 'authorised@example.sk' };

  const { status, problem } = await customer.send(editCustomer, { ...own, lastName: 'Nová', birthday: '1980-01-01' });
  const moved = await customer.send(editCustomer, { ...own, street: 'Dlhá' });

  expect(status).toBe(422);
  expect(problem.validation).toEqual({
    'customer.lastName': ['Úpravy momentálne nie sú možné. Meno a dátum narodenia vám zmení zákaznícka podpora'],
    'customer.birthday': ['Úpravy momentálne nie sú možné. Meno a dátum narodenia vám zmení zákaznícka podpora'],
  });
  expect(moved.body.customer).toMatchObject({ street: 'Dlhá', birthday: '1990-03-24', isAuthorized: true });
});

test('the e-mail of an account cannot be changed with the customer data', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'fixed@example.sk' });

  const { problem } = await customer.send(editCustomer, { ...customers.sk, email: 'other@example.sk' });

  expect(problem.validation['customer.email']).toEqual(['E-mail účtu sa tu nedá zmeniť']);
});

test('in ua a street type is required, except for an authorised customer without one (K4)', async () => {
  const customer = await meetCustomer(shop, 'ua', { email: 'typeless@example.ua' });
  const own = { ...customers.ua, email: 'typeless@example.ua', streetType: '' };

  expect(Object.keys((await customer.send(editCustomer, own)).problem.validation)).toEqual(['customer.streetType']);
  await authorise('typeless@example.ua', ", street_type = ''");
  expect((await customer.send(editCustomer, own)).status).toBe(200);
});

test('look-alike letters of another script are replaced by letters of the country’s language (H19)', async () => {
  const romanian = await startSession(shop.app, 'ro');
  const slovak = await startSession(shop.app, 'sk');

  const ro = await romanian.send(editCustomer, { ...customers.ro, city: 'Bucureşti' });
  const sk = await slovak.send(editCustomer, { ...customers.sk, city: 'Вrаtislаvа' });

  expect([ro.body.customer.city, sk.body.customer.city]).toEqual(['București', 'Bratislava']);
});

test.each([
  ['ro', 'postCode', '01007a'],
  ['ro', 'postCode', '0A10071'],
  ['pl', 'postCode', '000-50'],
  ['pl', 'postCode', '00_640'],
  ['sk', 'streetNumber', '1'.repeat(30)],
  ['sk', 'mobilePhone', '905 123'],
  ['sk', 'mobilePhone', '905 123 456 789'],
  ['hu', 'email', '.a@x.hu'],
  ['hu', 'email', 'a.@x.hu'],
] as const)(
  'in %s the field %s refuses %j with one validation error, and nothing is saved (H2, H3, H4, H9, H12)',
  async (country, field, value) => {
    const client = await startSession(shop.app, country);

    const { status, problem } = await client.send(editCustomer, { ...customers[country], [field]: value });

    expect([status, Object.keys(problem.validation)]).toEqual([422, [`customer.${field}`]]);
    expect(problem.validation[`customer.${field}`]).toHaveLength(1);
    if (field === 'streetNumber') expect(problem.validation[`customer.${field}`]?.[0]).toContain('29');
    expect((await client.send(readCustomer)).body.customer).toBeNull();
  },
);
