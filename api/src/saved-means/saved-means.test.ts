import { readPaymentStatus, readSavedMeans, removeSavedMeans } from '@odeta/contracts';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { logInAs, meetCustomer, newAccount } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { confirm, fill, meansOf, meetKeeper } from '../../testing/servers/saved-card.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let shop: PayingShop;
beforeAll(async () => {
  shop = await openPayingShop();
});
beforeEach(() => emptyOrders(shop.db));
afterAll(() => shop.close());

const firstOf = async (customer: TestClient) => (await meansOf(customer)).means[0]?.id ?? '';
const payments = async () =>
  (await sql<{ state: string }>`select state from payment order by created_at, attempt`.execute(shop.db)).rows;

test('a card that was saved at the bank is shown masked, pays in one press, once however often it is sent', async () => {
  const customer = await meetKeeper(shop, 'card@example.pl');
  const { isOffered, means, needsConfirmation } = await meansOf(customer);
  await fill(shop, customer, 'card');
  const key = { 'idempotency-key': 'by-saved-card' };

  const both = await Promise.all([1, 2].map(() => order(customer, { savedMeansId: means[0]?.id ?? '' }, key)));

  expect([isOffered, needsConfirmation]).toEqual([true, false]);
  expect(means).toMatchObject([{ payment: 'card', label: '•••• 1111', validUntil: '2028-05' }]);
  for (const { body } of both) expect(body).toMatchObject({ redirect: '/confirm', listener: null });
  expect(await payments()).toEqual([{ state: 'paid' }, { state: 'paid' }]);
});

test('a bank app that remembers the shop pays BLIK without a code', async () => {
  const customer = await meetCustomer(shop, 'pl', { email: 'blik@example.pl' });
  await fill(shop, customer, 'blik');
  const { body: first } = await order(customer, { blikCode: '777001' });
  await outcomeOf(customer, first.payment?.orderId ?? '');
  await fill(shop, customer, 'blik');
  await confirm(customer);

  const { body } = await order(customer, { savedMeansId: await firstOf(customer) });
  await outcomeOf(customer, body.payment?.orderId ?? '');

  expect(await payments()).toEqual([{ state: 'paid' }, { state: 'paid' }]);
});

test('a new browser of the account must confirm the person before it pays, even just after the log-in', async () => {
  const known = await meetKeeper(shop, 'new-browser@example.pl');
  const browser = await startSession(shop.app, 'pl');
  await logInAs(browser, { email: newAccount('pl', { email: 'new-browser@example.pl' }).email ?? '' });
  await fill(shop, browser, 'card');
  const savedMeansId = await firstOf(known);

  const before = await meansOf(browser);
  const refused = await order(browser, { savedMeansId });
  await confirm(browser);
  const { body } = await order(browser, { savedMeansId });
  await sql`update session set confirmed_at = now() - interval '1 day'`.execute(shop.db);

  expect([before.needsConfirmation, refused.problem.code]).toEqual([true, 'confirmation-required']);
  expect(body.redirect).toBe('/confirm');
  expect((await meansOf(browser)).needsConfirmation).toBe(false);
});

test('a means that was removed, or is another customer’s, pays nothing and says so; another payment follows', async () => {
  const customer = await meetKeeper(shop, 'removed@example.pl');
  const other = await meetKeeper(shop, 'other@example.pl');
  const savedMeansId = await firstOf(customer);
  const removed = await customer.send(removeSavedMeans, { id: savedMeansId });
  const again = await customer.send(removeSavedMeans, { id: savedMeansId });
  for (const one of [customer, other]) await fill(shop, one, 'card');

  const answers = [await order(customer, { savedMeansId }), await order(other, { savedMeansId })];
  const orderId = answers[0]?.body.payment?.orderId ?? answers[0]?.body.redirect?.split('=')[1] ?? '';
  const { body: status } = await customer.send(readPaymentStatus, { orderId });
  const { body: paidElsewhere } = await order(customer);

  expect([removed.body.means, again.status]).toEqual([[], 200]);
  for (const { body } of answers) expect(body.redirect).toMatch(/^\/checkout\?payment-back=/);
  expect(status).toMatchObject({ paymentStatus: 'failed', failure: 'means-gone' });
  expect(status.message).toMatch(/^Zapisanego sposobu płatności nie ma już/);
  expect(paidElsewhere.redirect).toMatch(/^\/sandbox-pay\/pay\//);
  expect((await meansOf(other)).means).toHaveLength(1);
});

test('the shop stores neither a token nor a number, and guests have no saved means', async () => {
  const customer = await meetKeeper(shop, 'stored@example.pl');
  const guest = await prepareBuyer(shop, undefined, 'pl');
  const savedMeansId = await firstOf(customer);

  const asked = await guest.send(readSavedMeans);
  const { problem } = await order(guest, { savedMeansId });
  const { rows } = await sql<{ text: string }>`
    select coalesce(string_agg(p::text, ' '), '') || (select coalesce(string_agg(o::text, ' '), '') from shop_order o) as text
    from payment p
  `.execute(shop.db);

  expect([asked.problem.code, problem.code]).toEqual(['log-in-required', 'log-in-required']);
  expect(rows[0]?.text).not.toMatch(/TOK_|1111/);
});
