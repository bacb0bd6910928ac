import { type AgreementType, activateNewsletter, readAvailableAgreements, readConfirmInit } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../../testing/database/empty-orders.ts';
import { consents, customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../../testing/servers/paying-shop.ts';
import type { TestClient } from '../../../testing/shop/test-client.ts';
import { subscribeRequested } from '../../newsletter/subscribe-requested.ts';
import { createSettingsSource } from '../../settings/settings-source.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(async () => {
  await emptyOrders(shop.db);
  await sql`truncate newsletter`.execute(shop.db);
  shop.emails.length = 0;
});
afterAll(() => shop.close());

const GOOD_CARD = { do: 'pay', number: '4444 3333 2222 1111' };
const withNewsletter: AgreementType[] = [...consents, 'newsletterAgreement'];

/** Runs the job that the shop runs every few seconds. */
async function sendDue() {
  const onError = (error: unknown) => {
    throw error;
  };
  const settings = await createSettingsSource(shop.db, { onError });
  await subscribeRequested({ db: shop.db, settings, now: () => new Date() });
  await shop.sendEmails();
}

const activations = () => shop.emails.filter(({ key }) => key.startsWith('newsletter-'));

const asked = async (buyer: TestClient) =>
  (await buyer.send(readAvailableAgreements)).body.customerAvailableAgreements.map(({ type }) => type);
const isSubscribed = async (buyer: TestClient) => (await buyer.send(readConfirmInit)).body.newsletterSubscribed;
const consentsInTable = async () =>
  (await shop.db.selectFrom('consent').select('type').orderBy('id').execute()).map(({ type }) => type);

test('a newsletter consent of an order sends one activation e-mail, and its link returns the discount code (L4, D10)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, { basketConsents: withNewsletter });

  await sendDue();
  await sendDue();
  const [email, ...more] = activations();
  const token = /\?newsletter=([\w-]+)/.exec(email?.text ?? '')?.[1] ?? '';
  const before = await isSubscribed(buyer);
  const { body } = await buyer.send(activateNewsletter, { token });

  expect([email?.to, email?.subject, more]).toEqual([customers.sk.email, 'Potvrďte odber noviniek', []]);
  expect(email?.text).toContain('http://sk.localhost:3000/?newsletter=');
  expect([before, await isSubscribed(buyer)]).toEqual([false, true]);
  expect(body.code).toMatch(/^N10-/);
});

test('an order does not reveal to a guest that its e-mail is already subscribed to the newsletter (N1, D10)', async () => {
  const subscriber = { country: 'sk', email: customers.sk.email ?? '', status: 'active' } as const;
  await shop.db
    .insertInto('newsletter')
    .values({ ...subscriber, source: 1, activatedAt: new Date(Date.now() - 60_000) })
    .execute();
  const buyer = await prepareBuyer(shop);
  const before = await asked(buyer);
  await order(buyer, { basketConsents: withNewsletter });

  await sendDue();

  expect([before, await isSubscribed(buyer)]).toEqual([['newsletterAgreement', 'smsAgreement'], false]);
});

test('an order without the newsletter consent sends no activation e-mail, and its buyer is not subscribed (N1)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer);

  await sendDue();

  expect([activations(), await isSubscribed(buyer)]).toEqual([[], false]);
});

test('only one of several instances starts a subscription, and a failed start is repeated by the next (D10)', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, { basketConsents: withNewsletter });
  await sql`alter table outbox rename to outbox_away`.execute(shop.db);
  await expect(sendDue()).rejects.toThrow('outbox');
  await sql`alter table outbox_away rename to outbox`.execute(shop.db);

  await Promise.all([sendDue(), sendDue(), sendDue()]);

  expect(activations()).toHaveLength(1);
});

test('consents of an unpaid order are not stored, and their checkboxes are still offered (L4)', async () => {
  const buyer = await meetPayer(shop, 'card');
  const { body } = await order(buyer, { basketConsents: [...withNewsletter, 'smsAgreement'] });
  await shop.bank.press(body.redirect ?? '', { do: 'abandon' });
  await outcomeOf(buyer, body.payment?.orderId ?? '');

  await sendDue();

  expect([await asked(buyer), await consentsInTable(), activations()]).toEqual([
    ['newsletterAgreement', 'smsAgreement'],
    [],
    [],
  ]);
});

test('an order paid at the second attempt stores the consents that were ticked last', async () => {
  const buyer = await meetPayer(shop, 'card');
  const first = await order(buyer, { basketConsents: [...consents, 'smsAgreement'] }, { 'idempotency-key': 'first' });
  await shop.bank.press(first.body.redirect ?? '', { do: 'abandon' });
  await outcomeOf(buyer, first.body.payment?.orderId ?? '');

  const second = await order(buyer, { basketConsents: withNewsletter }, { 'idempotency-key': 'second' });
  await shop.bank.press(second.body.redirect ?? '', GOOD_CARD);
  await outcomeOf(buyer, second.body.payment?.orderId ?? '');
  await sendDue();

  expect(await consentsInTable()).toEqual(withNewsletter);
  expect(await asked(buyer)).toEqual(['smsAgreement']);
  expect(activations()).toMatchObject([{ to: customers.pl.email }]);
});
