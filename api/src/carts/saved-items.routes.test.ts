import {
  addWish,
  readCartInit,
  readItems,
  readSavedItems,
  readWishlist,
  removeSavedItems,
  restoreItems,
  saveItems,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const entryIds = async (client: TestClient) =>
  (await client.send(readItems)).body.cartItems.map(({ entryId }) => entryId);
const saved = async (client: TestClient) => (await client.send(readSavedItems)).body.savedItems;
const idsOf = async (client: TestClient) => (await saved(client)).map(({ savedItemId }) => savedItemId);

async function meetWith(goods: Record<string, number>) {
  const client = await startSession(shop.app);
  await fillCart(shop, client, goods);
  return client;
}

async function meetWithSaved(goods: Record<string, number>) {
  const client = await meetWith(goods);
  await client.send(saveItems, { cartEntryIds: await entryIds(client) });
  return client;
}

const stock = (sku: string, onHand: number) =>
  sql`update stock set on_hand = ${onHand}, incoming = 0 where variant_id = (select id from variant where sku = ${sku})`.execute(
    shop.db,
  );

test('a line moves to the saved items with its pieces, and the total is updated (I9)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 2, 'COAT-camel-38': 1 });
  const [dress = ''] = await entryIds(client);

  const { body } = await client.send(saveItems, { cartEntryIds: [dress, '999999999'] });

  expect(body.cartItems).toMatchObject([{ name: 'Kabát' }]);
  expect(body.summary.total).toBe(75.5);
  expect(body.savedItems).toMatchObject([
    { name: 'Šaty', quantity: 2, price: 24.99, availability: 1, size: { name: 'size/s' }, url: '/p/saty' },
  ]);
  expect(body.savedItems[0]?.keptUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect((await client.send(readCartInit)).body.savedItemsCount).toBe(1);
});

test('a saved item names what its heart puts on the wishlist (P14)', async () => {
  const client = await meetWithSaved({ 'DRESS-wine-s': 1 });
  const [dress] = await saved(client);
  if (!dress?.wish) throw new Error('the saved item has no wish');

  const { body } = await client.send(addWish, { ...dress.wish, variantId: dress.id });

  expect(body.wishlist).toEqual([{ productId: expect.stringMatching(/^\d+$/), color: 'wine' }]);
  const { items } = (await client.send(readWishlist)).body;
  expect(items).toMatchObject([{ card: { name: 'Šaty' }, variantId: dress.id }]);
});

test('a reduced saved item also has the lowest price of the 30 days before', async () => {
  const client = await meetWithSaved({ 'COAT-camel-38': 1 });

  expect(await saved(client)).toMatchObject([{ price: 100, pricePromo: 75.5, priceOld: 99.99 }]);
});

test('saved items are not reserved in stock (I9)', async () => {
  const { rows: before } = await sql`select sum(reserved + preordered) as held from stock`.execute(shop.db);
  await meetWithSaved({ 'RARE-ink-one': 1 });

  const { rows: after } = await sql`select sum(reserved + preordered) as held from stock`.execute(shop.db);
  expect(after).toEqual(before);
});

test('a saved item is moved back to the cart, selected, and removed from the saved items (I9)', async () => {
  const client = await meetWithSaved({ 'DRESS-wine-s': 2 });
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });

  const { body } = await client.send(restoreItems, { savedItemIds: await idsOf(client) });

  expect(body.cartItems).toMatchObject([{ name: 'Šaty', quantity: 3, checked: true }]);
  expect(body.savedItems).toEqual([]);
});

test('if fewer pieces are in stock than saved, only the available ones are moved to the cart', async () => {
  const client = await meetWithSaved({ 'COAT-camel-38': 3 });
  await stock('COAT-camel-38', 1);

  const { body } = await client.send(restoreItems, { savedItemIds: await idsOf(client) });
  await stock('COAT-camel-38', 3);

  expect(body.cartItems).toMatchObject([{ quantity: 1 }]);
});

test('a sold-out item stays in the saved items, and moving it to the cart returns an error message', async () => {
  const client = await meetWithSaved({ 'RARE-ink-one': 1, 'DRESS-wine-s': 1 });
  await stock('RARE-ink-one', 0);

  const { status, messages } = await client.send(restoreItems, { savedItemIds: await idsOf(client) });
  const items = await saved(client);
  await stock('RARE-ink-one', 10);

  expect(status).toBe(409);
  expect(messages[0]?.message).toBe('Tento výrobok je vypredaný');
  expect(items).toHaveLength(2);
  expect(await entryIds(client)).toEqual([]);
});

test('the same product variant saved again stays one saved item of at most 20 pieces', async () => {
  const client = await meetWithSaved({ 'DRESS-wine-s': 12 });
  await fillCart(shop, client, { 'DRESS-wine-s': 12 });
  await client.send(saveItems, { cartEntryIds: await entryIds(client) });

  expect(await saved(client)).toMatchObject([{ quantity: 20 }]);
});

test('a saved item can be removed', async () => {
  const client = await meetWithSaved({ 'DRESS-wine-s': 1, 'RARE-ink-one': 1 });
  const [first = ''] = await idsOf(client);

  const { body } = await client.send(removeSavedItems, { savedItemIds: [first] });

  expect(body.savedItems).toHaveLength(1);
});

test("another visitor's saved items cannot be read, moved to the cart or removed", async () => {
  const owner = await meetWithSaved({ 'DRESS-wine-s': 1 });
  const savedItemIds = await idsOf(owner);
  const stranger = await meetWith({ 'RARE-ink-one': 1 });

  const restored = await stranger.send(restoreItems, { savedItemIds });
  await stranger.send(removeSavedItems, { savedItemIds });

  expect(restored.body.savedItems).toEqual([]);
  expect(restored.body.cartItems).toHaveLength(1);
  expect(await saved(owner)).toHaveLength(1);
});

test('items saved with an account are available on all devices of the customer, but not after logout (I9)', async () => {
  const [account] = await shop.db
    .insertInto('customer')
    .values({
      ...customers.sk,
      email: 'club@example.sk',
      country: 'sk',
      passwordHash: 'x',
      deletedAt: null,
      birthday: null,
    })
    .returning('id')
    .execute();
  const phone = await meetWithSaved({ 'RARE-ink-one': 1 });
  await logIn(account?.id ?? null);
  await fillCart(shop, phone, { 'DRESS-wine-s': 1 });
  await phone.send(saveItems, { cartEntryIds: await entryIds(phone) });
  const onPhone = await saved(phone);
  await logIn(null);
  const afterLogOut = await saved(phone);
  const laptop = await meetWith({ 'DRESS-wine-m': 1 });
  await logIn(account?.id ?? null);

  expect(onPhone.map(({ name }) => name)).toHaveLength(2);
  expect(afterLogOut).toHaveLength(1);
  expect(await saved(laptop)).toMatchObject([{ name: 'Šaty' }]);
});

/** Logs in the visitor whose session is the newest. */
async function logIn(customerId: string | null) {
  await sql`update session set customer_id = ${customerId} where id = (select max(id) from session)`.execute(shop.db);
}
