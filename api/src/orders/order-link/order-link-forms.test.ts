import { readConfirmInit, readOwnOrder, readReturnOffer } from '@odeta/contracts';
import { order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../../testing/shop/shop.ts';
import { newClient } from '../../../testing/shop/test-client.ts';
import { formLink, ORDER_LINK_PATH, orderTokenOf } from './order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

test('the link of an e-mail to a form opens it with the order in any browser, and an unknown form opens the order (P6)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const { id, number } = (await buyer.send(readConfirmInit)).body.order;
  const link = `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, id)}`;
  const other = newClient(shop.app, 'sk');
  const open = async (url: string) => (await other.sendRaw({ method: 'GET', url })).headers.location;

  expect(await open(formLink(link, 'withdrawal'))).toMatch(new RegExp(`^/pomoc/.+/\\?order=${id}$`));
  expect((await other.send(readOwnOrder, { orderId: id })).body.order?.number).toBe(number);
  expect(await open(formLink(link, 'return'))).toBe(`/my-account/orders/${id}/return`);
  expect((await other.send(readReturnOffer, { orderId: id })).status).toBe(200);
  expect(await open(`${link}?form=evil`)).toBe(`/confirm?order=${id}`);
});
