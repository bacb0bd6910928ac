import { countryCodes, paidPrice, readFeed, readProduct } from '@odeta/contracts';
import { copyProduct, removeCopies } from '../../testing/shop/copied-products.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const feedOf = async (country = countryCodes[1], after = '0') =>
  (await newClient(shop.app, country).send(readFeed, { after })).body;

test('every variant of every sold product is listed once, as its page shows it', async () => {
  const { items, next } = await feedOf();
  const { body: coat } = await newClient(shop.app, 'sk').send(readProduct, { slug: 'kabat' });
  const listed = items.filter(({ slug }) => slug === 'kabat');

  expect(next).toBeNull();
  expect(new Set(items.map(({ sku }) => sku)).size).toBe(items.length);
  expect(listed.map((item) => [item.sku, item.color.code, item.size, paidPrice(item), item.availability])).toEqual(
    coat.variants.map((one) => [one.sku, one.colorCode, one.size, paidPrice(one), one.availability]),
  );
  expect(listed[0]).toMatchObject({
    ...{ catalogNumber: coat.catalogNumber, name: coat.name, gtin: null },
    categories: coat.breadcrumbs.slice(0, -1).map(({ name }) => name),
    wearers: { gender: 'female', age: 'adult' },
  });
});

test('sold-out goods are listed as such; goods that are no longer sold are not', async () => {
  const soldOut = (await feedOf()).items.filter(({ slug }) => slug === 'vypredane');
  expect(soldOut.map(({ availability }) => availability)).toEqual(soldOut.map(() => 3));
  expect(soldOut).not.toEqual([]);

  await shop.db.updateTable('product').set({ active: false }).where('catalogNumber', '=', 'GONE').execute();
  const { items } = await feedOf();
  await shop.db.updateTable('product').set({ active: true }).where('catalogNumber', '=', 'GONE').execute();
  expect(items.map(({ slug }) => slug)).not.toContain('vypredane');
});

test('a part begins after the last product of the former one', async () => {
  const { items } = await feedOf();
  const [first, ...others] = await shop.db
    .selectFrom('product')
    .select(['id', 'catalogNumber'])
    .orderBy('id')
    .execute();
  const rest = await feedOf('sk', String(first?.id));

  expect(rest.items).toEqual(items.filter(({ catalogNumber }) => catalogNumber !== first?.catalogNumber));
  expect((await feedOf('sk', String(others.at(-1)?.id))).items).toEqual([]);
});

test('a part is small enough to be made between the requests of visitors', async () => {
  await copyProduct(shop.db, 30);
  const { id } = await shop.db
    .selectFrom('product')
    .select('id')
    .where('catalogNumber', '=', 'COPY-1')
    .executeTakeFirstOrThrow();
  const next = Number((await feedOf('sk', String(id - 1))).next);

  expect(next - id).toBe(24);
  await removeCopies(shop.db);
});

test('an unknown position is refused', async () => {
  const { status } = await newClient(shop.app, 'sk').send(readFeed, { after: 'x' });
  expect(status).toBe(422);
});
