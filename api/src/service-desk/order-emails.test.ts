import { linkPaths } from '@odeta/contracts';
import type { ServiceOrder } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { meetAmender } from '../../testing/people/amender.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { cleanUp } from '../clean-up/clean-up.ts';

interface Seen {
  email: { kind: string; recipient: string; subject: string; html: string; text: string; attachments: string[] };
}

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date() });
  service = await openEmployee(shop, 'service', 'Sona');
});
afterAll(() => shop.close());

/** An order, with its e-mail that was sent. */
async function meetOrder() {
  const { orderId, row } = await meetAmender(shop);
  await shop.sendEmails();
  const sent = shop.emails.at(-1);
  const { order } = (await service.get<{ order: ServiceOrder }>(`/orders/${orderId}`)).body;
  return { orderId, row, sent, emails: order.emails, id: order.emails[0]?.id ?? '' };
}
const again = (orderId: string, id: string, key: string) =>
  service.post<{ order: ServiceOrder }>(
    `/orders/${orderId}/emails/${id}/send`,
    { reason: 'Not received' },
    { 'idempotency-key': key },
  );

test('an e-mail is seen as it was sent, without the key that opens the order', async () => {
  const { orderId, row, sent, emails, id } = await meetOrder();

  const { body } = await service.get<Seen>(`/orders/${orderId}/emails/${id}`);

  expect(emails).toMatchObject([{ kind: 'order-placed', state: 'sent', isKept: true }]);
  expect(body.email).toMatchObject({ kind: 'order-placed', recipient: row.email, subject: sent?.subject });
  expect(body.email.attachments).toEqual((sent?.attachments ?? []).map(({ filename }) => filename));
  const withoutKey = sent?.text.replaceAll(new RegExp(`(${linkPaths.order})[\\w.~-]+`, 'g'), '$1…');
  expect(body.email.text).toBe(withoutKey);
  expect(sent?.text).not.toBe(withoutKey);
  const acts = await shop.db
    .selectFrom('staffAct')
    .select(['act', 'subject', 'reason'])
    .orderBy('id', 'desc')
    .execute();
  expect(acts[0]).toEqual({ act: 'read-email', subject: row.number, reason: `E-mail ${id}` });
});

test('it is also a page of its own, which runs nothing and is in no cache', async () => {
  const { orderId, id } = await meetOrder();
  const { body } = await service.get<Seen>(`/orders/${orderId}/emails/${id}`);
  const read = (headers: Record<string, string>) =>
    shop.app.inject({ url: `/api/staff/orders/${orderId}/emails/${id}/page`, headers });

  const page = await read({ authorization: `Bearer ${service.key}` });
  const strange = await read({});

  expect([page.statusCode, page.body]).toEqual([200, body.email.html]);
  expect(page.headers['content-security-policy']).toMatch(/^default-src 'none'.*frame-ancestors 'self'; sandbox$/);
  expect(page.headers['cache-control']).toBe('no-store');
  expect(strange.statusCode).toBe(401);
});

test('it is sent again once for each request, to the address of the order, and recorded', async () => {
  const { orderId, row, id } = await meetOrder();
  const before = shop.emails.length;

  const answers = await Promise.all([1, 2, 3].map(() => again(orderId, id, 'one-press-of-a-button')));
  await shop.sendEmails();

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(shop.emails.slice(before).map(({ to, subject }) => [to, subject])).toEqual([
    [row.email, expect.stringContaining(row.number)],
  ]);
  const { order } = (await service.get<{ order: ServiceOrder }>(`/orders/${orderId}`)).body;
  expect(order.emails.map(({ kind, state }) => [kind, state])).toEqual([
    ['order-placed', 'sent'],
    ['order-placed', 'sent'],
  ]);
});

test('at most three e-mails about an order are sent again in a day', async () => {
  const { orderId, id } = await meetOrder();
  for (const key of ['press-one', 'press-two', 'press-three']) expect((await again(orderId, id, key)).status).toBe(200);

  const fourth = await again(orderId, id, 'press-four');
  const first = await again(orderId, id, 'press-one');

  expect([fourth.status, fourth.code, first.status]).toEqual([409, 'not-possible', 200]);
});

test('an e-mail of another order, or one that is not kept any more, is not found', async () => {
  const [one, other] = [await meetOrder(), await meetOrder()];
  expect((await service.get(`/orders/${one.orderId}/emails/${other.id}`)).status).toBe(404);
  expect((await again(one.orderId, other.id, 'press-other')).status).toBe(404);

  await sql`update sent_email set sent_at = now() - interval '31 days' where outbox_id = ${one.id}`.execute(shop.db);
  await cleanUp(shop.db);

  expect((await service.get(`/orders/${one.orderId}/emails/${one.id}`)).status).toBe(404);
  const left = await sql`select from sent_email where order_id = ${one.orderId}`.execute(shop.db);
  expect(left.rows).toEqual([]);
});
