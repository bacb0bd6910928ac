import { activateNewsletter, addItem, readItems, subscribeNewsletter } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let now = TEST_NOW;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
beforeEach(async () => {
  now = TEST_NOW;
  shop.emails.length = 0;
  await sql`truncate newsletter`.execute(shop.db);
});
afterAll(() => shop.close());

const later = (minutes: number) => {
  now = new Date(TEST_NOW.getTime() + minutes * 60_000);
};
const subscribe = async (email: string, country: 'sk' | 'hu' = 'sk') => {
  const answer = await (await startSession(shop.app, country)).send(subscribeNewsletter, { email, source: 1 });
  await shop.sendEmails();
  return answer;
};
const tokenOf = (email = shop.emails[0]) => /\?newsletter=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
const activate = async (token: string, country: 'sk' | 'hu' = 'sk') => {
  const answer = await (await startSession(shop.app, country)).send(activateNewsletter, { token });
  await shop.sendEmails();
  return answer;
};

test('subscribing sends an e-mail with a link and returns two messages (D10)', async () => {
  const { status, messages, body } = await subscribe(' Jana@Example.sk ');

  expect([status, body]).toEqual([200, { tracking: null }]);
  expect(messages.map(({ type }) => type)).toEqual(['success', 'info']);
  expect(shop.emails).toMatchObject([{ to: 'jana@example.sk', subject: 'Potvrďte odber noviniek' }]);
  expect(shop.emails[0]?.text).toContain('http://sk.localhost:3000/?newsletter=');
  expect(shop.emails[0]?.html).toContain('24,99\u00a0€');
});

test.each(['nie je adresa', 'jana@mailinator.com', 'a..b@example.sk'])(
  'the invalid address %s gets an error as the first message (D10)',
  async (email) => {
    const { status, messages } = await subscribe(email);

    expect([status, messages[0]?.type, messages[0]?.message]).toEqual([200, 'error', 'Neplatná e-mailová adresa']);
    expect(shop.emails).toEqual([]);
  },
);

test('the link activates the subscription and returns a single-use reward code (D10, D11)', async () => {
  await subscribe('jana@example.sk');
  const { body } = await activate(tokenOf());
  const reward = await shop.db
    .selectFrom('discountCode')
    .selectAll()
    .where('code', '=', body.code ?? '')
    .executeTakeFirstOrThrow();

  expect(body.reward).toEqual({ percent: 10, freeDeliveryFrom: 24.99, currency: 'EUR' });
  expect(reward).toMatchObject({ percent: 10, freeDelivery: true, minOrder: 2499, maxUses: 1, country: 'sk' });
  expect(shop.emails[1]).toMatchObject({ to: 'jana@example.sk', subject: 'Váš kód na zľavu 10 %' });
  expect(shop.emails[1]?.text).toContain(body.code);
});

test('the reward code can be applied to the cart', async () => {
  await subscribe('jana@example.sk');
  const { body } = await activate(tokenOf());
  const client = await startSession(shop.app);
  await client.send(addItem, { variantId: await shop.variantId('DRESS-wine-s'), quantity: 2 });

  const link = await client.sendRaw({ method: 'GET', url: `/api/checkout/cart-init?code=${body.code}` });

  expect(link.body).toMatchObject({ discountCode: { name: body.code } });
  expect((await client.send(readItems)).status).toBe(200);
});

test('following the link twice shows the same code and sends no second e-mail', async () => {
  await subscribe('jana@example.sk');
  const first = await activate(tokenOf());
  const second = await activate(tokenOf());

  expect(second.body.code).toBe(first.body.code);
  expect(shop.emails).toHaveLength(2);
});

test('a made-up or expired link, or a link of another country, is refused', async () => {
  await subscribe('jana@example.sk');

  expect((await activate('made-up')).problem).toMatchObject({ code: 'unknown-link', status: 404 });
  expect((await activate(tokenOf(), 'hu')).status).toBe(404);
  later(31 * 24 * 60);
  expect((await activate(tokenOf())).status).toBe(404);
});

test('an address gets no second e-mail within two minutes, and the response does not reveal it', async () => {
  const first = await subscribe('jana@example.sk');
  later(1);
  const second = await subscribe('JANA@example.sk');
  expect(second.messages).toEqual(first.messages);
  expect(shop.emails).toHaveLength(1);

  later(3);
  await subscribe('jana@example.sk');
  expect(shop.emails).toHaveLength(2);
  expect((await activate(tokenOf(shop.emails[0]))).status).toBe(404);
});

test('a subscribed address gets no e-mail, and the response does not reveal it', async () => {
  await subscribe('jana@example.sk');
  await activate(tokenOf());
  shop.emails.length = 0;
  later(60);

  const { messages } = await subscribe('jana@example.sk');

  expect(messages[0]?.type).toBe('success');
  expect(shop.emails).toEqual([]);
});

test('a subscription that cannot be stored is refused as busy and can be retried at once (R8)', async () => {
  await sql`alter table newsletter rename to newsletter_away`.execute(shop.db);
  const { status, problem } = await subscribe('jana@example.sk');
  await sql`alter table newsletter_away rename to newsletter`.execute(shop.db);

  expect([status, problem.code]).toEqual([503, 'busy']);
  expect((await subscribe('jana@example.sk')).status).toBe(200);
  expect(shop.emails).toHaveLength(1);
});

test('one visitor can subscribe ten times a minute', async () => {
  const limited = await openTestShop({ config: { RATE_LIMITS: 1 }, name: 'limited' });
  const client = await startSession(limited.app);
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1) {
    statuses.push((await client.send(subscribeNewsletter, { email: `a${count}@example.sk`, source: 1 })).status);
  }
  await limited.close();

  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(200));
  expect(statuses.slice(10)).toEqual([429, 429]);
});
