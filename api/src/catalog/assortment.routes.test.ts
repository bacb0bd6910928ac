import { existsSync } from 'node:fs';
import path from 'node:path';
import { type CountryCode, countryCodes, readHelp, readHome, readProduct, readSizeTable } from '@odeta/contracts';
import { mediaFolder } from '@odeta/testing/media-folder';
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

async function slugsOf(country: CountryCode) {
  const { rows } = await sql<{ slug: string }>`
    select t.slug from product p join product_text t on t.product_id = p.id and t.country = ${country} where p.active
  `.execute(shop.db);
  return rows.map(({ slug }) => slug);
}

async function readProducts(country: CountryCode) {
  const client = newClient(shop.app, country);
  const bodies = [];
  for (const slug of await slugsOf(country)) bodies.push((await client.send(readProduct, { slug })).body);
  return bodies;
}

/** By country. Read once, because it takes a second for each. */
const products = new Map<CountryCode, ReturnType<typeof readProducts>>();

function productsOf(country: CountryCode) {
  const known = products.get(country) ?? readProducts(country);
  products.set(country, known);
  return known;
}

test.each(countryCodes)(
  'every product in %s has texts, prices, pictures and at least 4 related products',
  async (country) => {
    const all = await productsOf(country);
    expect(all.length).toBeGreaterThanOrEqual(240);

    const poor: string[] = [];
    for (const body of all) {
      const pictures = body.colors.flatMap((color) => color.pictures);
      const isWhole =
        body.name.length > 3 &&
        body.description.length > 60 &&
        body.care.length > 0 &&
        body.breadcrumbs.length >= 3 &&
        body.variants.length > 0 &&
        body.variants.every(({ price, pricePromo }) => price > 0 && (pricePromo ?? 1) > 0) &&
        pictures.every(({ alt, path: file }) => alt && existsSync(path.join(mediaFolder, `${file}-480.avif`))) &&
        new Set(pictures.map(({ alt }) => alt)).size === pictures.length &&
        body.colors.every((color) => color.pictures.length === 3 && color.goods) &&
        body.measures?.lines.every(({ values }) => Object.keys(values).length > 0) &&
        body.related.length >= 4;
      if (!isWhole) poor.push(body.slug);
    }
    expect(poor).toEqual([]);
  },
);

test.each(countryCodes)(
  'all clothes and shoes in %s have a size table that contains their sizes (P16)',
  async (country) => {
    const client = newClient(shop.app, country);
    const worn = await findWorn(country);
    const sized = (await productsOf(country)).filter(
      ({ slug, sizes }) => worn.has(slug) && !sizes.includes('size/one'),
    );

    const byTable = Map.groupBy(sized, ({ sizeTable }) => sizeTable ?? 'none');
    expect([...byTable.keys()].toSorted()).toEqual([
      'babies',
      'belts',
      'children',
      'children-shoes',
      'gloves',
      'men',
      'shoes',
      'socks',
      'women',
    ]);
    for (const [key, ofTable] of byTable) {
      const { body: table } = await client.send(readSizeTable, { key });
      const known = table.rows.flatMap(({ sizes }) => sizes.map((size) => `size/${size}`));
      for (const { slug, sizes } of ofTable)
        expect([slug, sizes.filter((size) => !known.includes(size))]).toEqual([slug, []]);
      for (const { cells } of table.rows) expect(cells).toHaveLength(table.columns.length);
    }
  },
);

/** Slugs of clothes and shoes in a country. */
async function findWorn(country: CountryCode): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ slug: string }>`
    with recursive worn as (
      select id from category where key in ('women', 'men', 'children')
      union all
      select c.id from worn w join category c on c.parent_id = w.id
    )
    select t.slug from product p join product_text t on t.product_id = p.id and t.country = ${country}
    where p.main_category_id in (select id from worn)
  `.execute(shop.db);
  return new Set(rows.map(({ slug }) => slug));
}

interface Promotion {
  sku: string;
  country: string;
  struck: number;
  paid: number;
  lowest: number;
  percent: number | null;
}

test('a struck-through price is the lowest of the 30 days before, and the percentage is counted from it', async () => {
  const { rows } = await sql<Promotion>`
    select v.sku, p.country, p.price_old as struck, p.price_promo as paid, p.discount_percent as percent, (
      select min(h.price) from price_history h
      where h.variant_id = v.id and h.country = p.country and h.since < begun.since and coalesce((
        select min(n.since) from price_history n
        where n.variant_id = v.id and n.country = p.country and n.since > h.since
      ), begun.since) > begun.since - 30
    ) as lowest
    from price p
    join variant v on v.id = p.variant_id
    join lateral (
      select max(since) as since from price_history h where h.variant_id = v.id and h.country = p.country
    ) begun on true
    where p.price_promo is not null and v.active
  `.execute(shop.db);

  expect(rows.length).toBeGreaterThan(1000);
  expect(rows.filter(({ struck, lowest }) => struck !== lowest)).toEqual([]);
  const rounded = ({ lowest, paid }: Promotion) => Math.floor(((lowest - paid) * 100) / lowest);
  expect(rows.filter((row) => row.percent !== rounded(row))).toEqual([]);
});

test.each(countryCodes)('the home page of %s shows at least 24 products, each once', async (country) => {
  const { body } = await newClient(shop.app, country).send(readHome, {});
  const ids = body.productShelves.flatMap(({ products }) => products.map(({ id }) => id));

  expect(ids.length).toBeGreaterThanOrEqual(24);
  expect(new Set(ids).size).toBe(ids.length);
});

test('ratings are realistic: 50 to 85 % have 5 stars, some have 1 star, and not every product is rated', async () => {
  const { rows } = await sql<{ stars: number; count: number }>`
    select stars, count(*)::int as count from review where country = 'sk' group by stars order by stars desc
  `.execute(shop.db);
  const [five = 0, four = 0, three = 0, two = 0, one = 0] = rows.map(({ count }) => count);
  const all = five + four + three + two + one;

  expect(five / all).toBeGreaterThan(0.5);
  expect(five / all).toBeLessThan(0.85);
  expect(four).toBeGreaterThan(three);
  expect(three).toBeGreaterThan(two);
  expect(one).toBeGreaterThan(0);
  const rated = await sql`select distinct product_id from review where country = 'sk'`.execute(shop.db);
  expect(rated.rows.length).toBeLessThan((await slugsOf('sk')).length);
});

test.each(countryCodes)('every help topic is served in %s (P16)', async (country) => {
  const { body } = await newClient(shop.app, country).send(readHelp);

  expect(body.topics.map(({ key }) => key)).toEqual(
    expect.arrayContaining(['delivery', 'payment', 'returns', 'orders', 'sizes', 'club', 'newsletter', 'account']),
  );
  expect(body.topics.filter(({ title, text, questions }) => !(title && text && questions.length > 0))).toEqual([]);
});
