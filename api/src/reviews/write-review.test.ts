import { changeReview, deleteReview, readOrders, readOwnReviews, readProduct, writeReview } from '@odeta/contracts';
import { sql } from 'kysely';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { decide, meetBuyer, meetReceiver, reviewWords } from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
let service: Employee;
beforeAll(async () => {
  shop = await openTestShop();
  service = await openEmployee(shop, 'service');
});
afterEach(() => sql`delete from review where not seeded`.execute(shop.db));
afterAll(() => shop.close());

const customersOf = async (client: TestClient, slug: string) =>
  (await client.send(readProduct, { slug })).body.reviews?.ofCustomers ?? null;

test('an item can be reviewed once it is delivered, only by its buyer, and only once (P11)', async () => {
  const { customer, warehouse } = await meetBuyer(shop);
  await warehouse.send();
  expect((await customer.send(readOwnReviews)).body.open).toEqual([]);
  await warehouse.report('delivered', { parcel: 'parcel-1' });

  const [goods] = (await customer.send(readOwnReviews)).body.open;
  const lineId = goods?.lineId ?? '';
  const { customer: other } = await meetBuyer(shop);
  const foreign = await other.send(writeReview, { ...reviewWords, lineId });
  const first = await customer.send(writeReview, { ...reviewWords, lineId });
  const second = await customer.send(writeReview, { ...reviewWords, lineId });

  expect([foreign.status, first.status, second.problem?.code]).toEqual([404, 200, 'review-known']);
  expect(first.body.review).toMatchObject({
    state: 'waiting',
    stars: 4.5,
    tags: ['good-quality', 'warm'],
    height: 172,
  });
  expect((await customer.send(readOwnReviews)).body).toMatchObject({ open: [], written: [{ goods: { lineId } }] });
});

test('a waiting review can be changed, and a published one can only be deleted (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const { review } = (await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId })).body;
  const change = { ...reviewWords, reviewId: review.id, kept: [], text: 'Už sú malé.', stars: 2 };

  const changed = await customer.send(changeReview, change);
  await decide(service);
  const late = await customer.send(changeReview, change);
  const { customer: other } = await meetBuyer(shop);
  await other.send(deleteReview, { reviewId: review.id });
  const kept = await customersOf(customer, slug);
  await customer.send(deleteReview, { reviewId: review.id });

  expect(changed.body.review).toMatchObject({ text: 'Už sú malé.', stars: 2, state: 'waiting' });
  expect(late.problem?.code).toBe('review-decided');
  expect(kept).toEqual({ mean: 2, count: 1 });
  expect(await customersOf(customer, slug)).toBeNull();
});

test('a review stays in the list of a customer who has bought 200 more lines since (P11)', async () => {
  const { customer, goods } = await meetReceiver(shop);
  const { review } = (await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId })).body;
  await sql`
    with carts as (
      insert into cart (country, state) select 'sk', 'ordered' from generate_series(1, 200) returning id
    ), orders as (
      insert into shop_order overriding system value
      select (jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'number', 'L' || c.id, 'cart_id', c.id))).*
      from shop_order o, carts c
      where o.id = (select order_id from order_item where id = ${goods.lineId}::bigint)
      returning id
    ), lines as (
      insert into order_item overriding system value
      select (jsonb_populate_record(i, jsonb_build_object('order_id', o.id, 'id', -row_number() over ()))).*
      from order_item i, orders o where i.id = ${goods.lineId}::bigint
      returning id
    )
    insert into parcel_item select (jsonb_populate_record(p, jsonb_build_object('order_item_id', l.id))).*
    from parcel_item p, lines l where p.order_item_id = ${goods.lineId}::bigint
  `.execute(shop.db);

  const { open, written } = (await customer.send(readOwnReviews)).body;

  expect([open.length, written.map(({ id }) => id)]).toEqual([200, [review.id]]);
});

test.each([
  ['a quarter of a star', { stars: 3.25 }, 'stars'],
  ['no stars', { stars: 0 }, 'stars'],
  ['no answer about the fit of clothes', { fit: null }, 'fit'],
  ['an unlikely height', { height: '900' }, 'height'],
  ['a text of spaces only', { text: ' \u200b\n ' }, 'text'],
  ['four photos', { attachments: Array(4).fill({ name: 'a.png', data: '' }) }, 'attachments'],
  ['a file that is not a picture', { attachments: [{ name: 'a.png', data: 'aGVsbG8=' }] }, 'attachments'],
])('%s is a validation error (P11)', async (_name, part, field) => {
  const { customer, goods } = await meetReceiver(shop);

  const { status, problem } = await customer.send(writeReview, { ...reviewWords, ...part, lineId: goods.lineId });

  expect([status, Object.keys(problem?.validation ?? {})]).toEqual([422, [field]]);
});

test('a review is plain text, and invisible characters are removed from it (P11)', async () => {
  const { customer, goods } = await meetReceiver(shop);
  const text = '<b>Pekné</b>\u202e\r\n\r\n\r\n\r\nšaty\u0007';

  const { body } = await customer.send(writeReview, {
    ...reviewWords,
    text,
    nick: ' Jana\n K. ',
    lineId: goods.lineId,
  });

  expect([body.review.text, body.review.nick]).toEqual(['<b>Pekné</b>\n\nšaty', 'Jana K.']);
  expect((await decide(service)).body).toContain('<b>Pekné</b>');
});

test('an order is listed for review until all of it is reviewed or a hundred days have passed (P4, P11)', async () => {
  const { customer, goods } = await meetReceiver(shop);
  const asked = async () => {
    const { orders, counts } = (await customer.send(readOrders, { list: 'review' })).body;
    return [counts.review, orders.map(({ toReview }) => toReview)];
  };
  expect(await asked()).toEqual([1, [1]]);
  await sql`update shop_order set delivered_at = delivered_at - interval '101 days' where state = 'review'`.execute(
    shop.db,
  );
  expect(await asked()).toEqual([0, []]);
  await sql`update shop_order set delivered_at = delivered_at + interval '101 days' where state = 'review'`.execute(
    shop.db,
  );

  await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId });

  expect(await asked()).toEqual([0, []]);
});
