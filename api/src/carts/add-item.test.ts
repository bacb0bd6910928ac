import { addItem, checkItems } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('pieces of the same variant are added to its line, which is selected again (R17)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 2 });
  await client.send(checkItems, { cartEntryIds: [] });

  const { body } = await client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 3 });

  expect(body.cartItems).toMatchObject([{ quantity: 5, checked: true }]);
});

test('if fewer pieces are in stock than requested, the available ones are added and their number is shown (R17)', async () => {
  const client = await startSession(shop.app);
  const variantId = await shop.variantId('COAT-camel-38');
  await client.send(addItem, { variantId, quantity: 2 });

  const refused = await client.send(addItem, { variantId, quantity: 2 });
  const fewer = await client.send(addItem, { variantId, quantity: 2, orFewer: true });
  const none = await client.send(addItem, { variantId, quantity: 1, orFewer: true });

  expect(refused.messages[0]?.message).toBe('Z tohto výrobku máme už len 3 ks');
  expect(fewer.body).toMatchObject({ added: 1, cartItems: [{ quantity: 3 }] });
  expect([none.status, none.messages[0]?.message]).toEqual([409, 'V košíku už máte 3 ks, viac sa pridať nedá']);
});

test.each([
  ['COAT-ink-36', 409, 'sold-out'],
  ['NOTHING', 404, 'unknown-variant'],
])('%s cannot be added', async (sku, status, code) => {
  const client = await startSession(shop.app);
  const variantId = sku === 'NOTHING' ? '123456789' : await shop.variantId(sku);

  const answer = await client.send(addItem, { variantId, quantity: 1 });

  expect([answer.status, answer.problem.code]).toEqual([status, code]);
});
