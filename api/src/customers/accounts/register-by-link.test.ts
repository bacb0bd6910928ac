import { readBaseInit, readConfirmInit, readCustomer, register } from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer, PASSWORD, registerAs } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';
import { ORDER_LINK_PATH, orderTokenOf } from '../../orders/order-link/order-link.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, shop_order, cart cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const EMAIL = customers.sk.email ?? '';

/** Places an order as a guest, and opens the link of its e-mail in another browser. */
async function openLink(other?: TestClient) {
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  const orderId = (await buyer.send(readConfirmInit)).body.order.id;
  const reader = other ?? (await startSession(shop.app));
  await reader.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, orderId)}` });
  const input = { password: PASSWORD, rememberMe: true, privacyAgreement: true, order: orderId };
  const shown = async (client: TestClient) => (await client.send(readConfirmInit, { order: orderId })).body;
  return { buyer, reader, orderId, input, shown };
}

test('an opened order link allows creating the buyer’s account with only a password, and the order belongs to it (R21)', async () => {
  const { reader, input, shown } = await openLink();
  expect(await shown(reader)).toMatchObject({ isOwn: false, canRegister: true });

  const { status } = await registerAs(reader, { ...input, email: 'eve@example.sk', firstName: 'Eva' });

  expect(status).toBe(200);
  const { body } = await reader.send(readCustomer);
  expect(body.customer).toMatchObject({ email: EMAIL, firstName: 'Jana', hasAccount: true });
  expect(await shown(reader)).toMatchObject({ isOwn: true, canRegister: false });
});

test('the browser that ordered is not logged in when another browser creates the account by the link', async () => {
  const { buyer, reader, input, shown } = await openLink();
  await registerAs(reader, input);

  expect((await buyer.send(readBaseInit)).body.customer).toMatchObject({ hasAccount: false });
  expect((await buyer.send(readCustomer)).body.customer).toMatchObject({ hasAccount: false });
  expect((await shown(buyer)).canRegister).toBe(false);
});

test('a visitor without the order link cannot create an account from the order', async () => {
  const { input } = await openLink();
  const stranger = await startSession(shop.app);

  expect((await stranger.send(register, input)).status).toBe(404);
});

test('no account can be created once the 7-day access of the opened order link has expired', async () => {
  const { reader, input } = await openLink();
  await sql`update order_grant set expires_at = now()`.execute(shop.db);

  expect((await reader.send(register, input)).status).toBe(404);
});

test('a logged-in customer is not offered an account, and an order creates at most one account', async () => {
  const customer = await meetCustomer(shop, 'sk', { email: 'other@example.sk' });
  const { reader, input, shown } = await openLink(customer);
  expect((await shown(reader)).canRegister).toBe(false);

  const first = await startSession(shop.app);
  await first.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, input.order)}` });
  await registerAs(first, input);
  const second = await startSession(shop.app);
  await second.sendRaw({ method: 'GET', url: `${ORDER_LINK_PATH}${orderTokenOf(TEST_SECRET, input.order)}` });

  expect((await shown(second)).canRegister).toBe(false);
  expect((await second.send(register, input)).status).toBe(404);
});
