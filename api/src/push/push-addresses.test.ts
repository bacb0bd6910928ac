import { randomBytes } from 'node:crypto';
import { askForStockPush, subscribePush } from '@odeta/contracts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { startSession } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const auth = randomBytes(16).toString('base64url');
/** The base point of the curve P-256, which is a valid point. */
const p256dh = 'BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU';
const fcm = 'https://fcm.googleapis.com/fcm/send/1';

const subscribe = async (endpoint: string, keys = { p256dh, auth }) => {
  const client = await startSession(shop.app);
  return client.send(subscribePush, { subscription: { endpoint, keys }, source: 'order' });
};

test.each([
  'https://127.0.0.1/push',
  'https://169.254.169.254/latest/meta-data',
  'http://fcm.googleapis.com/fcm/send/1',
  'https://fcm.googleapis.com.example.com/1',
  'https://fcm.googleapis.com:8443/1',
  'https://user:secret@fcm.googleapis.com/1',
  'file:///etc/passwd',
  'no address',
])('no notification is sent to %s: only known push services are accepted (P9)', async (endpoint) => {
  const { problem } = await subscribe(endpoint);

  expect(problem).toMatchObject({ code: 'validation', validation: { subscription: [expect.any(String)] } });
  const client = await startSession(shop.app);
  const variantId = await shop.variantId('DRESS-wine-s');
  const waiting = await client.send(askForStockPush, { variantId, subscription: { endpoint, keys: { p256dh, auth } } });
  expect(waiting.problem.code).toBe('validation');
  expect(await shop.db.selectFrom('pushSubscription').select('id').execute()).toEqual([]);
});

test('keys that cannot be used for encryption are refused (P9)', async () => {
  const odd = Buffer.alloc(65, 4).toString('base64url');

  expect((await subscribe(fcm, { p256dh: odd, auth })).problem.code).toBe('validation');
  expect((await subscribe(fcm)).status).toBe(200);
});
