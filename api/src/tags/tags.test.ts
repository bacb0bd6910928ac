import {
  type HurraTagManager,
  HurraTagManagerSchema,
  readBaseInit,
  readCartInit,
  readCheckoutInit,
  readConfirmInit,
  readCustomer,
  readDynamicData,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { meetCustomer } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { everyEndpoint } from '../../testing/requests/every-endpoint.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const reads = [readCartInit, readCheckoutInit, readCustomer, readDynamicData] as const;
const commonFields = ['owacid', 'hid', 'uniqueUserId', 'nc', 'customerGender', 'deviceType', 'currency'];
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari/604.1' };

const tagsOf = async (
  client: TestClient,
  endpoint: (typeof reads)[number] | typeof readConfirmInit = readDynamicData,
) => (await client.send(endpoint)).body.hurraTagManager;

const commonOf = (tags: HurraTagManager) =>
  Object.fromEntries(commonFields.map((name) => [name, tags[name as keyof HurraTagManager]]));

test('the endpoints with tags are the expected ones (N2)', () => {
  const withTags = everyEndpoint.filter(([, { body }]) =>
    Object.values((body as { entries?: object }).entries ?? {}).includes(HurraTagManagerSchema),
  );

  const others = ['placeOrder', 'retryPayment', 'readAfterLoggingIn', 'readConfirmInit'];
  const names = ['readCartInit', 'readCheckoutInit', 'readCustomer', 'readDynamicData', ...others];
  expect(withTags.map(([name]) => name).sort()).toEqual(names.sort());
});

test.each(reads.map((endpoint) => [endpoint.path, endpoint] as const))(
  'the tags of %s identify the buyer (N2)',
  async (_, endpoint) => {
    const buyer = await prepareBuyer(shop);
    const { customer, uid } = (await buyer.send(readBaseInit)).body;

    const { hurraTagManager } = (await buyer.send(endpoint, {}, phone)).body;

    expect(hurraTagManager).toMatchObject({
      owacid: uid,
      hid: expect.stringMatching(/^[0-9a-f]{32}$/),
      uniqueUserId: customer.customerHash,
      nc: 1,
      customerGender: 'unknown',
      deviceType: 'mobile',
      currency: 'EUR',
    });
  },
);

test('order and confirmation have the same tags, and the order does not count as an earlier one itself (N3)', async () => {
  const buyer = await prepareBuyer(shop);

  const placed = (await order(buyer)).body.hurraTagManager;
  const confirmed = await tagsOf(buyer, readConfirmInit);

  expect(Object.keys(commonOf(placed))).toEqual(commonFields);
  expect(commonOf(placed)).toEqual(commonOf(confirmed));
  expect(placed).toMatchObject({ nc: 1, orderId: confirmed.orderId, amount: confirmed.amount });
  expect(confirmed.orderedItems).toHaveLength(1);
  expect(await tagsOf(buyer)).toMatchObject({ nc: 0, uniqueUserId: placed.uniqueUserId });
});

test.each([
  ['with a discount code', 'TEN', 'TEN'],
  ['without a discount code', undefined, null],
])('cart, checkout, order and confirmation %s have the same promoCode (N2)', async (_, code, promoCode) => {
  const buyer = await prepareBuyer(shop);
  const ofCart = (await buyer.send(readCartInit, code ? { code } : {})).body.hurraTagManager;
  const ofCheckout = await tagsOf(buyer, readCheckoutInit);

  const placed = (await order(buyer)).body.hurraTagManager;
  const confirmed = await tagsOf(buyer, readConfirmInit);

  expect([ofCart, ofCheckout, placed, confirmed].map((tags) => tags.promoCode)).toEqual(Array(4).fill(promoCode));
});

test('a visitor without a session has tags without an identity (N2)', async () => {
  expect(await tagsOf(newClient(shop.app))).toEqual({
    owacid: null,
    hid: null,
    uniqueUserId: null,
    nc: null,
    customerGender: 'unknown',
    deviceType: 'desktop',
    currency: 'EUR',
    promoCode: null,
  });
});

test('hid is the same however the e-mail is written, and does not contain the e-mail (N2)', async () => {
  const [guest, customer] = [await prepareBuyer(shop), await meetCustomer(shop)];
  await sql`update customer set email = upper(email) where password_hash is null`.execute(shop.db);

  const [ofGuest, ofCustomer] = [await tagsOf(guest), await tagsOf(customer)];

  expect(ofGuest.hid).toBe(ofCustomer.hid);
  expect(ofGuest.uniqueUserId).not.toBe(ofCustomer.uniqueUserId);
  expect(JSON.stringify(ofGuest)).not.toMatch(/jana/i);
});

test.each([
  [1, 'female'],
  [2, 'male'],
  [null, 'unknown'],
  [9, 'unknown'],
] as const)('customerGender of code %s is %s (E2)', async (gender, expected) => {
  const buyer = await prepareBuyer(shop);
  await sql`update customer set gender = ${gender}`.execute(shop.db);

  expect(await tagsOf(buyer)).toMatchObject({ customerGender: expected });
});

test.each(['awaiting-payment', 'cancelled'])(
  'an order in state %s does not make its buyer a known customer (N2)',
  async (state) => {
    const buyer = await prepareBuyer(shop);
    await order(buyer);
    expect(await tagsOf(buyer)).toMatchObject({ nc: 0 });
    await sql`update shop_order set state = ${state}`.execute(shop.db);

    expect(await tagsOf(buyer)).toMatchObject({ nc: 1 });
  },
);
