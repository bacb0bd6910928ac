import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { emptyOrders } from '../../testing/database/empty-orders.ts';
import { order } from '../../testing/people/buyer.ts';
import { meetPayer, openPayingShop, outcomeOf, type PayingShop } from '../../testing/servers/paying-shop.ts';
import { createPresence, type Presence } from '../db/presence.ts';
import { ProviderFailure } from './provider.ts';

const GOOD_CODE = '777123';
const key = { 'idempotency-key': 'press' };

let shop: PayingShop;
let another: Presence;
beforeAll(async () => {
  shop = await openPayingShop();
  another = createPresence(shop.direct, requireNone);
  await until(() => another.number() !== null);
});
beforeEach(async () => {
  await emptyOrders(shop.db);
});
afterEach(() => jest.restoreAllMocks());
afterAll(async () => {
  await another.close();
  await shop.close();
});

function requireNone(error: unknown) {
  throw error;
}

async function until(isTrue: () => boolean | Promise<boolean>) {
  while (!(await isTrue())) await pause(10);
}

/** An order whose payment another process has claimed, while the bank has not received it. */
async function orderClaimedBy(process: number | null) {
  const buyer = await meetPayer(shop, 'blik');
  jest.spyOn(shop.bank.provider, 'create').mockRejectedValueOnce(new ProviderFailure('unknown', 'nothing came'));
  await order(buyer, { blikCode: GOOD_CODE }, key);
  await sql`update payment set claimed_until = now() + interval '1 hour', claimed_by = ${process}`.execute(shop.db);
  return buyer;
}

const asksOfTheBank = () => (shop.bank.provider.create as jest.Mock).mock.calls.length;

test('repeated requests do not wait for a server that died calling the bank, and call the bank once in its place', async () => {
  const dying = createPresence(shop.direct, requireNone);
  await until(() => dying.number() !== null);
  const buyer = await orderClaimedBy(dying.number());
  await dying.close();

  const answers = await Promise.all([1, 2, 3].map(() => order(buyer, { blikCode: GOOD_CODE }, key)));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  // If the bank reported the payment before the answers were sent, they lead to the confirmation.
  const { id } = await shop.db.selectFrom('shopOrder').select('id').executeTakeFirstOrThrow();
  const outcome = await outcomeOf(buyer, id);
  expect(outcome.paymentStatus).toBe('success');
  expect(asksOfTheBank()).toBe(2);
});

test('a request that waits for another server calls the bank itself when that server dies', async () => {
  const dying = createPresence(shop.direct, requireNone);
  await until(() => dying.number() !== null);
  const buyer = await orderClaimedBy(dying.number());

  const pressed = order(buyer, { blikCode: GOOD_CODE }, key);
  await pause(300);
  expect(asksOfTheBank()).toBe(1);
  await dying.close();

  expect((await pressed).status).toBe(200);
  expect(asksOfTheBank()).toBe(2);
});

test('a request waits for a running server that has claimed the payment and does not call the bank itself', async () => {
  const buyer = await orderClaimedBy(another.number());
  const pressed = order(buyer, { blikCode: GOOD_CODE }, key);
  await pause(500);
  expect(asksOfTheBank()).toBe(1);

  await sql`update payment set claimed_until = null`.execute(shop.db);
  await pressed;
});

test('a request waits for a claim without a server number until the claim expires, then calls the bank', async () => {
  const buyer = await orderClaimedBy(null);
  const pressed = order(buyer, { blikCode: GOOD_CODE }, key);
  await pause(500);
  expect(asksOfTheBank()).toBe(1);

  await sql`update payment set claimed_until = now()`.execute(shop.db);
  await pressed;
  expect(asksOfTheBank()).toBe(2);
});

test('if the bank is called twice after all, both requests get the same payment page', async () => {
  const { provider } = shop.bank;
  const create = provider.create.bind(provider);
  const answered = Promise.withResolvers<void>();
  const page = (name: string) => `https://bank.example/${name}`;
  jest
    .spyOn(provider, 'create')
    .mockImplementationOnce(async (payment) => {
      const created = await create(payment);
      await answered.promise;
      return { ...created, redirect: page('first') };
    })
    .mockImplementationOnce(async (payment) => ({ ...(await create(payment)), redirect: page('second') }));
  const buyer = await meetPayer(shop, 'card');
  const first = order(buyer, {}, key);
  await until(() => asksOfTheBank() === 1);

  await sql`update payment set claimed_until = now()`.execute(shop.db);
  const { body } = await order(buyer, {}, key);
  answered.resolve();

  expect(body.redirect).toBe(page('second'));
  expect((await first).body.redirect).toBe(page('second'));
});

test('a presence whose connection breaks is registered again under the same number', async () => {
  const errors: unknown[] = [];
  const shaken = createPresence(shop.direct, (error) => errors.push(error));
  await until(() => shaken.number() !== null);
  const own = shaken.number();

  await sql`
    select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory' and objid = ${own}::integer::oid
  `.execute(shop.db);
  await until(() => shaken.number() === null);
  await until(() => shaken.number() !== null);

  expect(shaken.number()).toBe(own);
  expect(errors).not.toEqual([]);
  await shaken.close();
});
