import process from 'node:process';
import { type CountryCode, countryCodes, readMatching, readProduct } from '@odeta/contracts';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { readConfig } from '../config.ts';
import { createSettingsSource } from '../settings/settings-source.ts';

/** Relations are the same in all countries, so that only `npm run test:full` checks all of them. */
const countries: readonly CountryCode[] = process.env.TEST_SCOPE === 'full' ? countryCodes : ['sk'];

/** Uses the real assortment instead of the test seed. */
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ seedFolder: readConfig({}).SEED_DIR });
});
afterAll(() => shop.close());

interface Good {
  id: number;
  slug: string;
  mainCategoryId: number;
  sellable: boolean;
}

async function goodsOf(country: CountryCode): Promise<Good[]> {
  const { rows } = await sql<Good>`
    select p.id, t.slug, p.main_category_id,
      (select sum(s.on_hand - s.reserved + s.incoming - s.preordered) > 0
        from variant v join stock s on s.variant_id = v.id where v.product_id = p.id) as sellable
    from product p join product_text t on t.product_id = p.id and t.country = ${country} order by p.id
  `.execute(shop.db);
  return rows;
}

test.each(countries)(
  'every product of %s has four related products that can be bought, first other kinds of the nearest branch',
  async (country) => {
    const { categories } = (await createSettingsSource(shop.db, { onError: console.error })).of(country);
    const goods = await goodsOf(country);
    const client = newClient(shop.app, country);

    for (const product of goods.filter(({ sellable }) => sellable)) {
      const [ownKind = [], ...wider] = categories.branchesAround(product.mainCategoryId);
      const isOwnKind = ({ mainCategoryId }: Good) => ownKind.includes(mainCategoryId);
      const branchOf = (other: Good) => wider.findIndex((branch) => branch.includes(other.mainCategoryId));
      const companions = goods.filter((other) => other.sellable && !isOwnKind(other) && branchOf(other) >= 0);
      const nearest = companions.map(branchOf).sort((a, b) => a - b);

      const { body } = await client.send(readProduct, { slug: product.slug });

      const shown = body.related.map(({ id }) => goods.find((other) => String(other.id) === id) as Good);
      const shownCompanions = shown.filter((other) => !isOwnKind(other) && branchOf(other) >= 0);
      expect([product.slug, shownCompanions.map(branchOf)]).toEqual([product.slug, nearest.slice(0, 4)]);
      const kinds = new Set(companions.filter((one) => branchOf(one) === nearest[0]).map((one) => one.mainCategoryId));
      const kindsShown = new Set(shown.map(({ mainCategoryId }) => mainCategoryId));
      expect(kindsShown.size).toBeGreaterThanOrEqual(Math.min(4, kinds.size));
      expect(body.related.map(({ badge }) => badge)).not.toContain('sold-out');
      expect(new Set([product.id, ...shown.map(({ id }) => id)]).size).toBe(5);
    }
  },
);

test('a sold-out product shows related products of the same kind that can be bought', async () => {
  const { categories } = (await createSettingsSource(shop.db, { onError: console.error })).of('sk');
  const goods = await goodsOf('sk');
  const soldOut = goods.filter(({ sellable }) => !sellable);
  expect(soldOut.length).toBeGreaterThan(0);

  for (const product of soldOut) {
    const [ownKind = []] = categories.branchesAround(product.mainCategoryId);
    const similar = goods.filter((other) => other.sellable && ownKind.includes(other.mainCategoryId));
    const { body } = await newClient(shop.app).send(readProduct, { slug: product.slug });

    const shown = body.related.map(({ id }) => similar.some((other) => String(other.id) === id));
    expect(shown).toEqual([0, 1, 2, 3].map((place) => place < similar.length));
    expect(body.related.map(({ badge }) => badge)).not.toContain('sold-out');
  }
});

test('matching products come from each ordered product in turn and exclude the ordered ones (N1)', async () => {
  const client = newClient(shop.app);
  const sellable = (await goodsOf('sk')).filter((good) => good.sellable);
  const [one, other] = [
    sellable[0],
    sellable.findLast(({ mainCategoryId }) => mainCategoryId !== sellable[0]?.mainCategoryId),
  ];
  const [first, second] = await Promise.all(
    [one, other].map(async (good) => (await client.send(readProduct, { slug: good?.slug ?? '' })).body),
  );
  const variantOf = (product: typeof first) => product?.variants[0]?.variantId ?? '';
  const matching = async (variants: string) => (await client.send(readMatching, { variants })).body.products;

  expect(await matching(variantOf(first))).toEqual(first?.related);
  const both = await matching(`${variantOf(first)},${variantOf(second)}`);
  expect(both).toHaveLength(4);
  expect(both[0]?.id).toBe(first?.related.find(({ id }) => id !== second?.id)?.id);
  expect(both.map(({ id }) => id)).not.toContain(first?.id);
  expect(both.map(({ id }) => id)).not.toContain(second?.id);
  expect(second?.related.map(({ id }) => id)).toContain(both[1]?.id);
  expect(await matching('x,')).toEqual([]);
});

test('a related product that sells out is replaced by the next one', async () => {
  const client = newClient(shop.app);
  const [{ slug }] = (await goodsOf('sk')) as [Good];
  const before = (await client.send(readProduct, { slug })).body.related;
  await sql`
    update stock set on_hand = reserved, incoming = preordered
    where variant_id in (select id from variant where product_id = ${Number(before[0]?.id)})
  `.execute(shop.db);

  const after = (await client.send(readProduct, { slug })).body.related;

  expect(after).toHaveLength(4);
  expect(after.slice(0, 3)).toEqual(before.slice(1));
});
