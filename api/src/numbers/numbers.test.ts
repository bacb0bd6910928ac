import { readSearch } from '@odeta/contracts';
import { type DayRow, type EmptySearch, type EndingStock, staffRoles } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import { meetAmender } from '../../testing/people/amender.ts';
import { prepareBuyer } from '../../testing/people/buyer.ts';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { createEmptySearches } from './empty-searches.ts';
import { summarizeDays } from './summarize-days.ts';

/** Noon of a Friday in Slovakia. */
const NOW = new Date('2026-11-27T11:00:00Z');

let shop: TestShop;
let owner: Employee;
beforeAll(async () => {
  shop = await openTestShop({ now: () => NOW });
  owner = await openEmployee(shop, 'owner', 'Olga');
});
afterAll(() => shop.close());

const summarize = () => summarizeDays({ db: shop.db, now: () => NOW });
const daysOf = async (query: string) => (await owner.get<{ rows: DayRow[] }>(`/numbers/days?${query}`)).body.rows;

test('orders, turnover and steps of carts are counted on the day of the country on which they happened', async () => {
  const orders = [await meetAmender(shop), await meetAmender(shop), await meetAmender(shop)];
  await prepareBuyer(shop);
  await sql`update cart set created_at = ${NOW}`.execute(shop.db);
  await sql`update shop_order set placed_at = ${NOW}`.execute(shop.db);
  // The last minute of Thursday and the first one of Friday, by the clock of Slovakia.
  const [late, early] = orders.map(({ orderId }) => orderId);
  await sql`update shop_order set placed_at = '2026-11-26T22:59:59Z' where id = ${late}`.execute(shop.db);
  await sql`update shop_order set placed_at = '2026-11-26T23:00:00Z' where id = ${early}`.execute(shop.db);
  await sql`update shop_order set cancelled_at = ${NOW}, cancelled_by = 'buyer' where id = ${early}`.execute(shop.db);

  await summarize();
  await summarize();

  const total = orders.reduce((sum, { row }) => sum + row.total, 0);
  const ofThursday = orders[0]?.row.total ?? 0;
  const [friday, thursday] = await daysOf('country=sk&from=2026-11-26&until=2026-11-27');
  expect(friday).toEqual({
    ...{
      country: 'sk',
      day: '2026-11-27',
      currency: 'EUR',
      orders: 2,
      turnover: total - ofThursday,
      cancelled: 1,
      returns: 0,
    },
    ...{ refunded: 0, carts: 4, cartsWithDelivery: 4, cartsWithPayment: 4, cartsOrdered: 3 },
  });
  expect(thursday).toMatchObject({ day: '2026-11-26', orders: 1, turnover: ofThursday });
});

test('a day that is over keeps its figures when its carts are deleted', async () => {
  await sql`insert into day_figure (country, day, name, value) values ('sk', '2026-10-01', 'orders', 7), ('sk', '2026-10-01', 'carts', 9)
    on conflict (country, day, name) do update set value = excluded.value`.execute(shop.db);

  await summarize();

  expect(await daysOf('country=sk&from=2026-10-01&until=2026-10-01')).toMatchObject([{ orders: 7, carts: 9 }]);
});

test('figures of earlier days are computed little by little, and every statement has an index', async () => {
  for (let run = 0; run < 10; run += 1) await summarize();

  const { rows } = await sql<{ count: number }>`
    select count(distinct day) from day_figure where country = 'pl'
  `.execute(shop.db);
  expect(rows[0]?.count).toBe(93);
  const indexes = await sql`
    select from pg_indexes where schemaname = ${shop.schema}
      and indexname in ('shop_order_day', 'shop_order_cancelled', 'return_case_day', 'refund_day', 'cart_day')
  `.execute(shop.db);
  expect(indexes.rows).toHaveLength(5);
});

test('searches that find nothing are counted without addresses, numbers and what only one person typed', async () => {
  const searches = createEmptySearches({ db: shop.db, now: () => NOW });
  for (const typed of [
    'Hoverboard ',
    'hoverboard',
    'HOVERBOARD',
    'once only',
    'x@example.sk',
    '0905 123 456',
    'a b c d e',
  ]) {
    searches.add('sk', typed);
  }
  await searches.save();
  await searches.save();

  const { body } = await owner.get<{ rows: EmptySearch[] }>('/numbers/empty-searches?country=sk');
  expect(body.rows).toEqual([{ country: 'sk', words: 'hoverboard', count: 3 }]);
  const stored = await sql<{ words: string }>`select words from empty_search order by words`.execute(shop.db);
  expect(stored.rows.map(({ words }) => words)).toEqual(['hoverboard', 'once only']);
});

test('a search on the page that finds nothing is counted when the server closes, at the latest', async () => {
  const other = await openTestShop({ name: 'numbers' });
  await newClient(other.app, 'sk').send(readSearch, { q: 'vznášadlo' });
  await newClient(other.app, 'sk').send(readSearch, { q: 'šaty' });

  await other.app.close();

  const { rows } = await sql`select country, words, count from empty_search`.execute(other.db);
  expect(rows).toEqual([{ country: 'sk', words: 'vznášadlo', count: 1 }]);
  await other.close();
});

test('what is nearly sold out is listed with its pace', async () => {
  await sql`update stock set on_hand = reserved + 1 where variant_id = ${await shop.variantId('DRESS-wine-s')}`.execute(
    shop.db,
  );
  await sql`update shop_order set placed_at = ${NOW}`.execute(shop.db);

  const { body } = await owner.get<{ rows: EndingStock[] }>('/numbers/ending-stock?country=sk');

  expect(body.rows[0]).toMatchObject({ country: 'sk', article: 'DRESS-wine-s', available: 1, sold: 6 });
});

test('each table is a CSV file, too, whose cells no spreadsheet executes', async () => {
  await sql`insert into empty_search (country, day, words, count) values ('sk', '2026-11-27', '=cmd', 9)`.execute(
    shop.db,
  );

  const { payload, headers } = await shop.app.inject({
    url: '/api/staff/numbers/empty-searches.csv?country=sk',
    headers: { authorization: `Bearer ${owner.key}` },
  });

  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'no-store' });
  expect(payload.split('\r\n').slice(0, 2)).toEqual(['country,words,count', "sk,'=cmd,9"]);
});

test.each(['from=2026-11-27&until=2026-11-26', 'from=2020-01-01&until=2026-11-26', 'from=yesterday', 'country=de'])(
  'the period %s is refused',
  async (query) => {
    const csv = await shop.app.inject({
      url: `/api/staff/numbers/days.csv?${query}`,
      headers: { authorization: `Bearer ${owner.key}` },
    });
    expect([(await owner.get(`/numbers/days?${query}`)).status, csv.statusCode]).toEqual([422, 422]);
  },
);

test('who only helps customers or writes texts does not read figures, and nobody does without a key', async () => {
  const statuses: Record<string, number> = {};
  for (const role of staffRoles) {
    const employee = await openEmployee(shop, role, `A ${role}`);
    statuses[role] = (await employee.get('/numbers/days')).status;
  }

  expect(statuses).toEqual({ service: 403, editor: 403, merchandiser: 200, owner: 200 });
  expect((await shop.app.inject('/api/staff/numbers/days.csv')).statusCode).toBe(401);
});
