import { addItem, leaveShop, readBaseInit, readDynamicData, readDynamicSession } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const addDress = async (client: TestClient) =>
  client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 });

test('navigating within the page extends the session, too (F4)', async () => {
  const client = await startSession(shop.app);
  await addDress(client);
  await sql`update session set expires_at = now() + interval '1 day'`.execute(shop.db);

  expect(await client.send(readDynamicSession)).toMatchObject({ status: 200, body: {} });

  const { rows } = await sql<{ days: number }>`
    select max(extract(day from expires_at - now()))::int as days from session
  `.execute(shop.db);
  expect(rows[0]?.days).toBeGreaterThan(20);
});

test('the time when a visitor leaves is stored, but never a future time (F6)', async () => {
  const client = await startSession(shop.app);
  await addDress(client);
  const leftAt = async (timestamp: number) => {
    await client.send(leaveShop, { timestamp });
    const rows = await shop.db.selectFrom('session').select('leftAt').where('leftAt', 'is not', null).execute();
    return rows.map((row) => row.leftAt?.getTime());
  };

  expect(await leftAt(TEST_NOW.getTime() - 5000)).toEqual([TEST_NOW.getTime() - 5000]);
  expect(await leftAt(TEST_NOW.getTime() + 5000)).toEqual([TEST_NOW.getTime()]);
});

test('the tags receive the expected parameters of the URL, and no others (F7)', async () => {
  const client = await startSession(shop.app);

  const { body } = await client.sendRaw({
    method: 'GET',
    url: '/api/base/dynamic-data?utm_source=letter&hrc=SVETER15&secret=1',
    headers: { 'user-agent': 'Mozilla/5.0 (iPhone) Mobile' },
  });

  expect(body).toEqual({
    hurraTagManager: {
      owacid: expect.any(String),
      hid: null,
      uniqueUserId: null,
      nc: null,
      customerGender: 'unknown',
      deviceType: 'mobile',
      promoCode: 'SVETER15',
      currency: 'EUR',
      utm_source: 'letter',
    },
    purchaseToReport: null,
  });
});

test('the tags receive only the first 200 characters of a parameter (F7)', async () => {
  const { body } = await (await startSession(shop.app)).send(readDynamicData, { utm_source: 'x'.repeat(5000) });

  expect(body.hurraTagManager).toMatchObject({ utm_source: 'x'.repeat(200) });
});

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140', 'desktop'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Mobile Safari/604.1', 'mobile'],
  ['Mozilla/5.0 (Linux; Android 15; wv) OdetaApp/3.1.0', 'application'],
])('%s is a client of the type %s (B16)', async (agent, clientType) => {
  const client = await startSession(shop.app);
  const { body } = await client.send(readBaseInit, {}, { 'user-agent': agent });
  expect(body.clientType).toBe(clientType);
});
