import {
  type AppPush,
  appPushEndpoint,
  askForStockPush,
  endPush,
  logOut,
  readMarketing,
  readPushKey,
  readPushState,
  renewAppPush,
  subscribePush,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer } from '../../testing/people/account.ts';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { emptyPushes, orderUntil } from '../../testing/people/pushes.ts';
import { type AppGatewayServer, GATEWAY_KEY, startAppGateway } from '../../testing/servers/app-gateway.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../testing/shop/test-client.ts';

let gateway: AppGatewayServer;
let shop: TestShop;
beforeAll(async () => {
  gateway = await startAppGateway();
  const config = { APP_PUSH_URL: gateway.url, APP_PUSH_KEY: GATEWAY_KEY, APP_PUSH_TOPIC: 'example.odeta' };
  shop = await openTestShop({ config });
});
beforeEach(async () => {
  await emptyPushes(shop.db);
  gateway.received.length = 0;
  gateway.refuse.clear();
});
afterAll(async () => {
  await shop.close();
  await gateway.stop();
});

const ios: AppPush = { platform: 'ios', token: 'a1'.repeat(32) };
const android: AppPush = { platform: 'android', token: 'fcm:Token_of-the.device' };

const agree = (client: TestClient, subscription: AppPush, source: 'order' | 'account' = 'order') =>
  client.send(subscribePush, { subscription, source });
const isOn = async (client: TestClient, app: AppPush) =>
  (await client.send(readPushState, { endpoint: appPushEndpoint(app) })).body.isOn;

const sendParcelOf = (buyer: TestClient) => orderUntil(shop, buyer, 'send');

test.each([
  ['iOS', ios, { platform: 1, topic: 'example.odeta' }],
  ['Android', android, { platform: 2 }],
])(
  'an app on %s with consent is notified once when the parcel is sent, with the URL that it opens (P9, R19)',
  async (_, app, parts) => {
    const guest = await prepareBuyer(shop);
    await agree(guest, app);

    const number = await sendParcelOf(guest);
    await shop.sendPushes();

    expect(gateway.received).toEqual([
      expect.objectContaining({ ...parts, tokens: [app.token], title: 'Vaša zásielka je na ceste' }),
    ]);
    const [sent] = gateway.received;
    expect(sent?.message).toContain(number);
    expect(sent?.data.url).toMatch(/^http:\/\/sk\.localhost:3000\/api\/checkout\/order-link\//);
  },
);

test('the consent is stored with its source, and a log-out ends it (P9, R7)', async () => {
  const jana = await meetCustomer(shop, 'sk', { email: 'app@example.sk' });
  await agree(jana, ios, 'account');
  expect(await isOn(jana, ios)).toBe(true);

  await jana.send(logOut);

  const again = await startSession(shop.app);
  await logInAs(again, { email: 'app@example.sk' });
  expect(await isOn(again, ios)).toBe(false);
  expect((await again.send(readMarketing)).body.marketing.pushHistory).toMatchObject([
    { active: false, source: 'ended' },
    { active: true, source: 'account' },
  ]);
});

test('a new token replaces the previous one, only for the visitor it belongs to (P9, R19)', async () => {
  const guest = await prepareBuyer(shop);
  await agree(guest, android);
  const app: AppPush = { platform: 'android', token: 'fcm:Another-token_of.it' };
  const endpoint = appPushEndpoint(android);

  await (await startSession(shop.app)).send(renewAppPush, { endpoint, app });
  expect(await isOn(guest, app)).toBe(false);
  await guest.send(renewAppPush, { endpoint, app });

  expect([await isOn(guest, app), await isOn(guest, android)]).toEqual([true, false]);
  await sendParcelOf(guest);
  expect(gateway.received.map(({ tokens }) => tokens)).toEqual([[app.token]]);
});

test('a visitor who withdraws consent gets no more notifications (P9)', async () => {
  const guest = await prepareBuyer(shop);
  await agree(guest, ios);

  await guest.send(endPush, { endpoint: appPushEndpoint(ios) });

  await sendParcelOf(guest);
  expect(gateway.received).toEqual([]);
});

test.each(['Unregistered', 'BadDeviceToken', 'Requested entity was not found.'])(
  'an app that no longer exists (%s) is unsubscribed (P9)',
  async (reason) => {
    const guest = await prepareBuyer(shop);
    await agree(guest, ios);
    gateway.refuse.set(ios.token, reason);

    await sendParcelOf(guest);

    expect(await isOn(guest, ios)).toBe(false);
  },
);

test.each([503, 'InternalServerError'])(
  'while the gateway or a service behind it fails (%s), the notification waits and is sent later (P9)',
  async (reason) => {
    const guest = await prepareBuyer(shop);
    await agree(guest, ios);
    gateway.refuse.set(ios.token, reason);
    await sendParcelOf(guest);
    expect(await isOn(guest, ios)).toBe(true);

    gateway.refuse.clear();
    await sql`update outbox set due_at = now() where kind like 'push%'`.execute(shop.db);
    await shop.sendPushes();

    expect(gateway.received).toHaveLength(1);
  },
);

test('the app can request a stock notification without turning on other notifications (P11)', async () => {
  const visitor = await startSession(shop.app);
  const variantId = await shop.variantId('DRESS-wine-s');

  const { status } = await visitor.send(askForStockPush, { variantId, subscription: ios });

  expect(status).toBe(200);
  expect(await isOn(visitor, ios)).toBe(false);
});

test('a shop without a gateway reports no app notifications, and refuses tokens (P9)', async () => {
  const other = await openTestShop({ name: 'no_gateway' });
  const visitor = await startSession(other.app);

  expect((await visitor.send(readPushKey)).body.forApps).toBe(false);
  expect((await agree(visitor, ios)).problem.code).toBe('validation');
  await other.close();
});
