import { readAccount } from '@odeta/contracts';
import { sql } from 'kysely';
import { type KilledShop, openKilledShop } from '../../../testing/chaos/killed-shop.ts';
import { waitForEmptyOutbox } from '../../../testing/database/empty-outbox.ts';
import { meetCustomer } from '../../../testing/people/account.ts';
import { type ApiProcess, startApi } from '../../../testing/servers/api-process.ts';
import { deleteDueAccounts } from './delete-due.ts';

let opened: KilledShop;
let api: ApiProcess;
beforeAll(async () => {
  opened = await openKilledShop();
});
afterAll(async () => {
  await api.kill();
  await opened.close();
});

test('if the server is killed between an account deletion and its e-mail, the next server sends the e-mail once (P8)', async () => {
  const { shop, mail } = opened;
  const email = 'gone@example.sk';
  const gone = await meetCustomer(shop, 'sk', { email });
  await sql`truncate outbox`.execute(shop.db);
  await sql`update customer set deletion_due_at = now() where email = ${email}`.execute(shop.db);
  // The mail server is down, so that the deletion is certainly done before the e-mail is sent.
  api = await startApi(shop.url);
  await Promise.all([deleteDueAccounts(shop), deleteDueAccounts(shop)]);
  await api.kill();
  expect([(await gone.send(readAccount)).status, mail.emails.length]).toEqual([401, 0]);

  api = await startApi(shop.url, { smtpUrl: mail.url });
  await deleteDueAccounts(shop);
  await waitForEmptyOutbox(shop.db);

  expect(mail.emails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
});
