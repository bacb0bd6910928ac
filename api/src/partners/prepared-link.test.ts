import { cancelPreparedCheckout, logOut, readCartInit, readPreparedCheckout, readSavedItems } from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { createPartner, openLink, PARTNER_ORIGIN } from '../../testing/people/partner.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let partner: ReturnType<typeof createPartner>;
beforeAll(async () => {
  shop = await openTestShop();
  partner = createPartner(shop);
});
afterAll(() => shop.close());

const goodsOf = async (client: TestClient) =>
  (await client.send(readCartInit)).body.cartItems.map(({ name, quantity }) => `${quantity} ${name}`);

test('a prepared cart becomes the cart of the visitor who opens its link, and the partner learns of the order (E1)', async () => {
  const { body } = await partner.prepare({ 'DRESS-wine-s': 2 });
  expect(await partner.stateOf(body.id)).toEqual({ id: body.id, state: 'prepared', orderNumber: null });
  const shopper = await prepareBuyer(shop, { 'DRESS-wine-m': 1 });

  expect(await openLink(shopper, body.url)).toBe('/checkout?prepared=opened');
  expect(shopper.cookies.has('partner-visit')).toBe(true);
  expect((await partner.stateOf(body.id)).state).toBe('opened');
  await prepareBuyer(shop, {}, 'sk', shopper);
  await order(shopper);

  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  expect(await partner.stateOf(body.id)).toEqual({ id: body.id, state: 'placed', orderNumber: number });
  const { checkout } = (await shopper.send(readPreparedCheckout)).body;
  expect(checkout).toMatchObject({
    id: body.id,
    origin: PARTNER_ORIGIN,
    partner: 'Demo partner',
    state: 'placed',
    orderNumber: number,
  });
});

test('the previous cart is saved for later, and is not ordered with the prepared one (E1, I9)', async () => {
  const shopper = await startSession(shop.app);
  await fillCart(shop, shopper, { 'DRESS-wine-m': 3 });

  await openLink(shopper, (await partner.prepare({ 'DRESS-wine-s': 1 })).body.url);

  expect(await goodsOf(shopper)).toEqual([expect.stringMatching(/^1 /)]);
  const { savedItems } = (await shopper.send(readSavedItems)).body;
  expect(savedItems.map(({ quantity }) => quantity)).toEqual([3]);
});

test('a visitor who goes back without an order has the previous cart again, without the prepared items (E1, I9)', async () => {
  const shopper = await startSession(shop.app);
  await fillCart(shop, shopper, { 'DRESS-wine-m': 3 });
  const before = (await shopper.send(readCartInit)).body.cartItems;
  await openLink(shopper, (await partner.prepare({ 'DRESS-wine-s': 2 }, { discountCode: 'TEN' })).body.url);
  await fillCart(shop, shopper, { 'DRESS-wine-s': 1 });

  await shopper.send(cancelPreparedCheckout);
  await shopper.send(cancelPreparedCheckout);

  const { cartItems, discountCode } = (await shopper.send(readCartInit)).body;
  expect(cartItems).toEqual(expect.arrayContaining(before));
  expect(cartItems.map(({ quantity }) => quantity).sort()).toEqual([1, 3]);
  expect(discountCode).toBeNull();
  expect((await shopper.send(readSavedItems)).body.savedItems).toEqual([]);
});

test('a customer’s cart is saved for later, too, and a log-in after opening the link keeps the prepared cart (E1, I9, K7)', async () => {
  const customer = await meetCustomer(shop);
  await fillCart(shop, customer, { 'DRESS-wine-m': 3 });
  await openLink(customer, (await partner.prepare({ 'DRESS-wine-s': 1 })).body.url);
  const { savedItems } = (await customer.send(readSavedItems)).body;
  expect(savedItems.map(({ quantity }) => quantity)).toEqual([3]);

  const guest = await startSession(shop.app);
  const { body } = await partner.prepare({ 'DRESS-wine-m': 2 });
  await openLink(guest, body.url);
  await logInAs(guest);

  expect(await goodsOf(guest)).toHaveLength(2);
  expect((await guest.send(readPreparedCheckout)).body.checkout).toMatchObject({ id: body.id, state: 'opened' });
  await prepareBuyer(shop, {}, 'sk', guest);
  await order(guest);
  expect(await partner.stateOf(body.id)).toMatchObject({ state: 'placed' });
});

test('after a log-out the browser no longer has access to the prepared checkout (E1, R3)', async () => {
  const customer = await startSession(shop.app);
  await logInAs(customer);
  await openLink(customer, (await partner.prepare({ 'DRESS-wine-s': 1 })).body.url);
  const before = new Map(customer.cookies);

  await customer.send(logOut);
  // A copy of the cookies from before the log-out is not accepted, either.
  for (const [name, value] of before) customer.cookies.set(name, value);

  expect((await customer.send(readPreparedCheckout)).body.checkout).toBeNull();
});

test('a link can be opened once, and a simultaneous second visitor is redirected to an explanation (E1)', async () => {
  const { body } = await partner.prepare({ 'DRESS-wine-s': 1 });
  const shoppers = await Promise.all([startSession(shop.app), startSession(shop.app)]);

  const led = await Promise.all(shoppers.map((shopper) => openLink(shopper, body.url)));

  expect(led.sort()).toEqual(['/checkout/link?why=used', '/checkout?prepared=opened']);
});

test('an altered or expired link, or a link of another country, is not opened (E1)', async () => {
  const shopper = await startSession(shop.app);
  const { body } = await partner.prepare({ 'DRESS-wine-s': 1 });

  expect(await openLink(shopper, `${body.url.slice(0, -1)}${body.url.endsWith('A') ? 'B' : 'A'}`)).toBe(
    '/checkout/link?why=unusable',
  );
  expect(await openLink(shopper, `${new URL(body.url).origin}/api/checkout/prepared-link/..%2f`)).toBe(
    '/checkout/link?why=unusable',
  );
  expect(await openLink(await startSession(shop.app, 'pl'), body.url)).toBe(body.url);
  await sql`update prepared_checkout set expires_at = now() - interval '1 minute' where id = ${body.id}`.execute(
    shop.db,
  );
  expect(await openLink(shopper, body.url)).toBe('/checkout/link?why=expired');
  expect((await partner.stateOf(body.id)).state).toBe('expired');
});

test.each([
  ['only fetched ahead', 'GET', { 'sec-purpose': 'prefetch;prerender' }],
  ['loaded by a frame of another page', 'GET', { 'sec-fetch-dest': 'iframe' }],
  ['loaded as a picture', 'GET', { 'sec-fetch-dest': 'image' }],
  ['only checked by a program', 'HEAD', {}],
] as const)('a link that is %s is not opened (E1)', async (_, method, headers) => {
  const { body } = await partner.prepare({ 'DRESS-wine-s': 1 });
  const { pathname } = new URL(body.url);

  const ahead = await newClient(shop.app).sendRaw({ method, url: pathname, headers });

  expect(ahead.status).toBe(503);
  expect((await partner.stateOf(body.id)).state).toBe('prepared');
});

test('a link whose items are sold out can be opened when they are back in stock (E1)', async () => {
  const shopper = await startSession(shop.app);
  const stock = (pieces: number) =>
    sql`update stock set on_hand = ${pieces}, reserved = 0 from variant v where v.id = variant_id and v.sku = 'COAT-ink-36'`.execute(
      shop.db,
    );
  await stock(5);
  const { body } = await partner.prepare({ 'COAT-ink-36': 1 });
  await stock(0);

  expect(await openLink(shopper, body.url)).toBe('/checkout/link?why=sold-out');
  await stock(5);
  expect(await openLink(shopper, body.url)).toBe('/checkout?prepared=opened');
});

test('a discount code is applied with the prepared cart, and an unknown code is refused (E1, L1)', async () => {
  const shopper = await startSession(shop.app);
  expect((await partner.prepare({ 'DRESS-wine-s': 2 }, { discountCode: 'NO-SUCH' })).problem.code).toBe(
    'discount-code',
  );
  const { body } = await partner.prepare({ 'DRESS-wine-s': 2 }, { discountCode: 'TEN' });

  await openLink(shopper, body.url);

  expect((await shopper.send(readCartInit)).body.discountCode?.name).toBe('TEN');
});

test('going back without an order cancels the prepared checkout (E1)', async () => {
  const shopper = await startSession(shop.app);
  const { body } = await partner.prepare({ 'DRESS-wine-s': 1 });
  await openLink(shopper, body.url);

  await shopper.send(cancelPreparedCheckout);

  expect((await partner.stateOf(body.id)).state).toBe('cancelled');
});
