import { setTimeout as pause } from 'node:timers/promises';
import { readConfirmInit, readItems, readSavedItems, SAVED_ITEM_DAYS, saveItems, writeLog } from '@odeta/contracts';
import { sql } from 'kysely';
import { ownedRows } from '../../testing/database/owned-rows.ts';
import { fillCart, order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';
import { beginOf, todayIn } from '../settings/country-day.ts';
import { dayAfter } from '../settings/last-day.ts';
import { CLEAN_UP_LOCK, deletions } from './clean-up.repository.ts';
import { cleanUp, type Deleted, startCleanUp } from './clean-up.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, shop_order, cart, client_log cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const key = { 'idempotency-key': 'once' };
const none = Object.fromEntries(Object.keys(deletions).map((name) => [name, 0]));
const countOf = async (table: 'session' | 'customer' | 'cart' | 'cartItem' | 'idempotency' | 'clientLog') =>
  (await shop.db.selectFrom(table).selectAll().execute()).length;
const sessionIds = async () =>
  (await shop.db.selectFrom('session').select('id').orderBy('id').execute()).map(({ id }) => id);

/** Makes all rows older by this many days. */
async function age(days: number) {
  const passed = sql`make_interval(days => ${days})`;
  await sql`update session set expires_at = expires_at - ${passed}`.execute(shop.db);
  await sql`update customer set created_at = created_at - ${passed}`.execute(shop.db);
  await sql`update idempotency set created_at = created_at - ${passed}`.execute(shop.db);
  await sql`update client_log set at = at - ${passed}`.execute(shop.db);
  await sql`update saved_item set saved_at = saved_at - ${passed}`.execute(shop.db);
}

const complain = (client: TestClient) =>
  client.send(writeLog, { levelName: 'error', message: 'broken', collection: 'vue_cart', context: {} });

test('a visitor with a recent session keeps everything', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, {}, key);
  await fillCart(shop, buyer, { 'DRESS-wine-s': 1 });
  await complain(buyer);
  const [id = 0] = await sessionIds();
  const before = await ownedRows(shop.db, shop.schema, id);

  const deleted = await cleanUp(shop.db);

  expect(deleted).toEqual(none);
  expect(await ownedRows(shop.db, shop.schema, id)).toEqual(before);
  expect(await countOf('clientLog')).toBe(1);
});

test('items saved for later are deleted after their sixtieth day (I9)', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  const { body } = await client.send(readItems);
  await client.send(saveItems, { cartEntryIds: body.cartItems.map(({ entryId }) => entryId) });
  const day = dayAfter(todayIn('sk', new Date()), -SAVED_ITEM_DAYS);
  await sql`update saved_item set saved_at = ${beginOf('sk', day)}`.execute(shop.db);
  expect(await cleanUp(shop.db)).toMatchObject({ saved: 0 });
  expect((await client.send(readSavedItems)).body.savedItems).toHaveLength(1);

  await sql`update saved_item set saved_at = saved_at - interval '27 hours'`.execute(shop.db);
  expect((await client.send(readSavedItems)).body.savedItems).toEqual([]);
  expect(await cleanUp(shop.db)).toMatchObject({ saved: 1 });
});

test('a session that expired more than a week ago is deleted with its guest data and cart', async () => {
  await prepareBuyer(shop);
  await age(66);
  expect(await cleanUp(shop.db)).toMatchObject({ sessions: 0, guests: 0 });
  await age(2);

  expect(await cleanUp(shop.db)).toEqual({ ...none, sessions: 1, guests: 1 });
  expect(await Promise.all([countOf('session'), countOf('customer'), countOf('cart'), countOf('cartItem')])).toEqual([
    0, 0, 0, 0,
  ]);
});

test('the order of a deleted session stays complete, with its items and consents', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, {}, key);
  const { body } = await buyer.send(readConfirmInit);
  await age(68);
  await cleanUp(shop.db);

  const { rows } = await sql`
    select o.number, o.email, o.ship_to->>'city' as city, c.state,
      (select sum(quantity) from order_item i where i.order_id = o.id) as pieces,
      (select count(*) from consent t where t.order_id = o.id) as consents
    from shop_order o join cart c on c.id = o.cart_id
  `.execute(shop.db);

  expect(rows).toEqual([
    { number: body.order.number, email: body.email, city: 'Bratislava', state: 'ordered', pieces: 1, consents: 2 },
  ]);
  expect(await countOf('session')).toBe(0);
});

test('an idempotency key is deleted after a week, and repeating the request does not place the order again', async () => {
  const buyer = await prepareBuyer(shop);
  await order(buyer, {}, key);
  await age(8);

  expect(await cleanUp(shop.db)).toEqual({ ...none, keys: 1 });
  expect((await order(buyer, {}, key)).status).not.toBe(500);
  expect(await shop.db.selectFrom('shopOrder').select('id').execute()).toHaveLength(1);
});

test('log entries of browsers are deleted after thirty days', async () => {
  await complain(await startSession(shop.app));
  await age(29);
  expect((await cleanUp(shop.db)).logs).toBe(0);
  await age(2);

  expect((await cleanUp(shop.db)).logs).toBe(1);
});

test('e-mails are deleted thirty days after being sent or dropped and half a year after failing, waiting ones never (N1)', async () => {
  await sql`
    insert into outbox (key, kind, country, recipient, data, state, settled_at)
    select state || days, 'order-placed', 'sk', 'jana@example.sk', '{}', state,
      case state when 'waiting' then null else now() - make_interval(days => days) end
    from unnest('{sent,dropped,failed,waiting}'::text[]) state, unnest('{29,31,179,181}'::int[]) days
  `.execute(shop.db);

  expect((await cleanUp(shop.db)).emails).toBe(7);
  const left = await shop.db.selectFrom('outbox').select('key').where('state', 'in', ['sent', 'failed']).execute();
  expect(left.map((row) => row.key).sort()).toEqual(['failed179', 'failed29', 'failed31', 'sent29']);
});

test('more rows than fit in one transaction are deleted in several', async () => {
  for (let count = 0; count < 5; count += 1) await fillCart(shop, await startSession(shop.app), { 'DRESS-wine-s': 1 });
  await age(68);

  expect((await cleanUp(shop.db, { batch: 2 })).sessions).toBe(5);
});

test('only one of several instances cleans up at a time', async () => {
  await fillCart(shop, await startSession(shop.app), { 'DRESS-wine-s': 1 });
  await age(68);

  const deleted = await shop.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${CLEAN_UP_LOCK})`.execute(trx);
    return cleanUp(shop.db);
  });

  expect(deleted.sessions).toBe(0);
  expect((await cleanUp(shop.db)).sessions).toBe(1);
});

test('a visitor who returns during the clean-up keeps the items added meanwhile', async () => {
  const client = await startSession(shop.app);
  await fillCart(shop, client, { 'DRESS-wine-s': 1 });
  await age(68);

  await Promise.all([cleanUp(shop.db), fillCart(shop, client, { 'DRESS-wine-m': 1 })]);

  const { body } = await client.send(readItems);
  expect(body.cartItems.map(({ size }) => size.name)).toContain('size/m');
});

test('the clean-up runs periodically until it is stopped, also after a failure', async () => {
  const done: Deleted[] = [];
  const errors: unknown[] = [];
  await complain(await startSession(shop.app));
  await age(31);
  await sql`alter table client_log rename to client_log_away`.execute(shop.db);

  const timer = startCleanUp(shop.db, {
    everyMs: 5,
    onDone: (deleted) => done.push(deleted),
    onError: (error) => errors.push(error),
  });
  while (errors.length === 0) await pause(5);
  await sql`alter table client_log_away rename to client_log`.execute(shop.db);
  while (done.length === 0) await pause(5);
  await timer.stop();
  const { length } = done;
  await pause(50);

  expect(done[0]?.logs).toBe(1);
  expect(done).toHaveLength(length);
});
