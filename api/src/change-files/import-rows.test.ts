import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fc } from '@odeta/testing/properties';
import { sql } from 'kysely';
import { openTestShop, TEST_NOW, type TestShop } from '../../testing/shop/shop.ts';
import { kindOf } from '../change-sets/kind-list.ts';
import { csvLine, parseCsv } from './csv.ts';
import { exportRows, writeExport } from './export-rows.ts';
import { type ImportOptions, importRows } from './import-rows.ts';
import { type FileRow, formatOf, readRows } from './rows.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-bulk-'));
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(async () => {
  await shop.db.deleteFrom('changeSet').execute();
  await sql`update price set price = 5000, price_promo = null, price_old = null`.execute(shop.db);
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

const SKUS = ['DRESS-wine-s', 'DRESS-wine-m'];
const csv = (...lines: string[]) => ['country,key,price,promo', ...lines].join('\r\n');

function file(name: string, text: string) {
  const at = path.join(folder, name);
  writeFileSync(at, text);
  return at;
}

async function run(name: string, options: Partial<ImportOptions> = {}, rows?: AsyncIterable<FileRow>) {
  const refused: string[] = [];
  const progress = await importRows(
    { db: shop.db, now: () => TEST_NOW },
    rows ?? readRows(name, formatOf(name) ?? 'csv'),
    {
      ...{ author: 'Ivan', reason: 'Import', importKey: path.basename(name), isWhole: false, isDryRun: false },
      onRefused: (line, reason) => refused.push(`${line} ${reason}`),
      onBatch: () => undefined,
      ...options,
    },
  );
  return { ...progress, refused };
}

async function prices() {
  const { rows } = await sql<{ sku: string; price: number }>`
    select sku, price from price join variant v on v.id = variant_id where country = 'sk' and sku = any(${SKUS}::text[]) order by sku desc
  `.execute(shop.db);
  return rows.map(({ price }) => price);
}

test('what a CSV file has is written, and refused rows are reported by line and reason', async () => {
  const name = file(
    'one.csv',
    csv(
      'sk,DRESS-wine-s,1999,',
      'sk,NOTHING,1,',
      'de,DRESS-wine-s,1,',
      'sk,DRESS-wine-m,12.99,',
      'sk,DRESS-wine-m,2099,2000',
    ),
  );

  const result = await run(name);

  expect(result.refused).toEqual([
    expect.stringMatching(/^4 country: must be a country/),
    expect.stringMatching(/^5 price must be a whole number of minor units/),
    '3 key there is no such thing',
  ]);
  expect(result).toMatchObject({ rows: 5, changed: 2, unchanged: 0 });
  expect(await prices()).toEqual([1999, 2099]);
});

test('an exported file has the present values; applying it changes nothing, and overwrites nothing that was changed since', async () => {
  const name = path.join(folder, 'export.csv');
  await writeExport(name, 'csv', exportRows(shop.db, kindOf('price'), ['sk']));
  expect(await run(name, { importKey: 'unchanged' })).toMatchObject({ changed: 0, refused: [] });

  writeFileSync(name, readFileSync(name, 'utf8').replace(/(sk,DRESS-wine-[sm]),5000/g, '$1,1500'));
  await run(file('other.csv', csv('sk,DRESS-wine-s,1700,')));
  const result = await run(name);

  expect(result.changed).toBe(1);
  expect(result.refused).toEqual([expect.stringContaining('somebody has changed it since: now {"price":1700')]);
  expect(await prices()).toEqual([1700, 1500]);
});

test('an import that was killed in the middle and is repeated has the effect of one run, and overwrites no later change', async () => {
  const { rows } = await sql<{ sku: string }>`select sku from variant where active order by sku limit 9`.execute(
    shop.db,
  );
  const name = file('large.csv', csv(...rows.map(({ sku }, index) => `sk,${sku},${3000 + index},`)));
  async function* killedAfter(count: number): AsyncGenerator<FileRow> {
    for await (const row of readRows(name, 'csv')) {
      if (row.line > count) throw new Error('killed');
      yield row;
    }
  }
  const batches = { batchSize: 4 };
  await expect(run(name, batches, killedAfter(9))).rejects.toThrow('killed');
  await run(file('later.csv', csv(`sk,${rows[0]?.sku},4321,`)));

  const again = await run(name, batches);
  const third = await run(name, batches);

  expect([again.rows, again.skipped, again.changed]).toEqual([9, 8, 1]);
  expect([third.skipped, third.changed]).toEqual([9, 0]);
  const after = await sql<{ price: number }>`
    select price from price join variant v on v.id = variant_id where country = 'sk' and active order by sku limit 9
  `.execute(shop.db);
  expect(after.rows.map(({ price }) => price)).toEqual(rows.map((_, index) => (index === 0 ? 4321 : 3000 + index)));
});

test('a YAML file is applied whole or not at all, and invalid JSON lines are reported with their numbers', async () => {
  const yaml = file(
    'two.yaml',
    `- { kind: price, country: sk, key: DRESS-wine-s, value: { price: 1999 } }
- { kind: price, country: sk, key: NOTHING, value: { price: 1 } }`,
  );
  expect(await run(yaml, { isWhole: true })).toMatchObject({ changed: 0, refused: ['2 key there is no such thing'] });
  expect(await prices()).toEqual([5000, 5000]);

  const lines = file(
    'three.jsonl',
    `{"kind":"price","country":"sk","key":"DRESS-wine-m","value":{"price":1999}}\n{"kind":\n{"kind":"stock","country":"sk","key":"x","value":{}}`,
  );
  const result = await run(lines);
  expect(result.refused).toEqual([expect.stringMatching(/^2 /), '3 kind there is no such kind']);
  expect(await prices()).toEqual([5000, 1999]);
});

test('a formula in an exported cell is harmless, and any cell comes back as it was', async () => {
  expect(csvLine(['=HYPERLINK("x")', '+1', '-1', '@a', '\tb', 'plain', 5, null])).toBe(
    `"'=HYPERLINK(""x"")",'+1,'-1,'@a,"'\tb",plain,5,\r\n`,
  );
  const cell = fc.string({ unit: fc.constantFrom('a', '"', ',', ';', '=', '-', '\n', ' ', 'é') });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { maxLength: 4 }), async (rows) => {
      const text = csvLine(['head', 'line']) + rows.map(csvLine).join('');
      async function* chunks() {
        for (const letter of text) yield letter;
      }
      const read = [];
      for await (const row of parseCsv(chunks())) read.push(row.cells);
      expect(read).toEqual([['head', 'line'], ...rows]);
    }),
    { numRuns: 200 },
  );
});
