import { AuthenticatorApp } from '../testing/people/authenticator-app.ts';
import { order, prepareBuyer } from '../testing/people/buyer.ts';
import { openEmployee } from '../testing/people/employee.ts';
import { StaffBrowser } from '../testing/people/staff-browser.ts';
import { openTestShop, TEST_SECRET, type TestShop } from '../testing/shop/shop.ts';
import { movedTo } from '../testing/shop/test-client.ts';
import { buildApp } from './app.ts';
import { emailHashOf, hasLeft, suppress } from './outbox/suppression.repository.ts';
import { leaverOf, unsubscribeTokenOf } from './outbox/unsubscribe-link.ts';

const NEXT = 'the secret that comes after it, long enough too';
const config = {
  NODE_ENV: 'test',
  TRUST_PROXY: 0,
  SHOP_HOSTS: ['*.localhost:*'],
  RATE_LIMITS: 1000,
  RATE_LIMIT_STORE: 'memory',
  BOT_CHALLENGE_COST: 100,
  LOG_LEVEL: 'silent',
  PAYMENT_PROVIDER: 'sandbox',
  BOT_PROTECTION: false,
} as const;
const mail = { folder: null, send: async () => undefined };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ name: 'rotated' });
});
afterAll(() => shop.close());

const openWith = (APP_SECRET: string, APP_SECRET_FORMER: string[]) =>
  buildApp({
    ...shop,
    config: { ...config, APP_SECRET, APP_SECRET_FORMER },
    mail,
    watchEveryMs: null,
    documentPage: false,
  });

test('a visitor with a cart orders after the secret has changed, with the session and the token from before', async () => {
  const buyer = await prepareBuyer(shop);
  const rotated = await openWith(NEXT, [TEST_SECRET]);

  const { status } = await order(movedTo(rotated, buyer));

  await rotated.close();
  expect(status).toBe(200);
});

test('without the former secret the visitor is a stranger', async () => {
  const buyer = await prepareBuyer(shop);
  const changed = await openWith('another secret that nobody has announced', []);

  const { status, problem } = await order(movedTo(changed, buyer));

  await changed.close();
  expect([status, problem.code]).toEqual([403, 'csrf']);
});

test('links to unsubscribe, and those who have used them, are known under the next secret', async () => {
  const leaver = { country: 'sk', list: 'newsletter', email: 'jana@example.sk' } as const;
  const token = unsubscribeTokenOf(TEST_SECRET, leaver);
  const place = (secret: string) => ({ ...leaver, emailHash: emailHashOf(secret, leaver.email) });
  await shop.db
    .transaction()
    .execute((trx) =>
      suppress(trx, place(TEST_SECRET), { wasSubscribed: true, notices: [], now: new Date('2026-11-21T11:00:00Z') }),
    );
  const rotated = await openWith(NEXT, [TEST_SECRET]);

  const known = [leaverOf(NEXT, token), await hasLeft(shop.db, place(NEXT))];

  await rotated.close();
  expect(known).toEqual([leaver, true]);
});

test('the app of an employee works under the next secret, which seals it at the first log-in', async () => {
  const { key } = await openEmployee(shop, 'owner', 'Olga');
  const browser = new StaffBrowser(shop.app);
  await browser.logIn(key);
  const authenticator = await AuthenticatorApp.add(browser);

  const rotated = await openWith(NEXT, [TEST_SECRET]);
  const first = await new StaffBrowser(rotated).logIn(key, authenticator.code());
  await rotated.close();
  const forgotten = await openWith(NEXT, []);
  const later = await new StaffBrowser(forgotten).logIn(key, authenticator.code(1));
  await forgotten.close();

  expect([first.status, later.status]).toEqual([200, 200]);
});
