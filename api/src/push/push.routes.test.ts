import { endPush, logOut, readMarketing, readPushKey, readPushState, subscribePush } from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { emptyPushes, orderUntil } from '../../testing/people/pushes.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { type PushService, startPushService } from '../../testing/servers/push-service.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let service: PushService;
let shop: TestShop;
let publicKey = '';
beforeAll(async () => {
  service = await startPushService(() => publicKey);
  shop = await openTestShop({ isPushService: service.isService });
  publicKey = (await (await startSession(shop.app)).send(readPushKey)).body.publicKey;
});
beforeEach(async () => {
  await emptyPushes(shop.db);
  service.received.length = 0;
  service.refuse.clear();
});
afterAll(async () => {
  await shop.close();
  await service.stop();
});

const agree = (client: TestClient, browser: string, source: 'order' | 'account' = 'account') =>
  client.send(subscribePush, { subscription: service.subscribe(browser), source });

const deliver = (buyer: TestClient) => orderUntil(shop, buyer, 'deliver');

const titles = () => service.received.map(({ browser, title }) => `${browser}: ${title}`);
const isOn = async (client: TestClient, browser: string) => {
  const { endpoint } = service.subscribe(browser);
  return (await client.send(readPushState, { endpoint })).body.isOn;
};
const subscriptions = () => shop.db.selectFrom('pushSubscription').select('endpoint').execute();

test('a guest with consent is notified in the browser that the parcel was sent and delivered, encrypted and signed (P9, N4)', async () => {
  const guest = await prepareBuyer(shop);
  await agree(guest, 'guest', 'order');
  await agree(await startSession(shop.app), 'stranger', 'order');

  const number = await deliver(guest);

  expect(titles()).toEqual(['guest: Vaša zásielka je na ceste', 'guest: Zásielka je doručená']);
  const [sent] = service.received;
  expect(sent?.body).toContain(number);
  expect(sent?.url).toMatch(/^http:\/\/sk\.localhost:3000\/api\/checkout\/order-link\//);
  expect(sent?.topic).toBe(sent?.tag);
});

test('every browser of the customer gets one notification per parcel, even if the warehouse repeats its event (P9)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'push@example.sk' });
  await agree(jana, 'desk');
  const phone = await startSession(shop.app);
  await logInAs(phone, { email: 'push@example.sk' });
  await agree(phone, 'phone');
  const buyer = await prepareBuyer(shop);
  await order(buyer);
  await sql`update shop_order set customer_id = (select id from customer where email = 'push@example.sk')`.execute(
    shop.db,
  );
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  const warehouse = openWarehouse(shop.app, number);
  await warehouse.send();
  await warehouse.report(
    'sent',
    { parcel: 'parcel-1', carrier: 'DPD', trackingNumber: '1', trackingUrl: null, expectedOn: '2026-11-26' },
    { sequence: 2 },
  );

  await Promise.all([shop.sendPushes(), shop.sendPushes()]);

  expect(titles().sort()).toEqual(['desk: Vaša zásielka je na ceste', 'phone: Vaša zásielka je na ceste']);
});

test('a repeated consent or withdrawal is recorded once, and both stay in the history (P9)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'history@example.sk' });
  await agree(jana, 'desk');
  await agree(jana, 'desk');
  expect(await isOn(jana, 'desk')).toBe(true);

  const { endpoint } = service.subscribe('desk');
  await jana.send(endPush, { endpoint });
  await jana.send(endPush, { endpoint });

  expect(await isOn(jana, 'desk')).toBe(false);
  const { pushHistory } = (await jana.send(readMarketing)).body.marketing;
  expect(pushHistory.map(({ active, source }) => [active, source])).toEqual([
    [false, 'account'],
    [true, 'account'],
  ]);
});

test('a log-out unsubscribes the browser and ends the consent (P9)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'leaves@example.sk' });
  await agree(jana, 'shared');
  jana.csrf = (await jana.send(logOut)).body.csrf;

  expect(await subscriptions()).toEqual([]);
  expect(await isOn(jana, 'shared')).toBe(false);
  const rows = await shop.db.selectFrom('pushConsent').select(['active', 'source']).orderBy('id').execute();
  expect(rows.at(-1)).toEqual({ active: false, source: 'ended' });
});

test('nobody can read or end the subscription of another browser (P9)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'mine@example.sk' });
  await agree(jana, 'mine');
  const stranger = await startSession(shop.app);
  const { endpoint } = service.subscribe('mine');

  await stranger.send(endPush, { endpoint });

  expect(await isOn(stranger, 'mine')).toBe(false);
  expect(await isOn(jana, 'mine')).toBe(true);
});

test.each([404, 410])(
  'a browser whose push service answers %d is unsubscribed, with an entry in the history (P9)',
  async (status) => {
    const guest = await prepareBuyer(shop);
    await agree(guest, 'gone', 'order');
    service.refuse.set('gone', status);

    await deliver(guest);

    expect(await subscriptions()).toEqual([]);
    const states = await shop.db
      .selectFrom('outbox')
      .select('state')
      .where('kind', 'in', ['push-parcel-sent', 'push-parcel-delivered'])
      .execute();
    expect(states).toEqual([{ state: 'dropped' }, { state: 'dropped' }]);
    expect(await shop.db.selectFrom('pushConsent').select('active').orderBy('id').execute()).toEqual([
      { active: true },
      { active: false },
    ]);
  },
);

test('a notification for a busy push service is sent later (P9)', async () => {
  const guest = await prepareBuyer(shop);
  await agree(guest, 'later', 'order');
  service.refuse.set('later', 429);
  await deliver(guest);
  expect(titles()).toEqual([]);
  service.refuse.clear();

  await sql`update outbox set due_at = now()`.execute(shop.db);
  await shop.sendPushes();

  expect(titles()).toHaveLength(2);
});
