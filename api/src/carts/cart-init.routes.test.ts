import { readCartInit } from '@odeta/contracts';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const sessions = () => shop.db.selectFrom('session').selectAll().execute();

test('reading an empty cart creates no session in the database', async () => {
  const client = await startSession(shop.app);

  await client.send(readCartInit);

  expect(await sessions()).toEqual([]);
});

test('a discount code from a link stays applied to the cart, in any letter case (I1)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 2 });

  await client.send(readCartInit, { code: 'ten' });
  const { body, messages } = await client.send(readCartInit);

  expect(body.discountCode).toMatchObject({ name: 'TEN', percent: 10, state: 'active', message: null });
  expect(body.summary).toMatchObject({ itemsValue: 49.98, discountCodeCost: 5, total: 44.98 });
  expect(body.cartItems[0]?.promoCodeName).toBe('TEN');
  expect(messages).toEqual([]);
});

test('the first non-empty of hrc, code, rc and RC in a link is used as discount code (I1)', async () => {
  const client = await startSession(shop.app);

  const { body } = await client.send(readCartInit, { RC: 'TEN', code: 'FIVE-EURO', hrc: '' });

  expect(body.discountCode?.name).toBe('FIVE-EURO');
});

test.each(['NO-SUCH-CODE', 'OVER', 'HUNGARY'])(
  'the invalid discount code %s in a link returns an info message and no error',
  async (code) => {
    const client = await startSession(shop.app);

    const { status, body, messages } = await client.send(readCartInit, { code });

    expect(status).toBe(200);
    expect(body.discountCode).toBeNull();
    expect(messages).toMatchObject([{ type: 'info', message: 'Kód z odkazu už neplatí, nakupovať môžete ďalej' }]);
  },
);

test('a hidden discount code is shown with a general name (L1)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });

  const { body } = await client.send(readCartInit, { rc: 'SECRET' });

  expect(body.discountCode?.name).toBe('Váš osobný kód');
  expect(body.cartItems[0]?.promoCodeName).toBeNull();
});

test('a discount code below its minimum order is stored but gives no discount yet', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });

  const small = await client.send(readCartInit, { code: 'FIVE-EURO' });
  await fillCart(shop, client, { 'DRESS-wine-m': 2 });
  const enough = await client.send(readCartInit);

  expect(small.body.summary.discountCodeCost).toBe(0);
  expect(small.body.discountCode?.message).toMatch(
    /^Kód platí pri nákupe od 50,00\s€. Do tejto sumy vám chýba 25,01\s€.$/,
  );
  expect(enough.body.discountCode?.message).toBeNull();
  expect(enough.body.summary.discountCodeCost).toBe(5);
});

test('the UTM parameters of a new visitor are stored in a new session', async () => {
  const client = newClient(shop.app);

  await client.send(readCartInit, { utm_source: 'letter', utm_campaign: 'winter' });
  await client.send(readCartInit, { utm_source: 'banner' });

  expect(client.cookies.has('sid')).toBe(true);
  expect((await sessions()).map(({ utm }) => utm)).toContainEqual({ utm_source: 'banner', utm_campaign: 'winter' });
});

test('a link with too long values still opens the cart: UTM values are cut off, and the code is ignored (I1)', async () => {
  const client = newClient(shop.app);
  const endless = `€${'x'.repeat(500)}`;

  const { status, body, messages } = await client.send(readCartInit, {
    ...{ utm_source: endless, utm_campaign: 'winter', code: endless },
  });

  expect([status, body.discountCode, messages.length]).toEqual([200, null, 1]);
  const utm = { utm_source: endless.slice(0, 200), utm_campaign: 'winter' };
  expect((await sessions()).map((session) => session.utm)).toContainEqual(utm);
});
