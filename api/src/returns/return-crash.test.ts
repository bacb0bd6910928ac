import { openReturn } from '@odeta/contracts';
import { sql } from 'kysely';
import { type KilledShop, openKilledShop } from '../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../testing/database/empty-outbox.ts';
import { meetReturner } from '../../testing/people/returner.ts';
import { openWarehouse } from '../../testing/people/warehouse.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';

let opened: KilledShop;
let api: ApiProcess;
beforeAll(async () => {
  opened = await openKilledShop();
});
afterAll(async () => {
  await api.kill();
  await opened.close();
});

test('after a crash between a returned parcel and its e-mail the next server sends it, and the refund is made once (P6, N1)', async () => {
  const { shop, mail } = opened;
  const { customer, warehouse, row, form } = await meetReturner(shop);
  const { number } = (await customer.send(openReturn, form)).body;
  const sequence = (await warehouse.order()).lastSequence + 1;
  await sql`truncate outbox`.execute(shop.db);
  const received = {
    returnNumber: number,
    pieces: form.lines.map(({ lineId, quantity }) => ({ lineId, quantity })),
    sellable: true,
  };
  // The mail server is down, so that the event is certainly applied before an e-mail is sent.
  api = await startApi(shop.url);
  await openWarehouse(api.app, row.number).report('return-received', received, { sequence });
  await api.kill();
  expect(mail.emails).toEqual([]);

  api = await startApi(shop.url, { smtpUrl: mail.url });
  const again = await openWarehouse(api.app, row.number).report('return-received', received, { sequence });
  await waitForEmptyOutbox(shop.db);

  expect(again.body.outcome).toBe('applied');
  expect(mail.emails.map(({ subject }) => subject)).toEqual([expect.stringContaining(number)]);
  const refunds = await shop.db.selectFrom('refund').select('amount').where('orderId', '=', row.id).execute();
  const fee = await shop.db.selectFrom('returnCase').select(['goods', 'fee']).executeTakeFirstOrThrow();
  expect(refunds).toEqual([{ amount: fee.goods - fee.fee }]);
});
