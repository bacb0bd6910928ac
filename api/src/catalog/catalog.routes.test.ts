import { readCategory, readHome, readProduct } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { refreshListings } from '../db/refresh-listings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

/** Adds published reviews to a product in Slovakia. */
async function review(catalogNumber: string, stars: number[]) {
  await sql`
    insert into review (product_id, country, stars, nick, email, body, state)
    select id, 'sk', unnest(${stars}::int[]), 'Jana', '', 'Dobré', 'shown' from product where catalog_number = ${catalogNumber}
  `.execute(shop.db);
  await refreshListings(shop.db);
}

const names = ({ products }: { products: { name: string }[] }) => products.map(({ name }) => name);

test('each variant of a product has a club price 10 % below its current price, rounded to cents (L3, P11)', async () => {
  const { body } = await newClient(shop.app).send(readProduct, { slug: 'kabat' });

  for (const { price, pricePromo, clubPrice } of body.variants) {
    const cents = Math.round((pricePromo ?? price) * 100);
    expect(clubPrice).toBe((cents - Math.round(cents / 10)) / 100);
  }
});

test('a product response contains everything its page shows (P11)', async () => {
  const { body } = await newClient(shop.app).send(readProduct, { slug: 'kabat' });

  expect(body).toMatchObject({
    catalogNumber: 'COAT',
    name: 'Kabát',
    badge: 'sale',
    breadcrumbs: [
      { name: 'Ženy', url: '/c/zeny' },
      { name: 'Kabáty', url: '/c/kabaty' },
      { name: 'Kabát', url: '/p/kabat' },
    ],
    sizes: ['size/36', 'size/38'],
    composition: [
      { material: 'vlna', percent: 60 },
      { material: 'polyester', percent: 40 },
    ],
    manufacturer: { name: 'Odeta Fashion s.r.o.' },
    responsible: { name: 'Zodpovedná osoba' },
    warnings: ['Pozor'],
    rating: null,
    delivery: {
      arrivesOn: '2026-11-24',
      orderUntil: { date: '2026-11-23', hour: 14 },
      freeFrom: 89,
      returnDays: 100,
    },
    reviews: null,
    sizeTable: 'women',
  });
  expect(body.colors.map(({ code, pictures }) => [code, pictures.map(({ path }) => path)])).toEqual([
    ['camel', ['coat-camel/front', 'coat-camel/detail']],
    ['ink', ['coat-ink/front']],
  ]);
  const facts = body.variants.map(({ size, availability, piecesLeft, arrivesOn }) => [
    ...[size, availability, piecesLeft, arrivesOn],
  ]);
  expect(facts).toEqual([
    ['size/36', 1, null, '2026-11-24'],
    ['size/38', 1, 3, '2026-11-24'],
    ['size/36', 3, null, null],
    ['size/38', 2, null, '2026-12-21'],
  ]);
  expect(body.related.map(({ name }) => name)).toEqual(['Rarita', 'Šaty', 'Vankúš']);
});

test('the struck-through price and the discount percentage refer to the 30 days before (Omnibus)', async () => {
  const { body } = await newClient(shop.app).send(readCategory, { slug: 'kabaty' });

  expect(body.products.find(({ name }) => name === 'Kabát')).toMatchObject({
    price: 100,
    pricePromo: 75.5,
    priceOld: 99.99,
    discountPercent: 24,
    badge: 'sale',
    colors: [{ code: 'camel' }, { code: 'ink' }],
    picture: { path: 'coat-camel/front', alt: 'Kabát, béžová' },
  });
});

test.each([
  ['0', ['Rarita', 'Šaty', 'Kabát', 'Vankúš', 'Vypredané']],
  ['1', ['Šaty', 'Vankúš', 'Kabát', 'Vypredané', 'Rarita']],
  ['2', ['Vypredané', 'Rarita', 'Vankúš', 'Šaty', 'Kabát']],
  ['3', ['Kabát', 'Šaty', 'Vankúš', 'Rarita', 'Vypredané']],
  ['4', ['Kabát', 'Rarita', 'Šaty', 'Vankúš', 'Vypredané']],
  ['6', ['Kabát', 'Rarita', 'Šaty', 'Vankúš', 'Vypredané']],
  ['7', ['Vypredané', 'Vankúš', 'Šaty', 'Rarita', 'Kabát']],
])('a category is sorted in order %s (C5)', async (sort, expected) => {
  const { body } = await newClient(shop.app).send(readCategory, { slug: 'kabaty', sort });

  expect(names(body)).toEqual(expected);
});

test('order 5 lists the best-rated products first and unrated products after them (C5)', async () => {
  await review('GONE', [4, 5]);
  await review('CUSHION', [5, 5]);

  const { body } = await newClient(shop.app).send(readCategory, { slug: 'kabaty', sort: '5' });
  await sql`delete from review`.execute(shop.db);
  await refreshListings(shop.db);

  expect(names(body).slice(0, 2)).toEqual(['Vankúš', 'Vypredané']);
  expect(body.products.slice(0, 3).map(({ rating }) => rating)).toEqual([
    { stars: 5, count: 2 },
    { stars: 4.5, count: 2 },
    null,
  ]);
});

test('a category contains the products of its subcategories, each once (P12)', async () => {
  const { body } = await newClient(shop.app).send(readCategory, { slug: 'zeny' });

  expect(body).toMatchObject({ productCount: 5, page: 1, pageCount: 1 });
  expect(body.subcategories).toEqual([
    { name: 'Kabáty', url: '/c/kabaty' },
    { name: 'Šaty', url: '/c/saty' },
  ]);
  expect(new Set(names(body)).size).toBe(5);
});

test('a category without products exists and is empty', async () => {
  const { status, body } = await newClient(shop.app).send(readCategory, { slug: 'prazdne' });

  expect([status, body.productCount, body.pageCount]).toEqual([200, 0, 1]);
});

test('a category with 61 products has 2 pages, each product appears once, and page 3 is not found', async () => {
  await sql`
    with added as (
      insert into product (catalog_number, brand, manufacturer, main_category_id, published_on, popularity)
      select 'MANY-' || n, 'Odeta', 'odeta', (select id from category where key = 'home'), '2026-01-01', 7 from generate_series(1, 60) n
      returning id
    ), texts as (
      insert into product_text (product_id, country, name, slug) select id, 'sk', 'Ponožky', 'ponozky-' || id from added
    ), colors as (
      insert into product_color (product_id, color, pictures) select id, 'ink', '{socks/front}' from added returning id, product_id
    ), variants as (
      insert into variant (product_id, product_color_id, size, sku) select product_id, id, 'one', 'MANY-' || product_id from colors returning id
    ), prices as (
      insert into price (variant_id, country, price) select id, 'sk', 300 from variants
    )
    insert into product_category (product_id, category_id) select id, (select id from category where key = 'home') from added
  `.execute(shop.db);
  await refreshListings(shop.db);
  const client = newClient(shop.app);

  const first = await client.send(readCategory, { slug: 'domov' });
  const second = await client.send(readCategory, { slug: 'domov', page: '2' });
  const beyond = await client.send(readCategory, { slug: 'domov', page: '3' });

  expect([first.body.products.length, second.body.products.length, first.body.pageCount]).toEqual([48, 13, 2]);
  expect(new Set([...first.body.products, ...second.body.products].map(({ id }) => id)).size).toBe(61);
  expect([beyond.status, beyond.problem.code]).toEqual([404, 'not-found']);
});

test('the home page shows its hero and its product shelves (R20)', async () => {
  const { body } = await newClient(shop.app).send(readHome);

  expect(body.hero.title).toBe('Kabáty na celú zimu');
  expect(body.hero.primary.url).toBe('/c/kabaty');
  expect(body.productShelves.map((shelf) => [shelf.key, names(shelf)])).toEqual([
    ['new', ['Šaty']],
    ['sale', ['Kabát']],
    ['popular', ['Rarita', 'Vankúš']],
  ]);
});

test.each([
  ['pl', 'plaszcz', 'Płaszcz', 'wełna'],
  ['hu', 'kabat', 'Kabát', 'gyapjú'],
  ['ro', 'palton', 'Palton', 'lână'],
  ['ua', 'palto', 'Пальто', 'шерсть'],
] as const)(
  'a product of %s is found by its local slug and described in the local language',
  async (country, slug, name, wool) => {
    const { body } = await newClient(shop.app, country).send(readProduct, { slug });

    expect([body.name, body.composition[0]?.material]).toEqual([name, wool]);
  },
);

test.each([
  '/api/catalog/product/none',
  '/api/catalog/product/plaszcz',
  '/api/catalog/category/none',
  '/api/catalog/product/%21',
])('%s is not found in Slovakia', async (url) => {
  const { status, problem } = await newClient(shop.app).sendRaw({ method: 'GET', url });

  expect([status, problem.code, problem.messages[0]?.message]).toEqual([
    404,
    'not-found',
    'To, čo hľadáte, sme nenašli',
  ]);
});

test('a product response may be cached for 10 seconds and sets no cookie', async () => {
  const { headers } = await newClient(shop.app).send(readProduct, { slug: 'kabat' });

  expect(headers['cache-control']).toBe('public, max-age=10');
  expect(headers['set-cookie']).toBeUndefined();
});
