import { createHmac } from 'node:crypto';
import { addItem, ping, readBaseInit, readCsrf, readItems } from '@odeta/contracts';
import { createCsrfToken, createSessionId } from '@odeta/node/csrf-token';
import { sql } from 'kysely';
import { fillCart } from '../../testing/people/buyer.ts';
import { openTestShop, TEST_NOW, TEST_SECRET, type TestShop } from '../../testing/shop/shop.ts';
import { newClient, startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterEach(() => {
  now = TEST_NOW;
});
afterAll(() => shop.close());

const addDress = async (client: TestClient, headers?: Record<string, string>) =>
  client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 1 }, headers);

test('a new visitor gets a session id that only the server can read, and a token that the page can read (G5)', async () => {
  const { headers, body } = await newClient(shop.app).send(readBaseInit);

  const [sid, csrf] = headers['set-cookie'] as string[];
  expect(sid).toMatch(/^sid=[\w.-]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(csrf).toBe(`csrf=${body.csrf}; Max-Age=604800; Path=/; SameSite=Lax`);
});

test('a session has a stable uid, different from that of other sessions, that does not reveal its id (B16, G6)', async () => {
  const guest = await startSession(shop.app);
  const uidOf = async (client: TestClient) => (await client.send(readBaseInit)).body.uid;

  const [one, again, other] = [await uidOf(guest), await uidOf(guest), await uidOf(await startSession(shop.app))];

  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(again).toBe(one);
  expect(other).not.toBe(one);
  expect(guest.cookies.get('sid')).not.toContain(one);
});

test('a returning visitor keeps the session id, and its lifetime is renewed', async () => {
  const client = await startSession(shop.app);
  const sid = client.cookies.get('sid');

  const { headers } = await client.send(readBaseInit);

  expect(headers['set-cookie']).toContainEqual(expect.stringMatching(new RegExp(`^sid=${sid}; Max-Age=5184000;`)));
});

test('cookies are Secure everywhere except on this machine', async () => {
  const answer = await shop.app.inject({ url: '/api/base/init', headers: { host: 'odeta.sk' } });

  expect(answer.headers['set-cookie']).toEqual([expect.stringContaining('Secure'), expect.stringContaining('Secure')]);
});

test('a session is stored with the first change, with only a hash of its id', async () => {
  await sql`truncate session cascade`.execute(shop.db);
  const client = await startSession(shop.app);
  const before = await shop.db.selectFrom('session').selectAll().execute();
  await addDress(client);
  const after = await shop.db.selectFrom('session').selectAll().execute();

  expect(before).toEqual([]);
  expect(after).toHaveLength(1);
  expect(after[0]?.idHash).toHaveLength(32);
  expect(JSON.stringify(after)).not.toContain(client.cookies.get('sid'));
});

test('a session id without a valid signature is treated as missing', async () => {
  const client = newClient(shop.app);
  client.cookies.set('sid', 'made.up');
  client.csrf = createCsrfToken(TEST_SECRET, 'made.up');

  expect((await addDress(client)).status).toBe(403);
  await client.send(readBaseInit);
  expect(client.cookies.get('sid')).not.toBe('made.up');
});

test('a token of a page that edge created with the same key is accepted', async () => {
  const client = newClient(shop.app);
  const sid = createSessionId(TEST_SECRET);
  client.cookies.set('sid', sid);
  client.csrf = createCsrfToken(TEST_SECRET, sid);

  expect((await addDress(client)).status).toBe(200);
});

test.each([
  ['no token', { 'x-csrf-token': '' }],
  ['a made-up token', { 'x-csrf-token': 'zzzzzz.AAAA' }],
  ['a page of another site', { origin: 'https://evil.test' }],
  ['the same host with another protocol', { origin: 'https://sk.localhost:3000' }],
  ['a page of another country', { origin: 'http://pl.localhost:3000' }],
  ['another site, as the browser says', { 'sec-fetch-site': 'cross-site' }],
  ['a page without an origin', { origin: 'null' }],
])('a request with %s is refused with a CSRF error, and changes nothing (K7)', async (_, headers) => {
  const client = await startSession(shop.app);

  const { status, problem } = await addDress(client, headers as Record<string, string>);

  expect([status, problem.code, problem.body]).toEqual([403, 'csrf', { invalidCsrf: true }]);
  expect((await client.send(readItems)).body.cartItems).toEqual([]);
});

test('another visitor’s token is refused', async () => {
  const client = await startSession(shop.app);
  client.csrf = (await startSession(shop.app)).csrf;

  expect((await addDress(client)).status).toBe(403);
});

test('a token is valid for seven days (G5)', async () => {
  const client = await startSession(shop.app);
  const sid = client.cookies.get('sid') ?? '';
  const week = 7 * 24 * 3600_000;

  client.csrf = createCsrfToken(TEST_SECRET, sid, Date.now() - week - 2000);
  expect((await addDress(client)).status).toBe(403);
  client.csrf = createCsrfToken(TEST_SECRET, sid, Date.now() - week + 60_000);
  expect((await addDress(client)).status).toBe(200);
});

test('a request from the shop’s own origin is accepted', async () => {
  const client = await startSession(shop.app);

  const own = { origin: 'http://sk.localhost:3000', 'sec-fetch-site': 'same-origin' };

  expect((await addDress(client, own)).status).toBe(200);
});

const signed = (client: TestClient, time: number, key = client.cookies.get('csrf') ?? '') => ({
  public: String(time),
  private: createHmac('sha256', key).update(String(time)).digest('hex'),
});

test('a page gets a new token by signing the time with its current one (G5)', async () => {
  const client = await startSession(shop.app);

  const { status, body } = await client.send(readCsrf, {}, signed(client, now.getTime()));
  client.csrf = body.csrf;

  expect(status).toBe(200);
  expect((await addDress(client)).status).toBe(200);
});

test('a token request with a wrong signature, or one more than five minutes off, is refused (G5)', async () => {
  const client = await startSession(shop.app);
  const time = now.getTime();
  const refused = [
    {},
    signed(client, time, 'another key'),
    signed(client, time - 5 * 60_000 - 1),
    signed(client, time + 5 * 60_000 + 1),
    { ...signed(client, time), private: 'zz' },
    { ...signed(client, time), 'sec-fetch-site': 'cross-site' },
  ];

  for (const headers of refused) {
    const { status, problem } = await client.send(readCsrf, {}, headers as Record<string, string>);
    expect([status, problem.code]).toEqual([403, 'csrf']);
  }
  expect((await client.send(readCsrf, {}, signed(client, time - 5 * 60_000))).status).toBe(200);
});

test('a ping extends the session (F2)', async () => {
  const client = await startSession(shop.app);
  await addDress(client);
  await sql`update session set expires_at = now() + interval '1 day'`.execute(shop.db);

  const { body } = await client.send(ping);
  const { rows } = await sql<{ days: number }>`
    select max(extract(day from expires_at - now()))::int as days from session
  `.execute(shop.db);

  expect(body).toEqual({ refresh: false });
  expect(rows[0]?.days).toBeGreaterThan(20);
});

test('an expired session is ignored until the next change, which restores it', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'RARE-ink-one': 1 });
  await sql`update session set expires_at = now() - interval '1 second'`.execute(shop.db);

  expect((await client.send(readItems)).body.cartItems).toEqual([]);
  expect((await addDress(client)).body.cartItems).toHaveLength(2);
});

test('simultaneous first changes create one visitor with one cart', async () => {
  const client = await startSession(shop.app);

  const answers = await Promise.all([addDress(client), addDress(client), addDress(client)]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await client.send(readItems)).body.cartItems).toMatchObject([{ quantity: 3 }]);
});
