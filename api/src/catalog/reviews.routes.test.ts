import { readCategory, readProduct, readReviews, readSizeTable } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { readConfig } from '../config.ts';

/** Uses the real assortment instead of the test seed. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seedFolder: readConfig({}).SEED_DIR });
});
afterAll(() => shop.close());

const coat = { slug: 'vlneny-kabat-s-opaskom' };

test('the rating count and mean of a product match its distribution, and its 3 latest texts are included', async () => {
  const { body } = await newClient(shop.app).send(readProduct, coat);
  const { reviews } = body;
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);

  expect(reviews?.count).toBe(sum(reviews?.distribution ?? []));
  const mean = sum((reviews?.distribution ?? []).map((count, index) => count * (5 - index))) / (reviews?.count ?? 1);
  expect(reviews?.mean).toBeCloseTo(mean, 1);
  expect(body.rating).toEqual({ stars: Math.round(mean * 2) / 2, count: reviews?.count });
  expect(reviews?.latest).toHaveLength(3);
  expect(reviews?.latest.every(({ text }) => text.length > 0)).toBe(true);
});

test('a category shows the same rating as the product', async () => {
  const { body: category } = await newClient(shop.app).send(readCategory, { slug: 'kabaty' });
  const { body: product } = await newClient(shop.app).send(readProduct, coat);

  expect(category.products.find(({ id }) => id === product.id)?.rating).toEqual(product.rating);
});

test('reviews are paginated newest first, each appears once, and the page after the last is empty', async () => {
  const client = newClient(shop.app);
  const first = (await client.send(readReviews, coat)).body;
  const pages = [first.reviews];
  while (pages.at(-1)?.length) {
    pages.push((await client.send(readReviews, { ...coat, page: String(pages.length + 1) })).body.reviews);
  }
  const all = pages.flat();

  expect(pages.length).toBeGreaterThan(2);
  expect(all).toHaveLength(first.writtenCount);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
  expect(all.map(({ on }) => on)).toEqual(
    all
      .map(({ on }) => on)
      .toSorted()
      .reverse(),
  );
});

test('reviews are filtered by stars, size, height and photos and sorted; filtered counts match the product’s facets (P11)', async () => {
  const client = newClient(shop.app);
  const { facets, distribution } = (await client.send(readProduct, coat)).body.reviews ?? failed();
  const read = (query: object) => client.send(readReviews, { ...coat, ...query }).then(({ body }) => body);
  const [size = failed()] = facets.sizes;
  const [height = failed()] = facets.heights;

  const bySize = await read({ size: size.size.replace('size/', '') });
  const byHeight = await read({ height: height.band });
  const five = await read({ stars: '5' });
  const worst = await read({ sort: 'worst' });

  expect([bySize.writtenCount, byHeight.writtenCount]).toEqual([size.count, height.count]);
  expect(bySize.reviews.every((review) => review.size === size.size)).toBe(true);
  expect(byHeight.reviews.every((review) => review.height !== null)).toBe(true);
  expect(five.reviews.map(({ stars }) => stars)).toEqual(five.reviews.map(() => 5));
  expect(five.writtenCount).toBeLessThanOrEqual(distribution[0] ?? 0);
  expect(worst.reviews.map(({ stars }) => stars)).toEqual(worst.reviews.map(({ stars }) => stars).toSorted());
  expect((await read({ photos: '1' })).writtenCount).toBe(facets.withPhotos);
  expect((await read({ stars: '9', sort: 'x', height: '1' })).writtenCount).toBe((await read({})).writtenCount);
});

const failed = () => {
  throw new Error('The coat has no reviews');
};

test('reviews that are waiting for approval or were refused are not shown', async () => {
  const before = (await newClient(shop.app).send(readReviews, coat)).body.writtenCount;
  await sql`
    insert into review (product_id, country, stars, nick, email, body, state)
    select product_id, 'sk', 1, 'Nikto', 'nikto@example.sk', 'Hrozné', unnest(array['waiting', 'refused'])
    from product_text where country = 'sk' and slug = ${coat.slug}
  `.execute(shop.db);

  const { body } = await newClient(shop.app).send(readReviews, coat);
  expect(body.writtenCount).toBe(before);
  expect(JSON.stringify(body)).not.toMatch(/Hrozné|example/);
});

test('demo reviews are marked as such and count neither as verified nor as customer reviews (P11)', async () => {
  const demo = (await newClient(shop.app).send(readProduct, coat)).body.reviews;
  expect(demo?.latest.map(({ demo, verified }) => [demo, verified])).toEqual(Array(3).fill([true, false]));
  expect(demo?.ofCustomers).toBeNull();

  await sql`
    insert into review (product_id, country, stars, nick, email, body, state, verified)
    select product_id, 'sk', 4, 'Jana', 'jana@example.sk', 'Sedí presne', 'shown', true
    from product_text where country = 'sk' and slug = ${coat.slug}
  `.execute(shop.db);
  const { reviews } = (await newClient(shop.app).send(readProduct, coat)).body;

  expect(reviews?.ofCustomers).toEqual({ mean: 4, count: 1 });
  expect(reviews?.latest[0]).toMatchObject({ nick: 'Jana', verified: true, demo: false });
});

test('reviews of a product that does not exist are not found', async () => {
  expect((await newClient(shop.app).send(readReviews, { slug: 'none' })).status).toBe(404);
});

test('an unknown size table is not found', async () => {
  expect((await newClient(shop.app).send(readSizeTable, { key: 'cars' })).status).toBe(404);
});
