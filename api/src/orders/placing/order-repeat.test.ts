import { addItem, choosePayment, chooseShipping, readConfirmInit, readItems, removeItems } from '@odeta/contracts';
import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { consents, fillCart, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../../testing/shop/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
});
afterAll(() => shop.close());

const orders = async () => (await shop.db.selectFrom('shopOrder').selectAll().execute()).length;
const key = (value: string) => ({ 'idempotency-key': value });

test.each([
  ['with a key', key('button-1')],
  ['without a key', {}],
])('three simultaneous order requests %s place one order and get the same response', async (_, headers) => {
  const buyer = await prepareBuyer(shop, { 'DRESS-wine-s': 1, 'DRESS-wine-m': 1 });

  const answers = await Promise.all([order(buyer, {}, headers), order(buyer, {}, headers), order(buyer, {}, headers)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[1]?.body).toEqual(answers[0]?.body);
  expect(answers[2]?.body).toEqual(answers[0]?.body);
  expect(await orders()).toBe(1);
});

test('repeating an order request after a lost response returns the same response and places no second order', async () => {
  const buyer = await prepareBuyer(shop);

  const first = await order(buyer, { total: 30.2 });
  const again = await order(buyer, { total: 30.2 });

  expect(again.body).toEqual(first.body);
  expect(await orders()).toBe(1);
});

test('the same idempotency key with another request is refused', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, {}, key('button-2'));

  const { status, problem } = await order(buyer, { basketConsents: [...consents, 'smsAgreement'] }, key('button-2'));

  expect([status, problem.code]).toEqual([422, 'idempotency-mismatch']);
});

test('the same idempotency key gets the same response even if the cart has changed', async () => {
  const buyer = await prepareBuyer(shop);
  const first = await order(buyer, {}, key('button-3'));
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });

  const again = await order(buyer, {}, key('button-3'));

  expect(again.body).toEqual(first.body);
  expect((await buyer.send(readItems)).body.cartItems).toHaveLength(1);
});

test('a refused request leaves its idempotency key free for the next attempt', async () => {
  const buyer = await prepareBuyer(shop);

  const refused = await order(buyer, { total: 1 }, key('button-4'));
  const placed = await order(buyer, { total: 30.2 }, key('button-4'));

  expect([refused.status, placed.status]).toEqual([409, 200]);
});

test('two clients may use the same idempotency key', async () => {
  const buyers = [await prepareBuyer(shop), await prepareBuyer(shop)];

  const answers = await Promise.all(buyers.map((buyer) => order(buyer, {}, key('same'))));

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(await orders()).toBe(2);
});

test('an invalid idempotency key is refused', async () => {
  const buyer = await prepareBuyer(shop);

  const { status, problem } = await order(buyer, {}, key('white space'));

  expect([status, problem.code]).toEqual([422, 'validation']);
});

test('items added while the order is placed are in the order or in the cart and never lost', async () => {
  const variantId = await shop.variantId('DRESS-wine-m');
  for (let round = 0; round < 8; round += 1) {
    const buyer = await prepareBuyer(shop);
    await Promise.all([order(buyer), buyer.send(addItem, { variantId, quantity: 1 })]);

    const inCart = (await buyer.send(readItems)).body.cartItems.length;
    const ordered = (await buyer.send(readConfirmInit)).body.order.items.length;
    expect(inCart + ordered).toBe(2);
  }
});

test('an order is found by its idempotency key even after a later order (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  const first = await order(buyer, {}, key('first'));
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
  await buyer.send(chooseShipping, { shipping: 'courier' });
  await buyer.send(choosePayment, { payment: 'cod' });
  const second = await order(buyer, {}, key('second'));

  const answers = await Promise.all([key('first'), key('second'), {}].map((by) => buyer.send(readConfirmInit, {}, by)));

  const numbers = [first, second, second].map(({ body }) => body.hurraTagManager.orderId);
  expect(answers.map(({ body }) => body.order.number)).toEqual(numbers);
});

test('an order request for an emptied cart places no order, and its key does not return an older order (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, {}, key('older'));
  await fillCart(shop, buyer, { 'DRESS-wine-m': 1 });
  const [item] = (await buyer.send(readItems)).body.cartItems;
  await buyer.send(removeItems, { cartEntryIds: [item?.entryId ?? ''] });
  const pressed = await order(buyer, { total: 1 }, key('too-late'));

  const { status, problem } = await buyer.send(readConfirmInit, {}, key('too-late'));

  expect([pressed.problem.code, status, problem.code]).toEqual(['empty-cart', 404, 'not-placed']);
});

test('a customer cannot read an order by the idempotency key of another customer (N1)', async () => {
  const [one, other] = [await prepareBuyer(shop), await prepareBuyer(shop)];
  await order(one, {}, key('secret'));

  expect((await other.send(readConfirmInit, {}, key('secret'))).problem.code).toBe('not-placed');
});
