import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Filters, languages, readCategory } from '@odeta/contracts';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { SEED_FOLDER } from '../../testing/database/database.ts';
import { count, readSold } from '../../testing/shop/brute-force.ts';
import { addGeneratedGoods } from '../../testing/shop/generated-goods.ts';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';
import { newClient } from '../../testing/shop/test-client.ts';
import { findCards } from './product-card.repository.ts';

/** The seed has 14 sizes and 5 materials, so that these positions are on both sides of 53 and beyond 106. */
const sizes = ['38', 'size-38', 'size-39', 'size-110'];
const materials = ['wool', 'fabric-47', 'fabric-48', 'fabric-114'];

const seedFolder = mkdtempSync(path.join(os.tmpdir(), 'odeta-many-sizes-'));
let shop: TestShop;
beforeAll(async () => {
  cpSync(SEED_FOLDER, seedFolder, { recursive: true });
  addSizes(numbered('size', 150));
  addMaterials(numbered('fabric', 120));
  shop = await openTestShop({ seedFolder });
  await addGeneratedGoods(shop, 80, 11, {
    sizes: [sizes, sizes.slice(1), ['size-110']],
    materials: [{ wool: 60, 'fabric-48': 40 }, { 'fabric-47': 85, 'fabric-114': 15 }, { 'fabric-114': 100 }],
  });
});
afterAll(async () => {
  await shop.close();
  rmSync(seedFolder, { recursive: true });
});

const numbered = (name: string, length: number) => Array.from({ length }, (_, number) => `${name}-${number}`);

function addSizes(codes: string[]) {
  const file = path.join(seedFolder, 'sizes.yaml');
  writeFileSync(file, readFileSync(file, 'utf8').replace(']', `, ${codes.join(', ')}]`));
}

function addMaterials(codes: string[]) {
  const names = (code: string) => languages.map((language) => `${language}: ${code}`).join(', ');
  const entries = codes.map((code) => `${code}: { ${names(code)} }\n`);
  appendFileSync(path.join(seedFolder, 'materials.yaml'), entries.join(''));
}

type Lists = Pick<Filters, 'size' | 'color' | 'material' | 'supply'>;

async function ask(filters: Lists) {
  const chosen = Object.entries(filters).filter(([, codes]) => codes.length > 0);
  const query = Object.fromEntries(chosen.map(([name, codes]) => [name, codes.join(',')]));
  const { status, body } = await newClient(shop.app).send(readCategory, { slug: 'zeny', ...query });
  expect(status).toBe(200);
  return body;
}

const counted = (choices: readonly { code: string; count: number }[]) =>
  Object.fromEntries(choices.map(({ code, count: number }) => [code, number]));

const filters = fc.record({
  size: fc.subarray(sizes.map((size) => `clothes-${size}`)),
  color: fc.subarray(['beige', 'black']),
  material: fc.subarray(materials),
  supply: fc.subarray(['now' as const, 'later' as const]),
});

test('164 sizes and 125 materials are filtered and counted as by checking every variant one by one', async () => {
  const sold = await readSold(shop, 'sk', 'zeny');

  await fc.assert(
    fc.asyncProperty(filters, async (chosen) => {
      const { facets, productCount } = await ask(chosen);
      const rest = { type: [], from: null, to: null, sale: false, rating: null };
      const expected = count(sold, { ...chosen, ...rest });

      expect(productCount).toBe(expected.products);
      expect(counted(facets.size)).toEqual(expected.size);
      expect(counted(facets.color)).toEqual(expected.color);
      expect(counted(facets.material)).toEqual(expected.material);
      expect(counted(facets.supply)).toEqual(expected.supply);
    }),
    { numRuns: 60 },
  );
});

test('150 sizes can be chosen at once', async () => {
  const chosen = numbered('clothes-size', 150);

  const { filters: kept, productCount } = await ask({ size: chosen, color: [], material: [], supply: [] });

  expect(kept.size).toEqual(chosen);
  expect(productCount).toBeGreaterThan(0);
});

test('a product whose only size is beyond the first 53 can be bought until its last piece is sold', async () => {
  const { rows } = await sql<{ id: number }>`
    select v.product_id as id from variant v join stock s on s.variant_id = v.id
    join product p on p.id = v.product_id and p.size_kind = 'clothes'
    group by v.product_id having every(v.size = 'size-110') and bool_or(s.on_hand > s.reserved) limit 1
  `.execute(shop.db);
  const id = rows[0]?.id ?? 0;
  const variants = shop.db.selectFrom('variant').select('id').where('productId', '=', id);
  const canBeBought = async () => (await findCards(shop.db, 'sk', [id], [])).map(({ sellable }) => sellable);
  const found = async () =>
    counted((await ask({ size: [], color: [], material: [], supply: [] })).facets.size)['clothes-size-110'];
  const before = await found();
  expect(await canBeBought()).toEqual([true]);

  const sellOut = { onHand: 0, reserved: 0, incoming: 0, preordered: 0 };
  await shop.db.updateTable('stock').set(sellOut).where('variantId', 'in', variants).execute();

  expect(await canBeBought()).toEqual([false]);
  expect(await found()).toBe((before ?? 0) - 1);
});
