import {
  changeQuantity,
  checkItems,
  readBaseInit,
  readCartInit,
  readItems,
  removeItems,
  validateCart,
} from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const entryIds = (cartItems: { entryId: string }[]) => cartItems.map(({ entryId }) => entryId);

test('the cart of a new visitor is empty and costs nothing', async () => {
  const { body } = await newClient(shop.app).send(readCartInit);

  expect(body.cartItems).toEqual([]);
  expect(body.summary.total).toBe(0);
  expect(body.freeDelivery).toEqual({ reached: false, from: 89, missing: 89 });
  expect(body.banners).toEqual(['Vrátenie 100 dní']);
});

test('a line in the response contains everything the page shows (I2)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'COAT-camel-38': 2 });

  const { body } = await client.send(readCartInit);

  expect(body.cartItems).toEqual([
    {
      entryId: expect.any(String),
      id: await shop.variantId('COAT-camel-38'),
      itemOptionId: await shop.variantId('COAT-camel-38'),
      itemId: expect.any(String),
      catalogNumber: 'COAT',
      name: 'Kabát',
      checked: true,
      availability: 1,
      quantity: 2,
      price: 100,
      pricePromo: 75.5,
      priceOld: 99.99,
      color: { name: 'béžová' },
      size: { name: 'size/38' },
      categoryId: expect.any(String),
      categoryName: 'Kabáty',
      promoCodeName: null,
      unitStyleId: expect.any(String),
      unitSizeId: '38',
      url: '/p/kabat',
      picture: { path: 'coat-camel/front', alt: 'Kabát, béžová' },
      piecesLeft: 3,
      maxQuantity: 3,
      arrivesOn: '2026-11-24',
    },
  ]);
  expect(body.summary).toMatchObject({ itemsValue: 151, total: 151, freeDelivery: true });
});

test('an item on backorder arrives in four weeks and can be ordered (I6)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'CUSHION-oat-one': 1 });

  const { body } = await client.send(readItems);

  expect(body.cartItems[0]).toMatchObject({
    availability: 2,
    arrivesOn: '2026-12-21',
    piecesLeft: null,
    size: { name: 'size/one' },
  });
});

test('exactly the lines of the request are selected (I3)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1, 'DRESS-wine-m': 2, 'RARE-ink-one': 1 });
  const [first = '', second = '', third = ''] = entryIds((await client.send(readItems)).body.cartItems);

  const one = await client.send(checkItems, { cartEntryIds: [second] });
  const others = await client.send(checkItems, { cartEntryIds: [first, third] });
  const none = await client.send(checkItems, { cartEntryIds: [] });

  expect(one.body.cartItems.map(({ checked }) => checked)).toEqual([false, true, false]);
  expect(one.body.summary.total).toBe(49.98);
  expect(others.body.cartItems.map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(others.body.summary.total).toBe(34.99);
  expect(none.body.summary.total).toBe(0);
});

test('the header counts selected available lines, whatever their quantity (B4)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 5, 'RARE-ink-one': 1 });
  const [first = ''] = entryIds((await client.send(readItems)).body.cartItems);

  expect((await client.send(readBaseInit)).body.cartItemsCount).toBe(2);
  await client.send(checkItems, { cartEntryIds: [first] });
  expect((await client.send(readBaseInit)).body.cartItemsCount).toBe(1);
});

test('removed lines are no longer in the cart, and an unknown line is ignored (I4, R16)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1, 'RARE-ink-one': 1 });
  const [first = ''] = entryIds((await client.send(readItems)).body.cartItems);

  const { status, body } = await client.send(removeItems, { cartEntryIds: [first, '999999999'] });

  expect(status).toBe(200);
  expect(body.summary.total).toBe(10);
  expect((await client.send(readItems)).body.cartItems).toHaveLength(1);
});

test('a quantity can be set, and one above the stock is refused with the number available (R17)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'COAT-camel-38': 1 });
  const [entryId = ''] = entryIds((await client.send(readItems)).body.cartItems);

  const three = await client.send(changeQuantity, { cartEntryId: entryId, quantity: 3 });
  const four = await client.send(changeQuantity, { cartEntryId: entryId, quantity: 4 });

  expect(three.body.cartItems[0]?.quantity).toBe(3);
  expect(four.status).toBe(409);
  expect(four.problem.code).toBe('not-enough-stock');
  expect(four.messages[0]?.message).toBe('Z tohto výrobku máme už len 3 ks');
});

test('the cart can proceed to checkout if at least one available line is selected (I5, H23)', async () => {
  const client = await startSession(shop.app);
  const empty = await client.send(validateCart, {});
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  const ready = await client.send(validateCart, {});
  await client.send(checkItems, { cartEntryIds: [] });
  const unticked = await client.send(validateCart, {});

  expect(empty.body.validation).toEqual({ valid: false, messages: ['Musíte vybrať aspoň 1 položku'] });
  expect(ready.body.validation).toEqual({ valid: true, messages: [] });
  expect(unticked.body.validation.valid).toBe(false);
});

test('an item that sold out in the meantime stays in the cart and does not count in the total (I8)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'COAT-camel-36': 1 });
  const variantId = Number(await shop.variantId('COAT-camel-36'));
  await shop.db.updateTable('stock').set({ onHand: 0 }).where('variantId', '=', variantId).execute();

  const { body } = await client.send(validateCart, {});
  await shop.db.updateTable('stock').set({ onHand: 40 }).where('variantId', '=', variantId).execute();

  expect(body.cartItems[0]).toMatchObject({ availability: 3, checked: true, maxQuantity: 0 });
  expect(body.summary.total).toBe(0);
  expect(body.validation.messages).toEqual([
    'Objednávku nie je možné realizovať, pretože produkty v košíku sú vypredané',
  ]);
});

test('a line with more pieces than in stock gets a message with the product name', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'COAT-camel-36': 5 });
  const variantId = Number(await shop.variantId('COAT-camel-36'));
  await shop.db.updateTable('stock').set({ onHand: 2 }).where('variantId', '=', variantId).execute();

  const { body } = await client.send(validateCart, {});
  await shop.db.updateTable('stock').set({ onHand: 40 }).where('variantId', '=', variantId).execute();

  expect(body.validation.messages).toEqual(['Kabát: Z tohto výrobku máme už len 2 ks']);
});
