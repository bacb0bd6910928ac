import { sql } from 'kysely';
import { type KilledShop, openKilledShop } from '../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../testing/database/empty-outbox.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { movedTo } from '../../testing/shop/test-client.ts';

let opened: KilledShop;
let shop: KilledShop['shop'];
let mail: KilledShop['mail'];
let api: ApiProcess;
/** Called while an e-mail is being received; does nothing by default. */
const hooks = { onData: async () => {} };
beforeAll(async () => {
  opened = await openKilledShop({ onMail: () => hooks.onData() });
  ({ shop, mail } = opened);
});
beforeEach(async () => {
  hooks.onData = async () => {};
  mail.emails.length = 0;
  await sql`truncate outbox`.execute(shop.db);
});
afterAll(async () => {
  await api.kill();
  await opened.close();
});

const start = (smtpUrl?: string) => startApi(shop.url, smtpUrl === undefined ? {} : { smtpUrl });
const orderAt = async (server: ApiProcess) => {
  const buyer = await prepareBuyer(shop);
  expect((await order(movedTo(server.app, buyer))).status).toBe(200);
};

const subjects = () => mail.emails.map(({ subject }) => subject);
const lastNumber = async () =>
  (await shop.db.selectFrom('shopOrder').select('number').orderBy('placedAt', 'desc').executeTakeFirstOrThrow()).number;

test('after a crash between an order and its e-mail the next server sends it once (N1)', async () => {
  // The mail server is down, so that the order is certainly placed before an e-mail is sent.
  api = await start();
  await orderAt(api);
  await api.kill();
  expect(mail.emails).toEqual([]);

  api = await start(mail.url);
  await waitForEmptyOutbox(shop.db);

  expect(subjects()).toEqual([expect.stringContaining(await lastNumber())]);
});

test('an e-mail interrupted by a crash while the mail server accepts it is sent again with the same id (N1)', async () => {
  const begun = Promise.withResolvers<void>();
  hooks.onData = async () => {
    hooks.onData = async () => {};
    await api.kill();
    begun.resolve();
  };
  await orderAt(api);
  await begun.promise;

  api = await start(mail.url);
  await waitForEmptyOutbox(shop.db);

  // The mail server may have accepted the first e-mail before the process died. The second one has the same id, so that mailboxes show it
  // once.
  expect(new Set(mail.emails.map(({ messageId }) => messageId)).size).toBe(1);
  expect(mail.emails.length).toBeLessThanOrEqual(2);
});

test('two servers at the same time send each e-mail once (N1)', async () => {
  const second = await start(mail.url);
  for (let count = 0; count < 4; count += 1) {
    await orderAt(api);
    await orderAt(second);
  }
  await waitForEmptyOutbox(shop.db);
  await second.kill();

  expect(new Set(subjects()).size).toBe(8);
  expect(mail.emails).toHaveLength(8);
});
