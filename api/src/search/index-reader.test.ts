import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { createIndexReader } from './index-reader.ts';
import { refreshSearch } from './refresh-search.ts';
import { createSearchEngine } from './search-engine.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const namesOf = async (ids: readonly number[]) => {
  const rows = await shop.db
    .selectFrom('productText')
    .select(['productId', 'name'])
    .where('country', '=', 'sk')
    .execute();
  return ids.map((id) => rows.find(({ productId }) => productId === id)?.name);
};

test('a search engine that is already in use finds products added to the index (P13)', async () => {
  const engine = createSearchEngine(shop.db);
  const find = async (phrase: string) => namesOf((await engine.find('sk', phrase)).ids);
  expect(await find('kabát')).toContain('Kabát');
  expect(await find('plachetnica')).toEqual([]);

  await shop.db.transaction().execute(async (trx) => {
    await sql`update product_text set name = 'Plachetnica' where country = 'sk' and name = 'Kabát'`.execute(trx);
    await refreshSearch(trx);
  });

  expect(await find('plachetnica')).toEqual(['Plachetnica']);
});

test('requests have their turn after each product and each word while the index is built (P13)', async () => {
  let turns = 0;
  await shop.db.transaction().execute((trx) =>
    refreshSearch(trx, async () => {
      turns += 1;
    }),
  );
  const { rows } = await sql<{ words: number }>`
    select count(*) as words from product_text t join product p on p.id = t.product_id and p.active
  `.execute(shop.db);

  expect(turns).toBeGreaterThan(10 * (rows[0]?.words ?? 0));
});

test('an index reader with a small cache still returns complete results (P13)', async () => {
  const { rows } = await sql<{ term: string; products: number }>`
    select term, cardinality(postings) as products from search_posting where country = 'sk' order by term limit 40
  `.execute(shop.db);
  const read = createIndexReader(shop.db, 5);

  for (const { term, products } of [...rows, ...rows.toReversed()]) {
    const { index, terms } = await read('sk', [term, 'nothing-has-it']);
    const { places, weights } = terms.get(term) ?? { places: [], weights: [] };
    expect([places.length, weights.length]).toEqual([products, products]);
    expect(new Set(Array.from(places, (place) => index.productIds[place])).size).toBe(products);
    expect(terms.get('nothing-has-it')?.places).toHaveLength(0);
  }
});

test('terms without products are not looked up again until the index changes (P13)', async () => {
  let statements = 0;
  const counting = shop.db.withPlugin({
    transformQuery({ node }) {
      statements += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  const read = createIndexReader(counting);

  await read('sk', ['nothing-has-it']);
  const first = statements;
  await read('sk', ['nothing-has-it']);

  // The second one only reads the version of the index.
  expect([first, statements - first]).toEqual([2, 1]);
});
