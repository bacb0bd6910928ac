import { readCartInit, readCheckoutInit, readOfferedCodes, useDiscountCode } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const offeredTo = async (client: TestClient) =>
  (await client.send(readOfferedCodes)).body.codes.map(({ code }) => code);
const setMinOrder = (minOrder: number, code: string) =>
  shop.db.updateTable('discountCode').set({ minOrder }).where('code', '=', code).execute();

test('cart and checkout offer the codes of the banners and the customer’s own, and none that they would refuse (L2)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  const count = async () => (await client.send(readCartInit)).body.offeredCodes;
  expect([await offeredTo(client), await count()]).toEqual([['TEN'], 1]);

  await logIn(await customerWithCode('PERSONAL'));
  await customerWithCode('ANOTHERS');
  expect(await offeredTo(client)).toEqual(['PERSONAL', 'TEN']);
  expect((await client.send(readCheckoutInit)).body.offeredCodes).toBe(2);
  for (const code of await offeredTo(client)) expect((await client.send(useDiscountCode, { code })).status).toBe(200);

  // The cart has TEN now.
  expect([await offeredTo(client), await count()]).toEqual([['PERSONAL'], 0]);
  await setMinOrder(1_000_000, 'PERSONAL');
  expect(await offeredTo(client)).toEqual([]);
});

test('the code that saves most comes first, and a code says what is missing up to its minimum (L2)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  await logIn(await customerWithCode('BEST'));
  await setMinOrder(0, 'TEN');
  const read = async () => (await client.send(readOfferedCodes)).body;
  const { total } = (await client.send(readCartInit)).body.summary;

  const { codes } = await read();
  expect(codes.map(({ code }) => code)).toEqual(['BEST', 'TEN']);
  const { body } = await client.send(useDiscountCode, { code: 'BEST' });
  expect(total - body.summary.total).toBeCloseTo(codes[0]?.saving ?? 0, 2);
  // TEN would make this cart more expensive now.
  expect((await read()).codes).toMatchObject([{ code: 'TEN', saving: null }]);

  await setMinOrder(3000, 'TEN');
  expect(await read()).toMatchObject({ codes: [], near: [{ code: 'TEN', minOrder: 30, missing: 5.01 }] });
});

test('an empty cart and other countries are offered no code (L2)', async () => {
  for (const client of [await startSession(shop.app), await startSession(shop.app, 'ro')]) {
    expect(await offeredTo(client)).toEqual([]);
  }
});

async function logIn(customerId: string) {
  const { id } = await shop.db.selectFrom('session').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow();
  await shop.db.updateTable('session').set({ customerId }).where('id', '=', id).execute();
}

async function customerWithCode(code: string) {
  const { id } = await shop.db
    .insertInto('customer')
    .values({
      country: 'sk',
      email: `${code.toLowerCase()}@example.sk`,
      passwordHash: 'x',
      deletedAt: null,
      birthday: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const terms = {
    percent: 30,
    amount: null,
    freeDelivery: false,
    minOrder: 0,
    categoryIds: null,
    fullPriceOnly: false,
  };
  const validity = { validFrom: '2020-01-01', validUntil: '2099-12-31', maxUses: 1, hidden: false };
  await shop.db
    .insertInto('discountCode')
    .values({ country: 'sk', code, name: code, ...terms, ...validity, customerId: id })
    .execute();
  return id;
}
