import {
  type AddressFields,
  chooseDefaultAddress,
  chooseShippingAddress,
  createShippingAddress,
  deleteBookAddress,
  readAddressBook,
  readCheckoutInit,
  saveBookAddress,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, newAccount, registerAs } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, cart cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const addressAt = (street: string): AddressFields => {
  const { email: _, ...address } = customers.sk;
  return { ...address, street } as AddressFields;
};
const meet = (email = 'jana@example.sk') => meetCustomer(shop, 'sk', { email });
const save = (client: TestClient, street: string, more: { id?: string; isDefault?: boolean } = {}) =>
  client.send(saveBookAddress, { ...addressAt(street), ...more });
const book = async (client: TestClient) => (await client.send(readAddressBook)).body.addresses;
const streets = async (client: TestClient) => (await book(client)).map(({ street }) => street);
const idOf = async (client: TestClient, street: string) =>
  (await book(client)).find((address) => address.street === street)?.id ?? '';

test('addresses are added, changed and deleted; the default address comes first, then the newest (P7)', async () => {
  const jana = await meet();
  await save(jana, 'Prvá', { isDefault: true });
  await save(jana, 'Druhá');
  await save(jana, 'Tretia');
  expect(await streets(jana)).toEqual(['Prvá', 'Tretia', 'Druhá']);

  await save(jana, 'Štvrtá', { id: await idOf(jana, 'Druhá'), isDefault: true });
  expect((await book(jana)).map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['Štvrtá', true],
    ['Tretia', false],
    ['Prvá', false],
  ]);

  const { body } = await jana.send(deleteBookAddress, { id: await idOf(jana, 'Štvrtá') });
  expect(body.addresses.map(({ street, isDefault }) => [street, isDefault])).toEqual([
    ['Tretia', false],
    ['Prvá', false],
  ]);
});

test('an existing address is not saved again in other letter case or spacing, nor from the checkout (P7)', async () => {
  const jana = await meet();
  await save(jana, 'Hlavná');

  expect((await save(jana, ' HLAVNÁ ')).problem.code).toBe('address-known');
  await Promise.all([1, 2, 3].map(() => jana.send(createShippingAddress, addressAt('hlavná'))));

  expect(await streets(jana)).toEqual(['Hlavná']);
  expect((await jana.send(readCheckoutInit)).body.shippingAddressId).toBe(await idOf(jana, 'Hlavná'));
});

test('an address book holds 20 addresses; another one from the checkout is used for that order only (P7)', async () => {
  const jana = await meet();
  for (let number = 1; number <= 20; number += 1) await save(jana, `Ulica ${number}`);

  const refused = await save(jana, 'Ďalšia');
  expect([refused.status, refused.problem.code]).toEqual([409, 'address-book-full']);
  const { body } = await jana.send(createShippingAddress, addressAt('Ďalšia'));

  expect(body.shippingAddressId).toBe('0');
  expect(await streets(jana)).toHaveLength(20);
});

test('an invalid address returns validation errors by field, and nothing is saved (P7, H22)', async () => {
  const jana = await meet();

  const { status, problem } = await jana.send(saveBookAddress, { ...addressAt(''), postCode: '1' });

  expect([status, Object.keys(problem.validation).sort()]).toEqual([
    422,
    ['shippingAddress.postCode', 'shippingAddress.street'],
  ]);
  expect(await book(jana)).toEqual([]);
});

test('an order is shipped to the default address unless the buyer chose another one (P7, K2)', async () => {
  const buyer = await prepareBuyer(shop);
  await registerAs(buyer, newAccount('sk', { email: 'jana@example.sk' }));
  await save(buyer, 'Predvolená', { isDefault: true });
  const chosen = async () => (await buyer.send(readCheckoutInit)).body.shippingAddressId;
  expect(await chosen()).toBe(await idOf(buyer, 'Predvolená'));
  await buyer.send(chooseShippingAddress, { shippingAddressId: null });
  expect(await chosen()).toBeNull();
  await sql`update cart set destination_chosen = false`.execute(shop.db);

  expect((await order(buyer)).status).toBe(200);

  const { rows } = await sql<{ shipTo: AddressFields }>`select ship_to from shop_order`.execute(shop.db);
  expect(rows.map(({ shipTo }) => shipTo.street)).toEqual(['Predvolená']);
});

test('an order for a pickup point does not use the default address (P7)', async () => {
  const jana = await meet();
  await save(jana, 'Predvolená', { isDefault: true });
  const point = sql`(select id from pickup_point order by id limit 1)`;
  await jana.send(createShippingAddress, addressAt('Iná'));
  await sql`update cart set point_id = ${point}, address_id = null, destination_chosen = false`.execute(shop.db);

  expect((await jana.send(readCheckoutInit)).body.shippingAddressId).toBeNull();
});

test('a deleted address is replaced by the default address in the checkout (P7)', async () => {
  const jana = await meet();
  await save(jana, 'Predvolená', { isDefault: true });
  const { body } = await jana.send(createShippingAddress, addressAt('Iná'));

  await jana.send(deleteBookAddress, { id: body.shippingAddressId ?? '' });

  expect((await jana.send(readCheckoutInit)).body.shippingAddressId).toBe(await idOf(jana, 'Predvolená'));
});

test('a customer cannot read, change, delete or choose another’s address, and a guest has no address book (P7)', async () => {
  const jana = await meet();
  await save(jana, 'Janina', { isDefault: true });
  const id = await idOf(jana, 'Janina');
  const before = await book(jana);
  const other = await meet('other@example.sk');
  const guest = await startSession(shop.app, 'sk');
  await guest.send(createShippingAddress, addressAt('Hosťova'));

  const answers = [
    await save(other, 'Cudzia', { id }),
    await other.send(chooseDefaultAddress, { id }),
    await other.send(deleteBookAddress, { id }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 200]);
  expect(await book(other)).toEqual([]);
  expect(await book(jana)).toEqual(before);
  expect((await guest.send(readAddressBook)).status).toBe(401);
  expect((await save(guest, 'Hosťova')).status).toBe(401);
});
