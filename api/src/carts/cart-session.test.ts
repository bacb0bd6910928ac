import {
  addItem,
  changeQuantity,
  checkItems,
  choosePayment,
  chooseShipping,
  readCartInit,
  readItems,
  removeItems,
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

test.each([
  ['pl', 'PLN', 300.5, 'Płaszcz'],
  ['sk', 'EUR', 75.5, 'Kabát'],
  ['hu', 'HUF', 30000, 'Kabát'],
  ['ro', 'RON', 375.5, 'Palton'],
  ['ua', 'UAH', 3750, 'Пальто'],
] as const)(
  'a visitor of %s has a cart in %s and in the local language (A1, A2, R22)',
  async (country, currency, total, name) => {
    const client = await startSession(shop.app, country);
    await fillCart(shop, client, { 'COAT-camel-36': 1 });

    const { body } = await client.send(readCartInit);

    expect(body.cartItems[0]?.name).toBe(name);
    expect(body.summary.itemsValue).toBe(total);
    expect(body.hurraTagManager.currency).toBe(currency);
  },
);

test('a cart belongs to one country: the same visitor has another cart in another country', async () => {
  const slovak = await startSession(shop.app, 'sk');
  await fillCart(shop, slovak, { 'DRESS-wine-s': 1 });
  const hungarian = newClient(shop.app, 'hu');
  for (const [name, value] of slovak.cookies) hungarian.cookies.set(name, value);

  expect((await hungarian.send(readItems)).body.cartItems).toEqual([]);
  expect((await slovak.send(readItems)).body.cartItems).toHaveLength(1);
});

test("another visitor's lines cannot be selected, changed or removed", async () => {
  const owner = await startSession(shop.app);
  await fillCart(shop, owner, { 'DRESS-wine-s': 2 });
  const [entryId = ''] = entryIds((await owner.send(readItems)).body.cartItems);
  const stranger = await startSession(shop.app);
  await fillCart(shop, stranger, { 'RARE-ink-one': 1 });

  await stranger.send(checkItems, { cartEntryIds: [entryId] });
  await stranger.send(removeItems, { cartEntryIds: [entryId] });
  const changed = await stranger.send(changeQuantity, { cartEntryId: entryId, quantity: 9 });

  expect(changed.status).toBe(404);
  expect((await owner.send(readItems)).body.cartItems).toMatchObject([{ quantity: 2, checked: true }]);
});

test('10 simultaneous additions of one item are all counted in the cart', async () => {
  const client = await startSession(shop.app);
  const variantId = await shop.variantId('DRESS-wine-s');

  await Promise.all(Array.from({ length: 10 }, () => client.send(addItem, { variantId, quantity: 1 })));

  expect((await client.send(readItems)).body.cartItems).toMatchObject([{ quantity: 10 }]);
});

test('what a page with goods does after its session has ended says so, and creates nothing', async () => {
  const owner = await startSession(shop.app);
  await fillCart(shop, owner, { 'DRESS-wine-s': 1 });
  const [cartEntryId = ''] = entryIds((await owner.send(readItems)).body.cartItems);
  const lost = await startSession(shop.app);

  const refused = [
    await lost.send(checkItems, { cartEntryIds: [cartEntryId] }),
    await lost.send(changeQuantity, { cartEntryId, quantity: 2 }),
    await lost.send(chooseShipping, { shipping: 'courier' }),
    await lost.send(choosePayment, { payment: 'cod' }),
  ];

  for (const { status, problem } of refused) {
    expect([status, problem.code]).toEqual([409, 'empty-cart']);
    expect(problem.messages[0]?.message).toMatch(/^Tento košík už neexistuje: vaša návšteva sa skončila/);
  }
});
