import { sql } from 'kysely';
import { type KilledShop, openKilledShop } from '../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../testing/database/empty-outbox.ts';
import { order, prepareBuyer } from '../../testing/people/buyer.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';

let opened: KilledShop;
let shop: KilledShop['shop'];
let mail: KilledShop['mail'];
let api: ApiProcess;
beforeAll(async () => {
  opened = await openKilledShop();
  ({ shop, mail } = opened);
});
afterAll(async () => {
  await api.kill();
  await opened.close();
});

test('after a crash between a parcel and its e-mail the next server sends it once, even if the event is repeated (N1)', async () => {
  await order(await prepareBuyer(shop));
  const { number } = await shop.db.selectFrom('shopOrder').select('number').executeTakeFirstOrThrow();
  await sql`truncate outbox`.execute(shop.db);
  // The mail server is down, so that the event is certainly applied before an e-mail is sent.
  api = await startApi(shop.url);
  await openWarehouse(api.app, number).send();
  await api.kill();
  expect(mail.emails).toEqual([]);

  api = await startApi(shop.url, { smtpUrl: mail.url });
  const sent = { carrier: 'DPD', trackingNumber: '15004471209800', trackingUrl: null, expectedOn: '2026-11-26' };
  const again = await openWarehouse(api.app, number).report('sent', { parcel: 'parcel-1', ...sent }, { sequence: 2 });
  await waitForEmptyOutbox(shop.db);

  expect(again.body.outcome).toBe('applied');
  expect(mail.emails.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
});
