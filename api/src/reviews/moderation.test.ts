import { readOwnReviews, readProduct, readReviews, reviewPhotoUrl, writeReview } from '@odeta/contracts';
import { sql } from 'kysely';
import sharp from 'sharp';
import {
  ask,
  decide,
  MODERATION,
  makePhoto,
  meetReceiver,
  pressForm,
  readWaiting,
  reviewWords,
} from '../../testing/people/reviews.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import type { TestClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterEach(() => sql`delete from review where not seeded`.execute(shop.db));
afterAll(() => shop.close());

const ratingOf = async (client: TestClient, slug: string) => (await client.send(readProduct, { slug })).body;

test('a review is shown, verified and counted only after staff have published it (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const before = await ratingOf(customer, slug);
  await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId });
  expect((await ratingOf(customer, slug)).rating).toEqual(before.rating);

  const { page, said } = await decide(shop, 'publish');

  const product = await ratingOf(customer, slug);
  expect([page.includes('Sedia presne.'), page.includes('jana@example.sk'), said]).toEqual([
    true,
    false,
    `${MODERATION}?said=published`,
  ]);
  expect(product.reviews?.ofCustomers).toEqual({ mean: 4.5, count: 1 });
  expect(product.rating?.count).toBe((before.rating?.count ?? 0) + 1);
  const { rows } = await sql`
    select distinct l.stars = ${2 * (product.rating?.stars ?? 0)} and f.stars = l.stars as is_right
    from listing l join listing_family f using (country, product_id) where l.product_id = ${product.id} and l.country = 'sk'
  `.execute(shop.db);
  expect(rows).toEqual([{ isRight: true }]);
  const { reviews } = (await customer.send(readReviews, { slug })).body;
  expect(reviews[0]).toMatchObject({ nick: 'Jana', stars: 4.5, verified: true, demo: false, height: 172 });
  expect(JSON.stringify(reviews)).not.toContain('example.sk');
});

test('a refused review is not shown and its author sees the reason; a review changed meanwhile is not decided on (P11)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const { review } = (await customer.send(writeReview, { ...reviewWords, lineId: goods.lineId })).body;
  const { readAt } = await readWaiting(shop);
  await sql`update review set at = at + interval '1 second' where id = ${review.id}`.execute(shop.db);
  const stale = await pressForm(shop, { id: review.id, readAt, do: 'publish' });

  await decide(shop, 'personal-data');

  expect(stale.headers.location).toBe(`${MODERATION}?said=changed`);
  expect((await customer.send(readOwnReviews)).body.written).toMatchObject([
    { state: 'refused', refusal: 'Hodnotenie obsahuje osobné údaje.' },
  ]);
  expect(JSON.stringify((await customer.send(readReviews, { slug })).body)).not.toContain('Sedia presne.');
});

test('review photos are re-encoded, and visible only to their author until the review is published (P11, H16)', async () => {
  const { customer, goods, slug } = await meetReceiver(shop);
  const attachments = [await makePhoto()];
  const { review } = (await customer.send(writeReview, { ...reviewWords, attachments, lineId: goods.lineId })).body;
  const url = reviewPhotoUrl(review.photos[0]?.id ?? '', 'large');

  const cookie = [...customer.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const own = await ask(shop, { url, headers: { cookie } });
  const hidden = await ask(shop, { url });
  await decide(shop, 'publish');
  const shown = await ask(shop, { url });

  expect([own.statusCode, hidden.statusCode, shown.statusCode]).toEqual([200, 404, 200]);
  expect((await sharp(shown.rawPayload).metadata()).format).toBe('webp');
  expect((await customer.send(readReviews, { slug })).body.reviews[0]?.photos).toEqual(review.photos);
});

test('the moderation page is available only on the shop’s own machine or with its key (P11)', async () => {
  const foreign = await ask(shop, { url: MODERATION, remoteAddress: '203.0.113.9' });
  const throughOthers = await ask(shop, { url: MODERATION, headers: { 'x-forwarded-for': '127.0.0.1' } });
  const closed = await openTestShop({ config: { MODERATION_KEY: 'a-long-enough-key' } });
  const give = (password: string) => {
    const authorization = `Basic ${Buffer.from(`shop:${password}`).toString('base64')}`;
    return ask(closed, { url: MODERATION, headers: { authorization } });
  };
  const real = await openTestShop({ name: 'real', config: { NODE_ENV: 'production', DEMO: false } });
  const withoutKey = await ask(real, { url: MODERATION });
  await real.close();
  const [wrong, right] = [await give('another-key'), await give('a-long-enough-key')];
  await closed.close();

  expect([foreign, throughOthers, withoutKey, wrong, right].map(({ statusCode }) => statusCode)).toEqual([
    404, 404, 404, 401, 200,
  ]);
});
