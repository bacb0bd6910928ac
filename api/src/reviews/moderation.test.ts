import { readOwnReviews, readProduct, readReviews, reviewPhotoUrl, writeReview } from '@odeta/contracts';
import { STAFF_REVIEW_PHOTO } from '@odeta/contracts/staff';
import { sql } from 'kysely';
import sharp from 'sharp';
import { type Employee, openEmployee } from '../../testing/people/employee.ts';
import { decide, makePhoto, meetReceiver, readWaiting, reviewWords } from '../../testing/people/reviews.ts';
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

const ratingOf = async (client: TestClient, slug: string) => (await client.send(readProduct, { slug })).body;
const shownOf = async (client: TestClient, slug: string) => (await client.send(readReviews, { slug })).body.reviews;

test('a review is shown, verified and counted only after staff have published it (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const before = await ratingOf(customer, slug);
  await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId });
  expect((await ratingOf(customer, slug)).rating).toEqual(before.rating);

  const read = await decide(service);

  const product = await ratingOf(customer, slug);
  expect(read.body).toBe('Sedia presne.');
  expect(JSON.stringify(read)).not.toContain('example.sk');
  expect(product.reviews?.ofCustomers).toEqual({ mean: 4.5, count: 1 });
  expect(product.rating?.count).toBe((before.rating?.count ?? 0) + 1);
  const { rows } = await sql`
    select distinct l.stars = ${2 * (product.rating?.stars ?? 0)} and f.stars = l.stars as same
    from listing l join listing_family f using (country, product_id) where l.product_id = ${product.id} and l.country = 'sk'
  `.execute(shop.db);
  expect(rows).toEqual([{ same: true }]);
  const reviews = await shownOf(customer, slug);
  expect(reviews[0]).toMatchObject({ nick: 'Jana', stars: 4.5, verified: true, demo: false, height: 172 });
  expect(JSON.stringify(reviews)).not.toContain('example.sk');
});

test('a refused review is not shown and its author sees the reason; a review changed meanwhile is not decided on (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const { review } = (await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId })).body;
  const { at: readAt } = await readWaiting(service);
  await sql`update review set at = at + interval '1 second' where id = ${review.id}`.execute(shop.db);
  const stale = await service.post(`/reviews/${review.id}/decide`, { readAt });

  await decide(service, 'personal-data');

  expect([stale.status, stale.code]).toEqual([409, 'not-possible']);
  expect((await customer.send(readOwnReviews)).body.written).toMatchObject([
    { state: 'refused', refusal: 'Hodnotenie obsahuje osobné údaje.' },
  ]);
  expect(JSON.stringify(await shownOf(customer, slug))).not.toContain('Sedia presne.');
});

test('a published review is found by its words, taken back with a reason and published again, and the rating follows (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const before = (await ratingOf(customer, slug)).rating;
  await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId });
  const { id, at: readAt } = await decide(service);
  const find = async (state: string, q: string) =>
    (
      await service.get<{ reviews: { id: number; refusal: string | null }[]; count: number }>(
        `/reviews?${new URLSearchParams({ state, q })}`,
      )
    ).body;

  expect(await find('shown', 'SEDIA')).toMatchObject({ reviews: [{ id }], count: 1 });
  expect(await find('shown', 'no such words')).toEqual({ reviews: [], count: 0 });
  const taken = await service.post(`/reviews/${id}/decide`, { readAt, refusal: 'advertising' });
  const again = await service.post(`/reviews/${id}/decide`, { readAt, refusal: 'advertising' });

  expect([taken.status, again.code]).toEqual([200, 'not-possible']);
  expect(await find('refused', 'jana')).toMatchObject({ reviews: [{ id, refusal: 'advertising' }] });
  expect([await shownOf(customer, slug), (await ratingOf(customer, slug)).rating]).toEqual([
    expect.not.arrayContaining([expect.objectContaining({ nick: 'Jana' })]),
    before,
  ]);
  await service.post(`/reviews/${id}/decide`, { readAt });
  expect((await shownOf(customer, slug))[0]).toMatchObject({ nick: 'Jana' });
});

test('a review of the demonstration, or an unknown one, is nothing to decide on', async () => {
  const { customer, goods } = await meetReceiver(shop);
  await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId });
  const { id, at: readAt } = await readWaiting(service);
  const decideOn = async (reviewId: number, refusal = 'offensive') =>
    (await service.post(`/reviews/${reviewId}/decide`, { readAt, refusal })).status;

  expect([await decideOn(999_999_999), await decideOn(id, 'bad-opinion')]).toEqual([404, 422]);
  await sql`update review set seeded = true where id = ${id}`.execute(shop.db);
  expect(await decideOn(id)).toBe(404);
  await sql`delete from review where id = ${id}`.execute(shop.db);
});

test('review photos are re-encoded, and visible only to their author and staff until the review is published (P11, H16)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const attachments = [await makePhoto()];
  const { review } = (await customer.send(writeReview, { ...reviewWords, attachments, lineId: goods.lineId })).body;
  const photoId = review.photos[0]?.id ?? '';
  const url = reviewPhotoUrl(photoId, 'large');
  const ask = (headers = {}) => shop.app.inject({ url, headers: { host: 'sk.localhost:3000', ...headers } });

  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = await ask({ cookie });
  const hidden = await ask();
  const [read] = (await readWaiting(service)).photos;
  const ofStaff = await service.file(STAFF_REVIEW_PHOTO.replace('{photoId}', read?.id ?? ''));
  await decide(service);
  const shown = await ask();

  expect([own.statusCode, hidden.statusCode, ofStaff.status, shown.statusCode]).toEqual([200, 404, 200, 200]);
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  expect((await sharp(ofStaff.content).metadata()).format).toBe('webp');
  expect(ofStaff.headers['cache-control']).toBe('no-store');
  expect((await shownOf(customer, slug))[0]?.photos).toEqual(review.photos);
});
