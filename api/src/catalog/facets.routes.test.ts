import { CATEGORY_PAGE_SIZE, type Category, type Filters, ratingSteps, readCategory } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { count, readSold } from '../../testing/shop/brute-force.ts';
import { addGeneratedGoods } from '../../testing/shop/generated-goods.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addGeneratedGoods(shop, 120, 7);
});
afterAll(() => shop.close());

const nothing: Filters = {
  ...{ size: [], color: [], type: [], material: [], supply: [] },
  ...{ from: null, to: null, sale: false, rating: null },
};

async function ask(slug: string, filters: Partial<Filters>, more: { sort?: string; page?: string } = {}) {
  const { from = null, to = null, sale, rating, ...lists } = filters;
  const { status, body } = await newClient(shop.app).send(readCategory, {
    slug,
    ...more,
    ...Object.fromEntries(
      Object.entries(lists)
        .filter(([, codes]) => codes.length > 0)
        .map(([name, codes]) => [name, codes.join(',')]),
    ),
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
    ...(sale && { sale: '1' }),
    ...(rating && { rating: String(rating) }),
  });
  expect(status).toBe(200);
  return body;
}

const counted = (choices: readonly { code: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ code, count: number }) => [code, number]));

const countsOf = ({ facets, productCount }: Category) => ({
  products: productCount,
  size: counted(facets.size),
  color: counted(facets.color),
  type: counted(facets.type),
  supply: counted(facets.supply),
  material: counted(facets.material),
  rating: Object.fromEntries(facets.rating.map(({ stars, count: products }) => [stars, products])),
  sale: facets.sale,
  price: facets.price,
});

const filters: fc.Arbitrary<Filters> = fc.record({
  size: fc.subarray(['clothes-s', 'clothes-m', 'clothes-36', 'clothes-38', 'shoes-38', 'shoes-42', 'one']),
  color: fc.subarray(['beige', 'black', 'red']),
  type: fc.subarray(['kabaty', 'saty', 'domov']),
  material: fc.subarray(['wool', 'cotton', 'polyester']),
  supply: fc.subarray(['now' as const, 'later' as const]),
  from: fc.option(fc.integer({ min: 5, max: 100 })),
  to: fc.option(fc.integer({ min: 100, max: 200 })),
  sale: fc.boolean(),
  rating: fc.constantFrom(null, null, ...ratingSteps),
});

test('facet counts equal those from checking every variant one by one, for any chosen filters', async () => {
  const slugs = ['zeny', 'kabaty', 'domov'];
  const sold = new Map(await Promise.all(slugs.map(async (slug) => [slug, await readSold(shop, 'sk', slug)] as const)));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...slugs), filters, async (slug, chosen) => {
      const body = await ask(slug, chosen);

      expect(countsOf(body)).toEqual(count(sold.get(slug) ?? [], chosen));
      expect(body.filters).toEqual(chosen);
    }),
    { numRuns: 150 },
  );
});

test('a chosen filter does not change the counts of its own facet', async () => {
  const before = await ask('zeny', {});
  const after = await ask('zeny', { size: ['clothes-38'] });

  expect(after.facets.size).toEqual(before.facets.size);
  expect(after.productCount).toBe(before.facets.size.find(({ code }) => code === 'clothes-38')?.count);
  expect(after.productCount).toBeLessThan(before.productCount);
});

test('filtered products are paginated in every sort order, and no product appears on two pages', async () => {
  for (const sort of ['0', '1', '2', '3', '4', '5', '6', '7']) {
    const first = await ask('zeny', { supply: ['now'] }, { sort });
    const second = await ask('zeny', { supply: ['now'] }, { sort, page: '2' });
    const ids = [...first.products, ...second.products].map(({ id }) => id);

    expect(first.productCount).toBeGreaterThan(CATEGORY_PAGE_SIZE);
    expect(ids).toHaveLength(Math.min(2 * CATEGORY_PAGE_SIZE, first.productCount));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('unknown filter values are ignored, and a reversed price range is swapped', async () => {
  const body = await ask('zeny', {
    size: ['clothes-38', 'clothes-99', 'huge'],
    color: ['nocolor'],
    type: ['nothing'],
    from: 90,
    to: 20,
  });

  expect(body.filters).toEqual({ ...nothing, size: ['clothes-38'], from: 20, to: 90 });
});

test('size 38 of shoes differs from size 38 of clothes, and each kind of size has its own group', async () => {
  const { facets } = await ask('zeny', {});
  const kindsOf38 = facets.size.filter(({ size }) => size === '38').map(({ kind }) => kind);
  expect(kindsOf38).toEqual(['clothes', 'shoes']);
  expect(facets.sizeKinds).toEqual([
    { code: 'clothes', name: 'Oblečenie' },
    { code: 'shoes', name: 'Topánky' },
    { code: 'one', name: 'Jedna veľkosť' },
  ]);

  const shoes = await ask('zeny', { size: ['shoes-38'] });
  const clothes = await ask('zeny', { size: ['clothes-38'] });
  const both = await ask('zeny', { size: ['38'] });
  expect(both.filters.size).toEqual(['clothes-38', 'shoes-38']);
  expect(both.productCount).toBe(shoes.productCount + clothes.productCount);
});

test('a colour family finds all of its colours and shows products in one of them; a single colour selects its family', async () => {
  const beige = await ask('zeny', { color: ['beige'] });
  const camel = await ask('zeny', { color: ['camel'] });

  expect(beige.facets.color.map(({ code }) => code)).toEqual(['black', 'beige', 'red']);
  expect(new Set(beige.products.map(({ shownColor }) => shownColor))).toEqual(new Set(['camel', 'oat']));
  expect(camel.filters.color).toEqual(['beige']);
  expect(camel.productCount).toBe(beige.productCount);
});

test('a product is not found by a size whose last piece is sold until the next delivery', async () => {
  const variantId = Number(await shop.variantId('COAT-camel-38'));
  const found = async () =>
    (await ask('kabaty', { size: ['clothes-38'], color: ['beige'], supply: ['now'] })).products.map(({ name }) => name);
  expect(await found()).toContain('Kabát');

  await shop.db.updateTable('stock').set({ reserved: sql`on_hand` }).where('variantId', '=', variantId).execute();
  expect(await found()).not.toContain('Kabát');

  await shop.db.updateTable('stock').set({ onHand: 9 }).where('variantId', '=', variantId).execute();
  expect(await found()).toContain('Kabát');
});

test('a product whose last pieces are sold is not counted in its colours until the next delivery (P12)', async () => {
  const beige = async () => counted((await ask('kabaty', { supply: ['now'] })).facets.color).beige ?? 0;
  const { rows } = await sql<{ id: number }>`select id from variant where sku like 'COAT-%'`.execute(shop.db);
  const ids = rows.map(({ id }) => id);
  const before = await beige();

  await shop.db.updateTable('stock').set({ reserved: sql`on_hand` }).where('variantId', 'in', ids).execute();
  expect(await beige()).toBe(before - 1);

  await shop.db.updateTable('stock').set({ onHand: sql`on_hand + 9` }).where('variantId', 'in', ids).execute();
  expect(await beige()).toBe(before);
});

test('two sizes of a coat that sell out at the same time are both removed from the counts', async () => {
  const ids = await Promise.all(['COAT-camel-36', 'COAT-camel-38'].map((sku) => shop.variantId(sku)));
  const sell = (variantId: string) =>
    shop.db.updateTable('stock').set({ onHand: 0, reserved: 0 }).where('variantId', '=', Number(variantId)).execute();

  await Promise.all(ids.map(sell));
  const sold = await readSold(shop, 'sk', 'kabaty');

  expect(countsOf(await ask('kabaty', { color: ['beige'] })).size).toMatchObject({
    'clothes-38': count(sold, { ...nothing, color: ['beige'] }).size['clothes-38'],
  });
});
