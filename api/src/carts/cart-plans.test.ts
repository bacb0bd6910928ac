import { sql } from 'kysely';
import { openSeededDatabase, type SeededDatabase } from '../../testing/database/template-database.ts';
import { readCarts } from './read-carts.repository.ts';

let shop: SeededDatabase;
beforeAll(async () => {
  shop = await openSeededDatabase({ name: 'cart_plans', connections: 1 });
});
afterAll(() => shop.drop());

/**
 * PostgreSQL compares both after five executions and plans every further one anew if the plans for the values seem much cheaper.
 * https://www.postgresql.org/docs/current/sql-prepare.html#SQL-PREPARE-NOTES
 */
test('for PostgreSQL a plan for one cart costs as much as the plan that it keeps, because planning takes longer than reading the cart', async () => {
  const asked = { idHash: Buffer.from('unknown'), country: 'sk', today: '2026-11-21', edition: 'sk' } as const;
  await readCarts(shop.db, [asked]);

  const costOfOne = await costAfter('force_custom_plan');
  const costOfKept = await costAfter('force_generic_plan');

  expect(costOfOne).toBeGreaterThan(0);
  expect(costOfOne).toBe(costOfKept);
});

/** In PostgreSQL's own unit. */
async function costAfter(mode: string): Promise<number> {
  await sql`set plan_cache_mode = ${sql.raw(mode)}`.execute(shop.db);
  const { rows } = await sql<{ name: string }>`
    select name from pg_prepared_statements where strpos(statement, 'row_to_json(b) as cart') between 1 and 40
  `.execute(shop.db);
  const values = sql.raw(`'{unknown}', '{sk}', '{2026-11-21}', '{Europe/Bratislava}', '{sk}'`);
  const { rows: plans } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Total Cost': number } }] }>`
    explain (format json) execute ${sql.id(rows[0]?.name ?? '')} (${values})
  `.execute(shop.db.withoutPlugins());
  return plans[0]?.['QUERY PLAN'][0].Plan['Total Cost'] ?? 0;
}
