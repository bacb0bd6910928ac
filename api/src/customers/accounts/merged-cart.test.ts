import {
  readBaseInit,
  readCartInit,
  readCheckoutInit,
  readItems,
  readSavedItems,
  removeItems,
  saveItems,
} from '@odeta/contracts';
import { logInAs, meetCustomer, newAccount, registerAs } from '../../../testing/people/account.ts';
import { fillCart, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const linesOf = async (client: TestClient) =>
  (await client.send(readCartInit)).body.cartItems.map(({ name, quantity, checked }) => [name, quantity, checked]);

test('a login adds the items of the account’s cart to the guest cart, unselected, and shows a message (K7)', async () => {
  const atHome = await meetCustomer(shop, 'sk', { email: 'merge@example.sk' });
  await fillCart(shop, atHome, { 'DRESS-wine-s': 3, 'COAT-camel-38': 1 });
  const client = await prepareBuyer(shop, { 'DRESS-wine-s': 1 });
  const [before] = await linesOf(client);

  const { messages } = await logInAs(client, { email: 'merge@example.sk' });

  const lines = await linesOf(client);
  expect(lines).toHaveLength(2);
  expect(lines).toContainEqual(before);
  expect(lines.filter(([, , checked]) => checked)).toEqual([before]);
  expect(messages[0]?.message).toContain('(1)');
  expect((await client.send(readCheckoutInit)).body).toMatchObject({ shipping: 'courier', payment: 'cod' });
});

test('after login both browsers of a customer share one cart (K7)', async () => {
  const atHome = await meetCustomer(shop, 'sk', { email: 'shared@example.sk' });
  await fillCart(shop, atHome, { 'DRESS-wine-s': 1 });
  const phone = await startSession(shop.app);
  const { messages } = await logInAs(phone, { email: 'shared@example.sk' });
  expect(messages).toEqual([]);

  const [line] = (await phone.send(readCartInit)).body.cartItems;
  await fillCart(shop, phone, { 'COAT-camel-38': 1 });

  expect(await linesOf(atHome)).toEqual(await linesOf(phone));
  await atHome.send(removeItems, { cartEntryIds: [line?.entryId ?? ''] });
  expect((await phone.send(readBaseInit)).body.cartItemsCount).toBe(1);
});

test('the cart of a guest stays after sign-up and can be ordered (K8)', async () => {
  const customer = await prepareBuyer(shop, { 'DRESS-wine-s': 2 });
  const before = await linesOf(customer);

  await registerAs(customer, newAccount('sk', { email: 'first@example.sk' }));

  expect(await linesOf(customer)).toEqual(before);
  expect((await order(customer)).status).toBe(200);
  expect(await linesOf(customer)).toEqual([]);
});

async function saveAll(client: TestClient) {
  const { cartItems } = (await client.send(readItems)).body;
  await client.send(saveItems, { cartEntryIds: cartItems.map(({ entryId }) => entryId) });
}

test('saved items of a guest are merged into the account’s list without duplicates, in every browser (I9, K7)', async () => {
  const atHome = await meetCustomer(shop, 'sk', { email: 'later@example.sk' });
  await fillCart(shop, atHome, { 'DRESS-wine-s': 1 });
  await saveAll(atHome);
  const phone = await startSession(shop.app);
  await fillCart(shop, phone, { 'DRESS-wine-s': 2, 'COAT-camel-38': 1 });
  await saveAll(phone);

  await logInAs(phone, { email: 'later@example.sk' });

  const savedBy = async (client: TestClient) =>
    (await client.send(readSavedItems)).body.savedItems.map(({ name, quantity }) => [name, quantity]).sort();
  expect(await savedBy(phone)).toEqual([
    ['Kabát', 1],
    ['Šaty', 2],
  ]);
  expect(await savedBy(atHome)).toEqual(await savedBy(phone));
});
