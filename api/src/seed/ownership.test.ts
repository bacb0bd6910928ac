import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type RawBuilder, sql } from 'kysely';
import { SEED_FOLDER } from '../../testing/database/database.ts';
import { openSeededDatabase, type SeededDatabase } from '../../testing/database/template-database.ts';
import { loadSeed, replaceBySeed } from './load-seed.ts';
import type { RowChange } from './writing/row-changes.ts';

/** Files that differ from those in the database. */
const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-seed-'));
let shop: SeededDatabase;
beforeAll(() => {
  cpSync(SEED_FOLDER, folder, { recursive: true });
  edit('products/goods.yaml', (text) => {
    const begin = text.indexOf('  - number: GONE');
    const end = text.indexOf('  #', begin);
    const gown = text.slice(begin, end).replaceAll(/slug: /g, 'slug: new-');
    return `${text
      .replace('sk: 24.99, hu: 9990', 'sk: 19.99, hu: 9990')
      .replace('name: Šaty, slug', 'name: Róba, slug')
      .replace(
        'stock: { camel/36: 40',
        'stock: { camel/36: 400',
      )}${gown.replace('GONE', 'GOWN').replace('sold-out', '7')}`;
  });
  edit('club.yaml', (text) => text.replace('fee: 5.99', 'fee: 7.99'));
  edit('contents.yaml', (text) => text.replace('sk: Kód TEN', 'sk: Iný kód'));
  edit('delivery.yaml', (text) => text.replace('cost: 14.99', 'cost: 19.99'));
});
beforeEach(async () => {
  shop = await openSeededDatabase({ name: 'ownership' });
});
afterEach(() => shop.drop());
afterAll(() => rmSync(folder, { recursive: true }));

function edit(file: string, change: (text: string) => string) {
  const name = path.join(folder, file);
  const before = readFileSync(name, 'utf8');
  expect(change(before)).not.toBe(before);
  writeFileSync(name, change(before));
}

async function rows(query: RawBuilder<unknown>) {
  return (await query.execute(shop.db)).rows.map((row) => Object.values(row as object).join(' ')).sort();
}
const stock = () => rows(sql`select sku, on_hand, reserved from stock join variant v on v.id = variant_id`);
const prices = () => rows(sql`select sku, country, price, price_promo from price join variant v on v.id = variant_id`);
const contents = () => rows(sql`select country, place, content from banner`);
const names = () =>
  rows(sql`select catalog_number, country, name from product_text join product p on p.id = product_id`);
const fees = () =>
  rows(sql`select country, key, cost from shipping_method union all select country, 'club', fee from club`);

test('changed files change nothing that the database has: prices, stock, names, fees and banners are of the shop’s people', async () => {
  await shop.db.updateTable('price').set({ price: 4200 }).where('country', '=', 'hu').execute();
  await shop.db.updateTable('stock').set({ onHand: 3, reserved: 1 }).execute();
  await shop.db.deleteFrom('banner').where('place', '=', 'strip').execute();
  await shop.db.updateTable('product').set({ active: false }).where('catalogNumber', '=', 'CUSHION').execute();
  const all = [stock, prices, contents, names, fees];
  const before = await Promise.all(all.map((read) => read()));

  expect(await loadSeed(shop.db, folder)).toBe(true);

  const after = await Promise.all(all.map((read) => read()));
  const ofOld = after.map((lines) => lines.filter((line) => !line.startsWith('GOWN')));
  expect(ofOld).toEqual(before);
  expect(await rows(sql`select catalog_number from product where not active`)).toEqual(['CUSHION']);
});

test('what the database does not have is added: new goods with their prices, their history, and their first stock', async () => {
  await loadSeed(shop.db, folder);

  expect((await stock()).filter((line) => line.startsWith('GOWN'))).toEqual(['GOWN-oat-one 7 0']);
  expect((await prices()).filter((line) => line.startsWith('GOWN'))).toHaveLength(5);
  expect(
    await rows(
      sql`select distinct product_id from listing l join product_text using (product_id, country) where name like 'Vypr%'`,
    ),
  ).toHaveLength(2);
  const older = sql`select sku from price_history join variant v on v.id = variant_id where sku like 'DRESS-wine-s' and country = 'sk'`;
  expect(await rows(older)).toHaveLength(2);
});

test('an entry of another language is added to the names of an existing row', async () => {
  await sql`update color set names = names - 'sk' || '{"pl": "own"}' where code = 'camel'`.execute(shop.db);

  await loadSeed(shop.db, folder);

  expect(await rows(sql`select names ->> 'sk' as sk, names ->> 'pl' as pl from color where code = 'camel'`)).toEqual([
    'béžová own',
  ]);
});

test('an additional language of a country is added to points that there are, and what they have stays', async () => {
  await sql`update pickup_point set translations = '{}', name = 'Own' where country = 'ua'`.execute(shop.db);

  await loadSeed(shop.db, folder);

  const named = sql`select distinct name, translations -> 'ua-uk' ->> 'city' as city from pickup_point where country = 'ua'`;
  expect(await rows(named)).toContain('Own Київ');
  expect(
    await rows(sql`select 1 from pickup_point where country = 'ua' and (name <> 'Own' or translations = '{}')`),
  ).toEqual([]);
});

test('the files are written by command only, which first says what it would change, and never touches stock', async () => {
  const [stockBefore, pricesBefore] = [await stock(), await prices()];
  const would = await replaceBySeed(shop.db, folder, { dryRun: true });
  expect(await prices()).toEqual(pricesBefore);

  const did = await replaceBySeed(shop.db, folder, { dryRun: false });

  const where = ({ table, row, column }: RowChange) => [table, row, column];
  expect(did.map(where)).toEqual(would.map(where));
  const said = did.map(({ table, row, column, before, after }) => [table, row, column, before, after]);
  expect(said).toContainEqual(['price', 'DRESS-wine-s sk', 'price', 2499, 1999]);
  expect(said).toContainEqual(['club', 'sk', 'fee', 599, 799]);
  expect(said).toContainEqual(['shipping_method', 'pl courier', 'cost', 1499, 1999]);
  expect(said).toContainEqual(['product_text', expect.stringMatching(/^DRESS sk/), 'name', 'Šaty', 'Róba']);
  expect(said).toContainEqual([
    'banner',
    expect.stringMatching(/^sk/),
    'content',
    expect.stringContaining('Kód'),
    expect.stringContaining('Iný'),
  ]);
  expect(said.filter(([table, row]) => table === 'product' && row === 'GOWN')).toEqual([
    ['product', 'GOWN', null, null, expect.anything()],
  ]);
  expect((await stock()).filter((line) => !line.startsWith('GOWN'))).toEqual(stockBefore);
  expect(await replaceBySeed(shop.db, folder, { dryRun: true })).toEqual([]);
});
