import {
  cancelDeletion,
  openExport,
  openReturn,
  readAccount,
  readPersonalData,
  requestDeletion,
  requestExport,
  saveBookAddress,
  sendMessage,
  writeReview,
} from '@odeta/contracts';
import { sql } from 'kysely';
import { logInAs, meetCustomer, newAccount, PASSWORD, registerAs } from '../../../testing/people/account.ts';
import { customers, order, prepareBuyer } from '../../../testing/people/buyer.ts';
import { complaint, meetReturner, returnForm, withReason } from '../../../testing/people/returner.ts';
import { makePhoto, reviewWords } from '../../../testing/people/reviews.ts';
import { openTestShop, TEST_DAY, type TestShop } from '../../../testing/shop/shop.ts';
import { startSession, type TestClient } from '../../../testing/shop/test-client.ts';
import { deleteDueAccounts } from './delete-due.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await sql`truncate session, customer, outbox, attempt, one_time_token, cart cascade`.execute(shop.db);
});
afterAll(() => shop.close());

const email = 'jana@example.sk';
const { email: _, ...address } = customers.sk;
const meet = (to = email) => meetCustomer(shop, 'sk', { email: to });
const emails = (kind: string) => {
  const query = shop.db.selectFrom('outbox').select(['recipient', 'data']).orderBy('id');
  return query.where('kind', '=', kind as 'data-export').execute();
};
const remove = (client: TestClient, currentPassword = PASSWORD) => client.send(requestDeletion, { currentPassword });
const tokenOf = async (client: TestClient) => {
  await client.send(requestExport, { currentPassword: PASSWORD });
  return (await emails('data-export')).at(-1)?.data.token ?? 'none';
};
const makeDue = () => sql`update customer set deletion_due_at = now() - interval '1 minute'`.execute(shop.db);

/** A customer with an order, an address and a voucher. */
async function meetBuyer() {
  const buyer = await prepareBuyer(shop);
  await registerAs(buyer, newAccount('sk', { email }));
  await order(buyer);
  await buyer.send(saveBookAddress, { ...address, street: 'Adresárová' });
  await sql`
    insert into voucher (country, code, customer_id, value, remaining, valid_from)
    select 'sk', gen_random_uuid()::text, id, 500, 500, ${TEST_DAY} from customer
  `.execute(shop.db);
  await sql`
    insert into push_subscription (country, session_id, customer_id, endpoint, p256dh, auth, origin)
    select 'sk', s.id, o.customer_id, 'https://push.example/' || gen_random_uuid(), 'p', 'a', 'https://odeta.example'
    from session s, lateral (values (s.customer_id), (null)) as o (customer_id) where s.customer_id is not null
  `.execute(shop.db);
  return buyer;
}

test('the data export contains the customer’s stored data without secrets, and its link works once (P8)', async () => {
  const buyer = await meetBuyer();
  const token = await tokenOf(buyer);

  const { status, body } = await buyer.send(openExport, { token });

  expect(status).toBe(200);
  expect(body.data.customer).toMatchObject([{ email, first_name: 'Jana' }]);
  expect(body.data.address).toMatchObject([{ street: 'Adresárová' }]);
  expect(body.data.order).toHaveLength(1);
  expect(body.data.order_item?.length).toBeGreaterThan(0);
  expect(body.data.voucher).toHaveLength(1);
  expect(body.data.consent?.length).toBeGreaterThan(0);
  expect(JSON.stringify(body)).not.toMatch(/password_hash|id_hash|token_hash|scrypt|argon|p256dh|push\.example/);
  expect((await buyer.send(openExport, { token })).problem.code).toBe('unknown-link');
});

test('the data export contains review photos and files of returns and messages as data URLs (P8, H16)', async () => {
  const { customer, orderId, lineIds, email: own } = await meetReturner(shop);
  const [lineId = ''] = lineIds;
  const attachments = [await makePhoto()];
  await customer.send(writeReview, { ...reviewWords, lineId, attachments });
  await customer.send(
    openReturn,
    returnForm(orderId, lineId, { ...complaint, lines: withReason(lineId, 'seam'), attachments }),
  );
  const words = { topic: 'other', orderNumber: '', name: '', message: 'Foto', copy: false } as const;
  const scan = { name: 'faktúra.pdf', data: Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64') };
  await customer.send(sendMessage, { ...words, email: own, attachments: [scan] });
  const stranger = await meet('other@example.sk');

  const { data } = (await customer.send(openExport, { token: await tokenOf(customer) })).body;
  const others = (await stranger.send(openExport, { token: await tokenOf(stranger) })).body.data;

  expect(data.review_photo).toMatchObject([{ large: expect.stringMatching(/^data:image\/webp;base64,/) }]);
  expect(data.return_attachment).toMatchObject([{ content: expect.stringMatching(/^data:image\/jpeg;base64,/) }]);
  expect(data.contact_attachment).toMatchObject([{ content: `data:application/pdf;base64,${scan.data}` }]);
  expect(data.return_item).toHaveLength(1);
  expect(Object.keys(others).filter((table) => /photo|attachment|return/.test(table))).toEqual([]);
});

test('a data export has only its customer’s data, opens only for them, needs the password and is rate limited (P8)', async () => {
  const jana = await meet();
  await jana.send(saveBookAddress, { ...address, street: 'Janina' });
  const token = await tokenOf(jana);
  const other = await meet('other@example.sk');
  const guest = await startSession(shop.app, 'sk');

  expect((await other.send(openExport, { token })).problem.code).toBe('unknown-link');
  expect((await guest.send(openExport, { token })).problem.code).toBe('log-in-required');
  const own = await other.send(openExport, { token: await tokenOf(other) });
  expect(JSON.stringify(own.body)).not.toMatch(/Janina|jana@example/);
  expect((await jana.send(openExport, { token })).status).toBe(200);
  const wrong = await jana.send(requestExport, { currentPassword: 'x' });
  expect(Object.keys(wrong.problem.validation)).toEqual(['currentPassword']);
  for (let count = 0; count < 2; count += 1) await tokenOf(jana);
  expect((await jana.send(requestExport, { currentPassword: PASSWORD })).status).toBe(429);
});

test('an account is deleted after a waiting period, with e-mails at start and end, and can be restored until then (P8)', async () => {
  const jana = await meet();
  const phone = await startSession(shop.app, 'sk');
  await logInAs(phone, { email });
  expect((await remove(jana, 'x')).status).toBe(422);

  const { body } = await remove(jana);
  await remove(jana);

  const days = (Date.parse(body.deletionDueAt ?? '') - Date.now()) / 86_400_000;
  expect(Math.round(days)).toBe(body.waitDays);
  expect(await emails('deletion-requested')).toHaveLength(1);
  expect((await phone.send(readAccount)).status).toBe(401);
  expect(await deleteDueAccounts(shop)).toBe(0);
  await jana.send(cancelDeletion, {});
  expect((await jana.send(readPersonalData)).body.deletionDueAt).toBeNull();
  await makeDue();

  expect(await deleteDueAccounts(shop)).toBe(1);
  expect(await deleteDueAccounts(shop)).toBe(0);
  expect((await emails('deletion-done')).map(({ recipient }) => recipient)).toEqual([email]);
  expect((await jana.send(readAccount)).status).toBe(401);
  expect((await logInAs(await startSession(shop.app, 'sk'), { email })).status).toBe(401);
  expect((await meet()).csrf).toBeDefined();
});

test('a deletion waits for open orders, deadlines, returns and refunds, says so, and leaves only the order data that invoices need (P8)', async () => {
  const buyer = await meetBuyer();
  await makeDue();
  const waits = async () => [await deleteDueAccounts(shop), (await buyer.send(readPersonalData)).body.waitsFor];
  expect(await waits()).toEqual([0, ['order']]);
  await sql`update shop_order set state = 'review', delivered_at = now() - interval '14 days'`.execute(shop.db);
  expect(await waits()).toEqual([0, ['deadline']]);
  await sql`update shop_order set delivered_at = now() - interval '15 days'`.execute(shop.db);
  await sql`
    insert into refund (order_id, key, amount, state) select id, 'r', 1, 'requested' from shop_order order by placed_at desc limit 1
  `.execute(shop.db);
  expect(await waits()).toEqual([0, ['refund']]);
  await sql`update refund set state = 'done'`.execute(shop.db);
  await sql`
    insert into return_case
      (number, key, request_digest, country, order_id, kind, state, refund_method, bank_account, holder, note, fee, way_cost, goods, created_at)
    select 'V1', 'k', '', 'sk', id, 'declaration', 'sent', 'bank-account', 'SK1', 'Jana', 'Malé', 0, 0, 1, now()
    from shop_order order by placed_at desc limit 1
  `.execute(shop.db);
  expect(await waits()).toEqual([0, ['return']]);
  await sql`update return_case set state = 'completed'`.execute(shop.db);

  expect(await deleteDueAccounts(shop)).toBe(1);

  const { rows } = await sql<{ order: Record<string, unknown> }>`
    select to_jsonb(o) as order from shop_order o order by placed_at desc limit 1`.execute(shop.db);
  const kept = rows[0]?.order;
  expect(kept).toMatchObject({ email: '', customer_id: null, bill_to: { lastName: 'Hrušková', mobilePhone: '' } });
  const left = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from address t union all select to_jsonb(t)::text from consent t where email <> ''
  `.execute(shop.db);
  expect(left.rows).toEqual([]);
  const returns = await sql`select bank_account, holder, note from return_case where number = 'V1'`.execute(shop.db);
  expect(returns.rows).toEqual([{ bankAccount: '', holder: '', note: '' }]);
  expect(await shop.db.selectFrom('pushSubscription').select('id').execute()).toEqual([]);
  const vouchers =
    await sql`select from voucher where remaining > 0 and customer_id is null and code like '%-%-%-%-%'`.execute(
      shop.db,
    );
  expect(vouchers.rows).toEqual([]);
});

test('personal data, exports and deletions require a login (P8)', async () => {
  const stranger = await startSession(shop.app, 'sk');

  const answers = [
    await stranger.send(readPersonalData),
    await stranger.send(requestExport, { currentPassword: PASSWORD }),
    await remove(stranger),
    await stranger.send(cancelDeletion, {}),
  ];

  expect(answers.map(({ problem }) => problem.code)).toEqual(Array.from({ length: 4 }, () => 'log-in-required'));
});
