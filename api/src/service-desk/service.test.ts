import { type BodyOf, readOrder } from '@odeta/contracts';
import type { FoundOrder, listRefusedActs, ServiceOrder } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { requireMoneyTruth } from '../../testing/database/money-truth.ts';
import { meetAmender } from '../../testing/people/amender.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { meetReturner } from '../../testing/people/returner.ts';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';

let shop: TestShop;
let service: Employee;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service', 'Sona');
  owner = await openEmployee(shop, 'owner', 'Olga');
});
afterAll(() => shop.close());

const find = async (typed: string) =>
  (await service.get<{ orders: FoundOrder[] }>(`/find?q=${encodeURIComponent(typed)}`)).body.orders;
const read = async (orderId: string) => (await service.get<{ order: ServiceOrder }>(`/orders/${orderId}`)).body.order;

test('an order is found by every number, by name, e-mail, phone and article', async () => {
  const { row, orderId } = await meetReturner(shop);
  const { number: invoice } = await shop.db
    .selectFrom('invoice')
    .select('number')
    .where('orderId', '=', orderId)
    .executeTakeFirstOrThrow();
  const pasted = `\u200e${row.number.replaceAll(' ', '\u00a0')}`;
  const typed = [
    row.number,
    row.number.replaceAll(' ', ''),
    pasted,
    invoice,
    'HRUŠK',
    row.email,
    '+421 905 123 456',
    'dress',
  ];

  const found = await Promise.all(typed.map(find));

  expect(found.map((orders) => orders.some(({ id }) => id === orderId))).toEqual(typed.map(() => true));
  expect(await find('nobody@example.com')).toEqual([]);
});

test('a name is found in any order, with or without accents, and not by the first name of somebody else', async () => {
  const { orderId } = await meetReturner(shop);
  const typed = ['Hruskova', 'jana HRUŠKOVA', 'Hrušková\u00a0Jana', 'hruš\u200bkova'];

  const found = await Promise.all(typed.map(find));

  expect(found.map((orders) => orders.some(({ id }) => id === orderId))).toEqual(typed.map(() => true));
  expect(await find('Eva Hrušková')).toEqual([]);
});

test('every condition of the search has an index', async () => {
  const { rows } = await sql<{ indexname: string }>`
    select indexname from pg_indexes where schemaname = ${shop.schema} and indexname like '%service%'
  `.execute(shop.db);

  expect(rows.map(({ indexname }) => indexname).sort()).toEqual([
    'order_item_service_article',
    'shop_order_service_email',
    'shop_order_service_name',
    'shop_order_service_phone',
  ]);
});

test('one answer has the timeline, parcels, payments, e-mails, invoices, and what the order costs now', async () => {
  const { orderId } = await meetReturner(shop);
  await service.post(`/orders/${orderId}/notes`, { text: 'Called, will call again' });

  const order = await read(orderId);

  expect(order.timeline.map(({ type }) => type)).toEqual(['placed', 'packed', 'sent', 'delivered', 'note']);
  expect([order.parcels.length, order.invoices.length, order.lines.length, order.due]).toEqual([1, 1, 2, 0]);
  expect(order.emails.map(({ kind }) => kind)).toContain('parcel-sent');
});

test('service removes a line and cancels the rest by the ledger of the order, and the buyer sees it', async () => {
  const { buyer, orderId } = await meetAmender(shop);
  const voucher = await shop.db
    .insertInto('voucher')
    .values({ country: 'sk', code: 'UNUSED', value: 100, remaining: 100, validFrom: '2026-01-01' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { body } = await service.get<{ offer: { version: string; lines: { lineId: string }[] } }>(
    `/orders/${orderId}/amend`,
  );
  const lines = [{ lineId: body.offer.lines[0]?.lineId, quantity: 2, variantId: null }];
  const amendment = { version: body.offer.version, lines, reason: 'Called' };
  const key = { 'idempotency-key': 'amended-by-service' };

  const sent = await Promise.all([1, 2].map(() => service.post(`/orders/${orderId}/amend`, amendment, key)));
  await requireMoneyTruth(shop.db, orderId, voucher.id);
  const cancelled = await service.post<{ order: ServiceOrder }>(`/orders/${orderId}/cancel`, { reason: 'Called' });
  await requireMoneyTruth(shop.db, orderId, voucher.id);

  expect(sent.map(({ status }) => status)).toEqual([200, 200]);
  expect([cancelled.body.order.state, cancelled.body.order.price]).toEqual(['cancelled', 0]);
  expect((await buyer.send(readOrder, { orderId })).body.order).toMatchObject({ status: 'cancelled', refunds: [] });
});

test('goodwill is limited by the role, and given once', async () => {
  const { row, orderId } = await meetReturner(shop, { 'DRESS-wine-s': 1 });
  const third = { amount: Math.round(row.total / 3), by: 'money', reason: 'Late' };
  const key = { 'idempotency-key': 'goodwill-of-a-third' };

  const byService = await service.post(`/orders/${orderId}/goodwill`, third);
  const byOwner = await Promise.all([1, 2].map(() => owner.post(`/orders/${orderId}/goodwill`, third, key)));

  expect([byService.code, ...byOwner.map(({ status }) => status)]).toEqual(['not-possible', 200, 200]);
  expect((await read(orderId)).refunds.map(({ amount }) => amount)).toEqual([third.amount]);
});

test('the record of acts does not change, and the owner searches it', async () => {
  const { orderId, row } = await meetAmender(shop);
  await read(orderId);

  const { body } = await owner.get<{ acts: { member: string; act: string; subject: string }[] }>(
    `/acts?subject=${encodeURIComponent(row.number)}`,
  );

  const { number: subject } = row;
  expect(body.acts).toMatchObject([
    { member: 'Olga', act: 'read-acts', subject },
    { member: 'Sona', act: 'read-order', subject },
  ]);
  await expect(sql`update staff_act set reason = 'another'`.execute(shop.db)).rejects.toThrow('does not change');
  await expect(sql`delete from staff_act`.execute(shop.db)).rejects.toThrow('does not change');
});

test('the owner searches the record by a part of a name, an act, a time, and finds the searches that have shown an order', async () => {
  const { orderId, row } = await meetAmender(shop);
  await find(row.number);
  await read(orderId);
  await read(orderId);
  const search = async (asked: Record<string, string>) => {
    const { body } = await owner.get<{ acts: { id: number; member: string; act: string }[] }>(
      `/acts?${new URLSearchParams({ subject: row.number, ...asked })}`,
    );
    return body.acts.map(({ member, act }) => `${member} ${act}`);
  };
  const now = TEST_NOW.toISOString();
  const before = new Date(TEST_NOW.getTime() - 1000).toISOString();

  const reads = ['Sona read-order', 'Sona read-order', 'Sona find'];
  expect(await search({ member: 'SON' })).toEqual(reads);
  expect(await search({ act: 'find' })).toEqual(['Sona find']);
  expect(await search({ member: 'son', from: now })).toEqual(reads);
  expect([await search({ until: now }), await search({ from: before, until: now })]).toEqual([[], []]);
  expect(await search({ subject: row.number.slice(0, -1), act: 'find' })).toEqual([]);
  expect((await owner.get(`/acts?from=${now}&until=${before}`)).validation).toHaveProperty('until');
  expect((await owner.get('/acts?from=2026-13-01T00:00:00Z')).validation).toHaveProperty('from');
});

test('the record has a page of a hundred, and says whether there is more', async () => {
  const { id } = await shop.db
    .selectFrom('staffMember')
    .select('id')
    .where('name', '=', 'Sona')
    .executeTakeFirstOrThrow();
  await sql`
    insert into staff_act (member_id, act, subject, reason, acted_at)
    select ${id}, 'note', 'PAGES', 'A note', ${TEST_NOW}::timestamptz from generate_series(1, 101)
  `.execute(shop.db);
  const page = async (before = '') =>
    (await owner.get<{ acts: { id: number }[]; hasMore: boolean }>(`/acts?subject=PAGES&act=note${before}`)).body;

  const first = await page();
  const second = await page(`&before=${first.acts.at(-1)?.id}`);

  expect([first, second].map(({ acts, hasMore }) => [acts.length, hasMore])).toEqual([
    [100, true],
    [1, false],
  ]);
});

test('the owner sees what roles have refused, by a part of a name, and nobody else does', async () => {
  const editor = await openEmployee(shop, 'editor', 'Edita');
  await editor.get('/find?q=example');
  await editor.get('/messages');
  const read = async (query: string) =>
    (await owner.get<BodyOf<typeof listRefusedActs>>(`/refusals${query}`)).body.refusals;

  const refusals = await read('?member=edi');
  expect(refusals).toMatchObject([
    { member: 'Edita', role: 'editor', act: 'read-decisions', subject: 'messages' },
    { member: 'Edita', role: 'editor', act: 'find', subject: '' },
  ]);
  expect(await read(`?member=edi&before=${refusals[0]?.id}`)).toMatchObject([{ act: 'find' }]);
  expect(await read('?member=nobody')).toEqual([]);
  expect((await service.get('/refusals')).status).toBe(403);
});
