import type { StockOutcome, StockReport } from '@odeta/contracts/warehouse';
import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';

type Line = StockReport['lines'][number];

const stockColumns = columns('stock as s', 'variantId', 'countedAt', 'expectedAt');
const skuColumn = columns('variant as v', 'sku');

export type LockedStock = RowOf<typeof stockColumns>;

/** The lines whose goods the shop has, with their stock locked in the order of their ids, as everywhere, against deadlocks. */
export async function lockNamed(trx: Transaction<Database>, lines: readonly Line[]): Promise<Map<string, LockedStock>> {
  const skus = lines.map(({ sku }) => sku);
  await sql`
    insert into stock (variant_id) select id from variant where sku = any(${skus}::text[]) on conflict do nothing
  `.execute(trx);
  const { rows } = await sql<LockedStock & RowOf<typeof skuColumn>>`
    select ${skuColumn}, ${stockColumns}
    from stock s join variant v on v.id = s.variant_id
    where v.sku = any(${skus}::text[]) order by s.variant_id for update of s
  `.execute(trx);
  return new Map(rows.map((row) => [row.sku, row]));
}

/**
 * Stores the report, or returns what was answered when it was received before. Waits for another request with the same id. `undefined`
 * when the id belongs to another report.
 */
export async function storeReport(
  trx: Transaction<Database>,
  { id, digest }: { id: string; digest: Buffer },
): Promise<{ answered: StockOutcome | null } | undefined> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('stockReport')
    .values({ id, digest, outcome: JSON.stringify({ lines: [] }) })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 1n) return { answered: null };
  const known = trx.selectFrom('stockReport').select(['digest', 'outcome']).where('id', '=', id);
  const { digest: former, outcome } = await known.executeTakeFirstOrThrow();
  return former.equals(digest) ? { answered: outcome } : undefined;
}

export async function saveOutcome(trx: Transaction<Database>, id: string, outcome: StockOutcome): Promise<void> {
  await trx
    .updateTable('stockReport')
    .set({ outcome: JSON.stringify(outcome) })
    .where('id', '=', id)
    .execute();
}

export interface Named {
  variantId: number;
  quantity: number;
}

/** Keeps what was reported, also what changes nothing because a later count has it. */
export async function insertMovements(
  trx: Transaction<Database>,
  { id: reportId, at, type: cause }: Pick<StockReport, 'id' | 'at' | 'type'>,
  named: readonly Named[],
): Promise<void> {
  const rows = named.filter(({ quantity }) => cause === 'count' || quantity !== 0);
  if (rows.length === 0) return;
  await trx
    .insertInto('stockMovement')
    .values(rows.map((row) => ({ ...row, reportId, at: new Date(at), cause })))
    .execute();
}

/**
 * Sets the stock to what is in the house. A count adds what happened after it and was reported earlier. `on_hand` never falls below what is
 * reserved: what is missing then is `short`.
 */
export async function setStock(
  trx: Transaction<Database>,
  { at, type }: Pick<StockReport, 'at' | 'type'>,
  named: readonly Named[],
): Promise<void> {
  const isCount = type === 'count';
  await sql`
    with named as (
      select * from unnest(
        ${named.map(({ variantId }) => variantId)}::bigint[], ${named.map(({ quantity }) => quantity)}::int[]
      ) as n(variant_id, quantity)
    ), there as (
      select n.variant_id, greatest(0, n.quantity + case when ${isCount}::boolean then coalesce((
        select sum(m.quantity) from stock_movement m
        where m.variant_id = n.variant_id and m.at > ${at}::timestamptz and m.cause <> 'count'
      ), 0) else s.on_hand - s.short end)::int as pieces
      from named n join stock s on s.variant_id = n.variant_id
    )
    update stock s set
      on_hand = greatest(t.pieces, s.reserved),
      short = greatest(t.pieces, s.reserved) - t.pieces,
      counted_at = case when ${isCount}::boolean then ${at}::timestamptz else s.counted_at end,
      back_in_stock = case
        when t.pieces <= s.reserved then false else s.back_in_stock or s.on_hand = s.reserved
      end
    from there t where s.variant_id = t.variant_id
  `.execute(trx);
}

/** Never fewer than are ordered already. */
export async function setExpected(trx: Transaction<Database>, at: string, named: readonly Named[]): Promise<void> {
  if (named.length === 0) return;
  await sql`
    update stock s set incoming = greatest(n.quantity, s.preordered), expected_at = ${at}::timestamptz
    from unnest(
      ${named.map(({ variantId }) => variantId)}::bigint[], ${named.map(({ quantity }) => quantity)}::int[]
    ) as n(variant_id, quantity)
    where s.variant_id = n.variant_id
  `.execute(trx);
}
