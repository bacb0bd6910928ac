import { CATEGORY_PAGE_SIZE, type Category, type Filters, readCategory } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { count, readSold } from '../../testing/brute-force.ts';
import { addGeneratedGoods } from '../../testing/generated-goods.ts';
import { openTestShop, type TestShop } from '../../testing/shop.ts';
import { newClient } from '../../testing/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addGeneratedGoods(shop, 120, 7);
});
afterAll(() => shop.close());

const nothing: Filters = { size: [], color: [], material: [], supply: [], from: null, to: null, sale: false };

async function ask(slug: string, filters: Partial<Filters>, more: { sort?: string; page?: string } = {}) {
  const { size = [], color = [], material = [], supply = [], from = null, to = null, sale } = filters;
  const { status, body } = await newClient(shop.app).send(readCategory, {
    slug,
    ...more,
    ...(size.length > 0 && { size: size.join(',') }),
    ...(color.length > 0 && { color: color.join(',') }),
    ...(material.length > 0 && { material: material.join(',') }),
    ...(supply.length > 0 && { supply: supply.join(',') }),
    ...(from !== null && { from: String(from) }),
    ...(to !== null && { to: String(to) }),
    ...(sale && { sale: '1' }),
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
  supply: counted(facets.supply),
  material: counted(facets.material),
  sale: facets.sale,
  price: facets.price,
});

const filters: fc.Arbitrary<Filters> = fc.record({
  size: fc.subarray(['s', 'm', 'l', '36', '38', '40', '42']),
  color: fc.subarray(['camel', 'ink', 'oat', 'wine']),
  material: fc.subarray(['wool', 'cotton', 'polyester']),
  supply: fc.subarray(['now' as const, 'later' as const]),
  from: fc.option(fc.integer({ min: 5, max: 100 })),
  to: fc.option(fc.integer({ min: 100, max: 200 })),
  sale: fc.boolean(),
});

test('counts are what trying every variant one by one finds, whatever is chosen', async () => {
  const slugs = ['zeny', 'kabaty', 'domov'];
  const sold = new Map(await Promise.all(slugs.map(async (slug) => [slug, await readSold(shop, 'sk', slug)] as const)));

  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...slugs), filters, async (slug, chosen) => {
      const body = await ask(slug, chosen);
      const { one, ...size } = count(sold.get(slug) ?? [], chosen).size;

      expect(countsOf(body)).toEqual({ ...count(sold.get(slug) ?? [], chosen), size });
      expect(body.filters).toEqual(chosen);
    }),
    { numRuns: 150 },
  );
});

test('a choice never narrows the counts of its own facet', async () => {
  const before = await ask('zeny', {});
  const after = await ask('zeny', { size: ['38'] });

  expect(after.facets.size).toEqual(before.facets.size);
  expect(after.productCount).toBe(before.facets.size.find(({ code }) => code === '38')?.count);
  expect(after.productCount).toBeLessThan(before.productCount);
});

test('filtered goods have pages, in every order, and no product stands on two of them', async () => {
  for (const sort of ['0', '1', '2', '3', '4', '5', '6', '7']) {
    const first = await ask('zeny', { supply: ['now'] }, { sort });
    const second = await ask('zeny', { supply: ['now'] }, { sort, page: '2' });
    const ids = [...first.products, ...second.products].map(({ id }) => id);

    expect(first.productCount).toBeGreaterThan(CATEGORY_PAGE_SIZE);
    expect(ids).toHaveLength(Math.min(2 * CATEGORY_PAGE_SIZE, first.productCount));
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test('what the shop does not know is not asked for, and prices the wrong way round are turned', async () => {
  const body = await ask('zeny', { size: ['38', 'huge'], color: ['nocolor'], from: 90, to: 20 });

  expect(body.filters).toEqual({ ...nothing, size: ['38'], from: 20, to: 90 });
});

test('a size whose last piece is sold leaves the counts, and comes back with the next delivery', async () => {
  const variantId = Number(await shop.variantId('COAT-camel-38'));
  const found = async () =>
    (await ask('kabaty', { size: ['38'], color: ['camel'], supply: ['now'] })).products.map(({ name }) => name);
  expect(await found()).toContain('Kabát');

  await shop.db.updateTable('stock').set({ reserved: sql`on_hand` }).where('variantId', '=', variantId).execute();
  expect(await found()).not.toContain('Kabát');

  await shop.db.updateTable('stock').set({ onHand: 9 }).where('variantId', '=', variantId).execute();
  expect(await found()).toContain('Kabát');
});

test('two sizes of a coat whose last pieces are sold at the same moment are both gone', async () => {
  const ids = await Promise.all(['COAT-camel-36', 'COAT-camel-38'].map((sku) => shop.variantId(sku)));
  const sell = (variantId: string) =>
    shop.db.updateTable('stock').set({ onHand: 0, reserved: 0 }).where('variantId', '=', Number(variantId)).execute();

  await Promise.all(ids.map(sell));
  const sold = await readSold(shop, 'sk', 'kabaty');

  expect(countsOf(await ask('kabaty', { color: ['camel'] })).size).toMatchObject({
    '38': count(sold, { ...nothing, color: ['camel'] }).size['38'],
  });
});
