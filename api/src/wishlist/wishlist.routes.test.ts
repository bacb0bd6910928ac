import {
  addWish,
  endWishlistShare,
  readBaseInit,
  readSharedWishlist,
  readWishlist,
  removeWish,
  shareWishlist,
  WISHLIST_MOST,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function productId(number: string) {
  const { rows } = await sql<{ id: number }>`select id from product where catalog_number = ${number}`.execute(shop.db);
  return String(rows[0]?.id);
}

const wish = async (number: string, color: string) => ({ productId: await productId(number), color });
const listOf = async (client: TestClient) => (await client.send(readWishlist)).body;
const namesOf = async (client: TestClient) =>
  (await listOf(client)).items.map(({ card, color }) => `${card.name} ${color}`);

test('a guest can add a product in a colour and size to the wish list, and the header counts it (P14)', async () => {
  const guest = await startSession(shop.app);
  const variantId = await shop.variantId('COAT-camel-38');

  await guest.send(addWish, { ...(await wish('COAT', 'camel')), variantId });

  expect(await listOf(guest)).toMatchObject({
    items: [
      {
        color: 'camel',
        variantId,
        offered: true,
        cheaperBy: null,
        card: { name: 'Kabát', url: '/p/kabat', pricePromo: 75.5, badge: 'sale' },
        variants: [{ size: 'size/36' }, { size: 'size/38', variantId, piecesLeft: 3 }],
      },
    ],
    share: null,
  });
  expect((await guest.send(readBaseInit)).body).toMatchObject({
    wishlistCount: 1,
    wishlist: [await wish('COAT', 'camel')],
  });
});

test('each colour is a separate wish, and adding it again does not duplicate it (P14)', async () => {
  const guest = await startSession(shop.app);
  await guest.send(addWish, await wish('COAT', 'camel'));
  await guest.send(addWish, await wish('COAT', 'ink'));
  const { body } = await guest.send(addWish, await wish('COAT', 'camel'));

  expect(body.wishlist).toHaveLength(2);
  expect(await namesOf(guest)).toEqual(['Kabát ink', 'Kabát camel']);
});

test('reading the list creates no session in the database (P14)', async () => {
  const visitor = await startSession(shop.app);
  const count = async () =>
    Number((await sql<{ n: number }>`select count(*) as n from session`.execute(shop.db)).rows[0]?.n);
  const before = await count();

  expect(await listOf(visitor)).toEqual({ items: [], share: null, hasAccount: false });
  expect(await count()).toBe(before);
});

test('a removed wish can be restored with its position and its original price (P14)', async () => {
  const guest = await startSession(shop.app);
  await guest.send(addWish, { ...(await wish('COAT', 'camel')), variantId: await shop.variantId('COAT-camel-36') });
  await sql`update wishlist_item set price = price + 1000 where price is not null`.execute(shop.db);
  await guest.send(addWish, await wish('DRESS', 'wine'));
  const before = await listOf(guest);

  const { body } = await guest.send(removeWish, await wish('COAT', 'camel'));
  expect(body.wishlist).toEqual([await wish('DRESS', 'wine')]);
  await guest.send(addWish, await wish('COAT', 'camel'));

  expect(await listOf(guest)).toEqual(before);
  expect(before.items[1]?.cheaperBy).toBe(10);
});

test('products that are no longer offered stay on the list and are marked (P14)', async () => {
  const guest = await startSession(shop.app);
  await guest.send(addWish, await wish('CUSHION', 'oat'));
  await sql`update product set active = false where catalog_number = 'CUSHION'`.execute(shop.db);
  try {
    expect((await listOf(guest)).items).toMatchObject([{ offered: false, variants: [], card: { badge: 'sold-out' } }]);
  } finally {
    await sql`update product set active = true where catalog_number = 'CUSHION'`.execute(shop.db);
  }
});

test('an unknown product or colour, or a size of another product, is refused (P14)', async () => {
  const guest = await startSession(shop.app);
  const refused = [
    { productId: '999999', color: 'camel' },
    await wish('COAT', 'wine'),
    { ...(await wish('COAT', 'camel')), variantId: await shop.variantId('DRESS-wine-s') },
  ];

  for (const one of refused) {
    expect((await guest.send(addWish, one)).problem).toMatchObject({ code: 'unknown-variant' });
  }
  expect(await namesOf(guest)).toEqual([]);
});

test('a full list refuses another product with a message that contains the limit (P14)', async () => {
  const guest = await startSession(shop.app);
  await guest.send(addWish, await wish('COAT', 'camel'));
  await sql`
    with many as (
      insert into product (catalog_number, brand, manufacturer, main_category_id, published_on)
      select 'MANY-' || n, p.brand, p.manufacturer, p.main_category_id, p.published_on
      from product p, generate_series(2, ${WISHLIST_MOST}) n where p.catalog_number = 'COAT' returning id
    )
    insert into wishlist_item (session_id, country, product_id)
    select (select max(session_id) from wishlist_item), 'sk', id from many
  `.execute(shop.db);

  const { problem } = await guest.send(addWish, await wish('DRESS', 'wine'));

  expect(problem).toMatchObject({ code: 'wishlist-full', messages: [{ message: expect.stringContaining('200') }] });
  expect((await guest.send(addWish, await wish('COAT', 'camel'))).status).toBe(200);
});

test('after a log-in the guest’s list is merged with that of the account, without duplicates (P14, K7)', async () => {
  const atHome = await meetCustomer(shop, 'sk', { email: 'wishes@example.sk' });
  await atHome.send(addWish, await wish('COAT', 'camel'));
  const phone = await startSession(shop.app);
  await phone.send(addWish, await wish('COAT', 'camel'));
  await phone.send(addWish, await wish('DRESS', 'wine'));

  await logInAs(phone, { email: 'wishes@example.sk' });

  expect(await namesOf(phone)).toEqual(['Šaty wine', 'Kabát camel']);
  expect(await namesOf(atHome)).toEqual(await namesOf(phone));
});

test('a shared link shows the products and nothing about their owner, until sharing is ended (P14)', async () => {
  const owner = await meetCustomer(shop, 'sk', { email: 'owner@example.sk' });
  await owner.send(addWish, { ...(await wish('COAT', 'camel')), variantId: await shop.variantId('COAT-camel-38') });
  const { share } = (await owner.send(shareWishlist)).body;
  expect((await owner.send(shareWishlist)).body.share).toBe(share);
  expect((await listOf(owner)).share).toBe(share);
  const friend = await startSession(shop.app);

  const seen = await friend.send(readSharedWishlist, { share });

  expect(seen.body.products).toMatchObject([{ name: 'Kabát', url: '/p/kabat' }]);
  expect(JSON.stringify(seen.body)).not.toMatch(/owner|Jana|variantId|size/);
  await owner.send(endWishlistShare);
  expect((await friend.send(readSharedWishlist, { share })).status).toBe(404);
  expect((await owner.send(shareWishlist)).body.share).not.toBe(share);
});

test('another visitor’s list cannot be read or changed, and a guessed link is not found (P14)', async () => {
  const owner = await startSession(shop.app);
  await owner.send(addWish, await wish('DRESS', 'wine'));
  const { share } = (await owner.send(shareWishlist)).body;
  const stranger = await startSession(shop.app);

  await stranger.send(removeWish, await wish('DRESS', 'wine'));
  await stranger.send(endWishlistShare);

  expect(await namesOf(owner)).toEqual(['Šaty wine']);
  expect(await listOf(stranger)).toEqual({ items: [], share: null, hasAccount: false });
  const other = `${share.slice(0, -1)}${share.endsWith('A') ? 'B' : 'A'}`;
  expect((await stranger.send(readSharedWishlist, { share: other })).status).toBe(404);
  const abroad = await startSession(shop.app, 'pl');
  expect((await abroad.send(readSharedWishlist, { share })).status).toBe(404);
});

test('a link created by a guest on a shared computer does not show the list of an account that logs in there (P14)', async () => {
  const atHome = await meetCustomer(shop, 'sk', { email: 'library@example.sk' });
  await atHome.send(addWish, await wish('COAT', 'camel'));
  const library = await startSession(shop.app);
  await library.send(addWish, await wish('DRESS', 'wine'));
  const { share } = (await library.send(shareWishlist)).body;

  await logInAs(library, { email: 'library@example.sk' });

  expect((await (await startSession(shop.app)).send(readSharedWishlist, { share })).status).toBe(404);
});
