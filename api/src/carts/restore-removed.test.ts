import {
  addItem,
  checkItems,
  readItems,
  readSavedItems,
  removeItems,
  removeSavedItems,
  restoreRemoved,
  saveItems,
} from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function meetWithThree() {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 2, 'DRESS-wine-m': 1, 'RARE-ink-one': 1 });
  const linesNow = async () => (await client.send(readItems)).body.cartItems;
  const ids = (await linesNow()).map(({ entryId }) => entryId);
  return { client, linesNow, ids };
}

test('removed lines are restored by one request with their state and position (I4)', async () => {
  const { client, linesNow, ids } = await meetWithThree();
  const [first = '', second = '', third = ''] = ids;
  await client.send(checkItems, { cartEntryIds: [second, third] });
  const before = await linesNow();
  await client.send(removeItems, { cartEntryIds: [first, second] });

  const { body } = await client.send(restoreRemoved, { cartEntryIds: [second, first] });

  expect(body.cartItems).toEqual(before);
});

test('restoring changes nothing if one of the lines cannot be restored (I4)', async () => {
  const { client, linesNow, ids } = await meetWithThree();
  const [first = '', second = ''] = ids;
  const other = await meetWithThree();
  await other.client.send(removeItems, { cartEntryIds: other.ids });
  await client.send(removeItems, { cartEntryIds: [first, second] });

  const foreign = await client.send(restoreRemoved, { cartEntryIds: [first, other.ids[0] ?? ''] });

  expect([foreign.status, foreign.problem.code]).toEqual([404, 'not-found']);
  expect(await linesNow()).toHaveLength(1);
  expect((await client.send(restoreRemoved, { cartEntryIds: [first, second] })).status).toBe(200);
  expect((await client.send(restoreRemoved, { cartEntryIds: [first, second] })).status).toBe(404);
  expect(await linesNow()).toHaveLength(3);
});

test('restored pieces are added to pieces that were put in the cart again in the meantime', async () => {
  const { client, ids } = await meetWithThree();
  await client.send(removeItems, { cartEntryIds: ids });
  await client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 });

  const { body } = await client.send(restoreRemoved, { cartEntryIds: ids });

  expect(body.cartItems.map(({ quantity }) => quantity).sort()).toEqual([1, 1, 3]);
});

test('lines moved to the saved items are restored by one request with their state and position (I9)', async () => {
  const { client, linesNow, ids } = await meetWithThree();
  const [first = '', second = '', third = ''] = ids;
  await client.send(checkItems, { cartEntryIds: [second, third] });
  const before = await linesNow();
  await client.send(saveItems, { cartEntryIds: [first, second] });

  const { body } = await client.send(restoreRemoved, { cartEntryIds: [first, second] });

  expect(body.cartItems).toEqual(before);
  expect(body.savedItems).toEqual([]);
});

test('earlier pieces stay in the saved items when the pieces saved later are restored (I9)', async () => {
  const { client, ids } = await meetWithThree();
  const [first = ''] = ids;
  await client.send(saveItems, { cartEntryIds: [first] });
  await client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 });
  const again = (await client.send(readItems)).body.cartItems.at(-1)?.entryId ?? '';
  await client.send(saveItems, { cartEntryIds: [again] });

  const { body } = await client.send(restoreRemoved, { cartEntryIds: [again] });

  expect(body.cartItems.at(-1)).toMatchObject({ entryId: again, quantity: 1 });
  expect(body.savedItems).toMatchObject([{ quantity: 2 }]);
});

test('restoring changes nothing if the saved pieces of one line were removed in the meantime (I9)', async () => {
  const { client, linesNow, ids } = await meetWithThree();
  const [first = '', second = ''] = ids;
  const saved = (await client.send(saveItems, { cartEntryIds: [first, second] })).body.savedItems;
  await client.send(removeSavedItems, { savedItemIds: saved.slice(0, 1).map(({ savedItemId }) => savedItemId) });

  const { status, problem } = await client.send(restoreRemoved, { cartEntryIds: [first, second] });

  expect([status, problem.code]).toEqual([404, 'not-found']);
  expect(await linesNow()).toHaveLength(1);
  expect((await client.send(readSavedItems)).body.savedItems).toHaveLength(1);
});
