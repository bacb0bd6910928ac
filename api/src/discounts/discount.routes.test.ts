import { deleteDiscountCode, readCartInit, readCheckoutInit, useDiscountCode } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

async function meetWith(goods: Record<string, number>) {
  const client = await startSession(shop.app);
  await fillCart(shop, client, goods);
  return client;
}

const use = (client: TestClient, code: string) => client.send(useDiscountCode, { code });

test('a code applies its discount regardless of letter case, and stays on the cart (L1)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 2 });

  const { body } = await use(client, ' ten ');
  const later = await client.send(readCartInit);

  expect(body.discountCode).toMatchObject({ name: 'TEN', state: 'active', percent: 10, message: null });
  expect(body.summary).toMatchObject({ itemsValue: 49.98, discountCodeCost: 5, total: 44.98 });
  expect(body.cartItems[0]?.promoCodeName).toBe('TEN');
  expect(later.body.discountCode).toEqual(body.discountCode);
});

test('a second code replaces the first, and can be removed (L1)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 3 });
  await use(client, 'TEN');

  const second = await use(client, 'FIVE-EURO');
  const { body } = await client.send(deleteDiscountCode, {});

  expect(second.body.discountCode).toMatchObject({ name: 'FIVE-EURO', amount: 5, percent: null, minOrder: 50 });
  expect(second.body.summary.discountCodeCost).toBe(5);
  expect(body).toMatchObject({ discountCode: null, summary: { discountCodeCost: 0, total: 74.97 } });
});

test('a hidden code is shown under a general name (L1)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 1 });

  const { body } = await use(client, 'SECRET');

  expect(body.discountCode?.name).toBe('Váš osobný kód');
  expect(JSON.stringify(body)).not.toContain('SECRET');
});

test('a code can include free delivery (L1)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 1 });

  const { body } = await use(client, 'FREE-DELIVERY');

  expect(body.summary).toMatchObject({ discountCodeCost: 2.5, freeDelivery: true });
  expect(body.freeDelivery.reached).toBe(true);
});

test.each([
  ['NO-SUCH-CODE', 'unknown', /^Tento kód nepoznáme/],
  ["'; drop table cart; --", 'unknown', /^Tento kód nepoznáme/],
  ['HUNGARY', 'other-country', /v inej krajine/],
  ['POLISH-GIFT', 'other-country', /v inej krajine/],
  ['OVER', 'expired', /skončila 31\.\sdecembra\s2020/],
  ['OLD-GIFT', 'expired', /skončila 31\.\sdecembra\s2020/],
  ['SPRING', 'not-yet', /začne platiť 1\.\smarca\s2099/],
  ['FIVE-EURO', 'min-order', /od 50,00\s€. Do tejto sumy vám chýba 25,01\s€/],
  ['NO-GOODS', 'other-goods', /neplatí na vybraný tovar/],
  ['PERSONAL', 'other-customer', /patrí inému zákazníkovi/],
  ['SPENT', 'used', /už bol použitý/],
])('%s is refused as %s with a helpful message, and the previous code stays', async (code, reason, words) => {
  const client = await meetWith({ 'DRESS-wine-s': 1 });
  await ownCodes();
  await use(client, 'TEN');

  const { status, problem } = await use(client, code);

  expect([status, problem.code, problem.body.reason]).toEqual([422, 'discount-code', reason]);
  expect(problem.messages[0]?.message).toMatch(words);
  expect(problem.validation['discountCodeForm.code']).toEqual([problem.messages[0]?.message]);
  expect((await client.send(readCartInit)).body.discountCode?.name).toBe('TEN');
});

test('a code that excludes reduced products does not apply to them', async () => {
  const client = await meetWith({ 'COAT-camel-36': 1 });

  const refused = await use(client, 'FULL-PRICE');
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  const taken = await use(client, 'FULL-PRICE');

  expect(refused.problem.body.reason).toBe('other-goods');
  expect(taken.body.summary.discountCodeCost).toBe(5);
});

test('vouchers are used in addition to a code, for no more than the rest, and are removed one by one (L2)', async () => {
  const client = await meetWith({ 'DRESS-wine-s': 1 });
  await use(client, 'TEN');
  await use(client, 'small-gift');

  const { body } = await use(client, 'GIFT');
  const gift = body.vouchers.find(({ name }) => name === 'GIFT');
  const less = await client.send(deleteDiscountCode, { voucherId: gift?.id });

  expect(body.vouchers).toEqual([
    { id: expect.any(String), name: 'GIFT', remaining: 30, amount: 22.49 },
    { id: expect.any(String), name: 'SMALL-GIFT', remaining: 2, amount: 0 },
  ]);
  expect(body.summary).toMatchObject({ discountCodeCost: 2.5, voucherDiscount: 22.49, total: 0 });
  expect(less.body.vouchers).toMatchObject([{ name: 'SMALL-GIFT', amount: 2 }]);
  expect(less.body.discountCode?.name).toBe('TEN');
});

test('another visitor’s code and vouchers cannot be removed', async () => {
  const owner = await meetWith({ 'DRESS-wine-s': 1 });
  await use(owner, 'TEN');
  const { body } = await use(owner, 'GIFT');
  const stranger = await meetWith({ 'DRESS-wine-s': 1 });

  await stranger.send(deleteDiscountCode, { voucherId: body.vouchers[0]?.id });
  await stranger.send(deleteDiscountCode, {});

  const after = await owner.send(readCartInit);
  expect(after.body).toMatchObject({ discountCode: { name: 'TEN' }, vouchers: [{ name: 'GIFT' }] });
});

test('the checkout offers the customer’s own codes, and accepts them (L2)', async () => {
  const customerId = await ownCodes();
  const client = await meetWith({ 'DRESS-wine-s': 1 });
  await shop.db
    .updateTable('session')
    .set({ customerId })
    .where('id', '=', await lastSession())
    .execute();

  const { body } = await client.send(readCheckoutInit);
  const taken = await use(client, body.userCodes.codes[0]?.code ?? '');

  expect(body.userCodes).toMatchObject({
    count: 1,
    codes: [{ code: 'PERSONAL', name: 'PERSONAL', percent: 30, validUntil: '2099-12-31', state: 'active' }],
  });
  expect(taken.body.summary.discountCodeCost).toBe(7.5);
});

async function lastSession() {
  const { id } = await shop.db.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  return id;
}

/** A customer with an account and two own codes, of which one is used up. */
async function ownCodes() {
  const customer = {
    country: 'sk',
    email: 'owner@example.sk',
    passwordHash: 'x',
    deletedAt: null,
    birthday: null,
  } as const;
  const known = await shop.db
    .selectFrom('customer')
    .select('id')
    .where('email', '=', customer.email)
    .executeTakeFirst();
  if (known) return known.id;
  const { id } = await shop.db.insertInto('customer').values(customer).returning('id').executeTakeFirstOrThrow();
  const code = {
    country: 'sk',
    percent: 30,
    amount: null,
    freeDelivery: false,
    minOrder: 0,
    validFrom: '2020-01-01',
    validUntil: '2099-12-31',
    maxUses: 1,
    hidden: false,
    categoryIds: null,
    fullPriceOnly: false,
    customerId: id,
  } as const;
  await shop.db
    .insertInto('discountCode')
    .values([
      { ...code, code: 'PERSONAL', name: 'PERSONAL' },
      { ...code, code: 'SPENT', name: 'SPENT', uses: 1, customerId: null },
    ])
    .execute();
  return id;
}
