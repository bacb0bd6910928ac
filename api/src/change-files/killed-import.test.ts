import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { openTestShop, type TestShop } from '../../testing/shop/shop.ts';

const isFull = process.env.TEST_SCOPE === 'full';
const ROWS = isFull ? 100_000 : 6_000;
/** The whole import on a busy machine. */
const LONG_MS = isFull ? 1_200_000 : 240_000;
const workspace = path.join(import.meta.dirname, '../../..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'odeta-import-'));

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, LONG_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await shop.close();
});

/** Many sizes of a dress, each with a price in Slovakia. */
async function addVariants(count: number) {
  await sql`
    insert into size (code, position) select 'x' || n, 100000 + n from generate_series(1, ${count}::int) n
  `.execute(shop.db);
  await sql`
    with added as (
      insert into variant (product_id, product_color_id, size, sku)
      select product_id, product_color_id, 'x' || n, 'BULK-' || n
      from variant, generate_series(1, ${count}::int) n where sku = 'DRESS-wine-s' returning id
    )
    insert into price (variant_id, country, price) select id, 'sk', 5000 from added
  `.execute(shop.db);
}

/** `npm run contents -- apply` on the shop's database. */
function apply(file: string): ChildProcess {
  const { PATH } = process.env;
  return spawn(process.execPath, ['tools/commands.ts', 'contents', 'apply', file, '--as', 'Ivan'], {
    cwd: workspace,
    env: { PATH, DATABASE_URL: shop.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

const countSets = async () =>
  (await sql<{ count: number }>`select count(*) from change_set`.execute(shop.db)).rows[0]?.count ?? 0;

test(
  `an import of ${ROWS} rows whose process is killed in the middle and that is repeated writes every row once`,
  async () => {
    await addVariants(ROWS);
    const file = path.join(folder, 'prices.csv');
    const lines = Array.from({ length: ROWS }, (_, at) => `sk,BULK-${at + 1},${6000 + at},`);
    writeFileSync(file, ['country,key,price,promo', ...lines].join('\n'));

    const first = apply(file);
    while ((await countSets()) < ROWS / 3000) await pause(20);
    first.kill('SIGKILL');
    await once(first, 'exit');
    const written = await countSets();
    const second = apply(file);
    let output = '';
    second.stdout?.on('data', (chunk) => {
      output += chunk;
    });
    const [code] = await once(second, 'close');

    expect(code).toBe(0);
    expect(written).toBeLessThan(ROWS / 1000);
    expect(output).toMatch(new RegExp(`${written * 1000} rows were written by an earlier run`));
    const { rows } = await sql<{ count: number; sum: number }>`
      select count(*), count(*) filter (where p.price = 5999 + substr(v.sku, 6)::int) as sum
      from price p join variant v on v.id = p.variant_id where v.sku like 'BULK-%'
    `.execute(shop.db);
    expect(rows).toEqual([{ count: ROWS, sum: ROWS }]);
    const changes = await sql<{ count: number }>`select count(*) from change`.execute(shop.db);
    expect([changes.rows[0]?.count, await countSets()]).toEqual([ROWS, ROWS / 1000]);
  },
  LONG_MS,
);
