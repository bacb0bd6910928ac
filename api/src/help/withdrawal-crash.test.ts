import { declareWithdrawal } from '@odeta/contracts';
import { type KilledShop, openKilledShop } from '../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../testing/database/empty-outbox.ts';
import { type ApiProcess, startApi } from '../../testing/servers/api-process.ts';
import { movedTo, startSession } from '../../testing/shop/test-client.ts';

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

const declaration = {
  name: 'Eva Kováčová',
  orderNumber: 'SK 1111 2222',
  email: 'eva@example.sk',
  scope: 'whole',
  goods: '',
};
const press = async () =>
  movedTo(api.app, await startSession(shop.app)).send(declareWithdrawal, declaration, {
    'idempotency-key': 'one-press',
  });

test('after a crash before the receipt of a withdrawal the next server sends it once, even if submitted again (P6)', async () => {
  // The mail server is down, so that the statement is certainly stored before an e-mail is sent.
  api = await startApi(shop.url);
  const first = await press();
  await api.kill();
  expect([first.status, mail.emails.length]).toEqual([200, 0]);

  api = await startApi(shop.url, { smtpUrl: mail.url });
  const again = await press();
  await waitForEmptyOutbox(shop.db);

  expect(again.body).toEqual(first.body);
  const receipts = mail.emails.filter(({ to }) => to?.[0]?.address === declaration.email);
  expect(receipts.map(({ subject }) => subject)).toEqual([expect.stringContaining(first.body.number)]);
  expect(mail.emails).toHaveLength(2);
});
