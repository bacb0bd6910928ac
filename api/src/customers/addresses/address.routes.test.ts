import {
  type AddressFields,
  type CountryCode,
  chooseShippingAddress,
  countryCodes,
  createShippingAddress,
  editCustomer,
  readCheckoutInit,
  readConfirmInit,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addressIn = (country: CountryCode, parts: Partial<AddressFields> = {}) => {
  const { email: _, ...address } = customers[country];
  return { ...address, ...parts };
};
const add = (client: TestClient, street: string, country: CountryCode = 'sk') =>
  client.send(createShippingAddress, addressIn(country, { street }));
const streetsOf = async (client: TestClient) =>
  (await client.send(readCheckoutInit)).body.shippingAddress.map(({ street }) => street);

test.each(countryCodes)('in %s a new delivery address is saved and chosen (K3)', async (country) => {
  const client = await startSession(shop.app, country);

  const { status, body } = await client.send(createShippingAddress, addressIn(country));

  expect(status).toBe(200);
  expect(body.shippingAddress).toHaveLength(1);
  expect(body.shippingAddressId).toBe(body.shippingAddress[0]?.id);
  expect(body.postcode).toBe(true);
  expect((await client.send(readCheckoutInit)).body.shippingAddressId).toBe(body.shippingAddressId);
});

test('three addresses are shown, newest first, and an address for this order only is the first of them (K1)', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'addresses@example.sk' });
  for (const street of ['Prvá', 'Druhá', 'Tretia', 'Štvrtá']) await add(customer, street);
  expect(await streetsOf(customer)).toEqual(['Štvrtá', 'Tretia', 'Druhá']);

  const gift = { ...addressIn('sk', { street: 'Darčeková' }), keep: false };
  const { body } = await customer.send(createShippingAddress, gift);

  expect(body.shippingAddress.map(({ id }) => id)[0]).toBe('0');
  expect(body.shippingAddressId).toBe('0');
  await add(customer, 'Piata');
  expect(await streetsOf(customer)).toEqual(['Darčeková', 'Piata', 'Štvrtá']);
  await customer.send(createShippingAddress, { ...gift, street: 'Iná' });
  expect(await streetsOf(customer)).toEqual(['Iná', 'Piata', 'Štvrtá']);
});

test('a delivery address can be chosen, and null or "billing" chooses the billing address again (K2)', async () => {
  const client = await prepareBuyer(shop);
  const { body: first } = await add(client, 'Prvá');
  const { body: second } = await add(client, 'Druhá');
  const choose = async (shippingAddressId: string | null) =>
    (await client.send(chooseShippingAddress, { shippingAddressId, shipping: 'courier', shippingPostcode: '811 05' }))
      .body;

  expect((await choose(first.shippingAddressId)).shippingAddressId).toBe(first.shippingAddressId);
  expect((await client.send(readCheckoutInit)).body.shippingAddressId).toBe(first.shippingAddressId);
  expect((await choose('billing')).shippingAddressId).toBeNull();
  await choose(second.shippingAddressId);
  expect((await choose(null)).shippingAddressId).toBeNull();
  expect((await client.send(readCheckoutInit)).body.shippingAddressId).toBeNull();
});

test.each(['999999999', '1'])('an address that is not the visitor’s is refused with a message (K2): %s', async (id) => {
  const stranger = await startSession(shop.app);
  const { body } = await add(stranger, 'Cudzia');
  const client = await prepareBuyer(shop);

  for (const shippingAddressId of [id, body.shippingAddressId]) {
    const { status, problem } = await client.send(chooseShippingAddress, { shippingAddressId });
    expect([status, problem.code]).toEqual([404, 'unknown-address']);
    expect(Object.values(problem.validation)[0]).toEqual(['Túto adresu už nemáme. Vyberte, prosím, inú.']);
  }
});

test('an invalid address returns validation errors by field, and nothing is saved (K3, H22)', async () => {
  const client = await startSession(shop.app, 'ro');
  const wrong = addressIn('ro', { flatNumber: '', staircase: 'ABCDEF', lastName: '' });

  const { status, problem } = await client.send(createShippingAddress, wrong);

  expect(status).toBe(422);
  expect(Object.keys(problem.validation).sort()).toEqual([
    'shippingAddress.flatNumber',
    'shippingAddress.lastName',
    'shippingAddress.staircase',
  ]);
  expect(await streetsOf(client)).toEqual([]);
});

test('in ua an address with a blocked post code is refused (H3)', async () => {
  const client = await startSession(shop.app, 'ua');

  const { problem } = await client.send(createShippingAddress, addressIn('ua', { postCode: '95000' }));

  expect(problem.validation['shippingAddress.postCode']).toEqual(['К сожалению, по этому индексу мы не доставляем']);
});

test('an order is shipped to the chosen address and billed to the customer’s own address (K2)', async () => {
  const buyer = await prepareBuyer(shop);
  await buyer.send(createShippingAddress, addressIn('sk', { firstName: 'Viera', street: 'Hlavná', mobilePhone: '' }));

  expect((await order(buyer)).status).toBe(200);

  const { rows } = await sql<{ shipTo: object; billTo: object }>`
    select ship_to, bill_to from shop_order order by placed_at desc limit 1`.execute(shop.db);
  expect(rows[0]).toMatchObject({
    shipTo: { firstName: 'Viera', street: 'Hlavná', mobilePhone: '905123456' },
    billTo: { firstName: 'Jana', street: 'Šancová' },
  });
  expect(JSON.stringify((await buyer.send(readConfirmInit)).body)).toContain('Hlavná');
});

test('an address added by a guest belongs to the customer after login (K3, K7)', async () => {
  await meetCustomer(shop, 'sk', { email: 'moves@example.sk' });
  const client = await prepareBuyer(shop);
  await add(client, 'Presunutá');

  await logInAs(client, { email: 'moves@example.sk' });

  const { body } = await client.send(readCheckoutInit);
  expect(body.shippingAddress.map(({ street }) => street)).toEqual(['Presunutá']);
  expect(body.shippingAddressId).toBe(body.shippingAddress[0]?.id);
});

test('a guest can add an address before entering customer data, and it stays afterwards (K9)', async () => {
  const client = await startSession(shop.app);
  await add(client, 'Samotná');

  const { status } = await client.send(editCustomer, customers.sk);

  expect(status).toBe(200);
  expect(await streetsOf(client)).toEqual(['Samotná']);
});

test('an address in Romania has the chosen county or that of its post code; an unknown county is refused (K5)', async () => {
  const client = await startSession(shop.app, 'ro');
  const saved = async (part: object) => {
    const { body } = await client.send(createShippingAddress, addressIn('ro', { postCode: '400001', ...part }));
    return body.shippingAddress[0]?.county;
  };

  expect(await saved({})).toBe('Cluj');
  expect(await saved({ county: 'Bihor', street: 'Calea Turzii' })).toBe('Bihor');
  const { problem } = await client.send(createShippingAddress, addressIn('ro', { county: 'Transilvania' }));
  expect(problem.validation['shippingAddress.county']).toEqual(['Alege județul din listă']);
});
