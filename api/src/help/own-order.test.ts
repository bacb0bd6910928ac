import { readConfirmInit, readOwnOrder } from '@odeta/contracts';
import { sql } from 'kysely';
import { customers, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_NOW, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../orders/order-link/order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the form receives the visitor’s last order, also in a browser that opened its link, but nobody else’s (P6)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const other = await startSession(shop.app);
  await other.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, id)}` });

  const { body } = await buyer.send(readOwnOrder);
  expect(body.order).toMatchObject({ number, name: 'Jana Hrušková', email: customers.sk.email });
  expect(body.order?.lines[0]).toMatch(/, .+ \d+ ks$/);
  expect((await other.send(readOwnOrder)).body.order).toEqual(body.order);
  expect((await (await startSession(shop.app)).send(readOwnOrder)).body.order).toBeNull();

  await sql`update order_grant set expires_at = now()`.execute(shop.db);
  expect((await other.send(readOwnOrder)).body.order).toBeNull();
});

test('after delivery the form receives the withdrawal deadline, the days left and the return deadline (P6)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id } = (await buyer.send(readConfirmInit)).body.order;
  const deadlineAfter = async (days: number) => {
    const deliveredAt = new Date(TEST_NOW.getTime() - days * 86_400_000);
    await shop.db.updateTable('shopOrder').set({ deliveredAt }).where('id', '=', id).execute();
    return (await buyer.send(readOwnOrder)).body.order?.deadline;
  };
  const dayIn = (days: number) => new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);

  expect((await buyer.send(readOwnOrder)).body.order?.deadline).toBeNull();
  expect(await deadlineAfter(9)).toEqual({
    deliveredOn: dayIn(-9),
    withdrawUntil: dayIn(5),
    daysLeft: 5,
    returnUntil: dayIn(91),
    returnFee: 2.9,
  });
  expect(await deadlineAfter(14)).toMatchObject({ daysLeft: 0 });
  expect(await deadlineAfter(15)).toMatchObject({ daysLeft: null });
  expect(await deadlineAfter(100)).toMatchObject({ returnUntil: dayIn(0) });
  expect(await deadlineAfter(101)).toMatchObject({ returnUntil: null });
});
