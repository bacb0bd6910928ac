import type { WarehouseStock } from '@odeta/contracts/warehouse';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import type { Database, Row } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';

/** Lines per page. */
const MOST = 500;

const SkuSchema = v.pipe(v.string(), v.maxLength(120));

/** `sku` is the begin of a sku, such as a catalogue number. */
export const StockQuerySchema = v.object({ sku: v.optional(SkuSchema, ''), after: v.optional(SkuSchema, '') });

type Line = WarehouseStock['lines'][number];

/** The stock as the shop has it, by sku. */
export async function readStock(
  db: Kysely<Database>,
  { sku, after }: v.InferOutput<typeof StockQuerySchema>,
): Promise<WarehouseStock> {
  const { rows } = await sql<Omit<Line, 'countedAt'> & Pick<Row<'stock'>, 'countedAt'>>`
    select v.sku, s.on_hand - s.short as on_hand, s.reserved, s.incoming as expected, s.preordered, s.counted_at
    from stock s join variant v on v.id = s.variant_id
    where v.sku collate "C" > ${after} and v.sku like ${`${escapeLike(sku)}%`}
    order by v.sku collate "C" limit ${MOST}
  `.execute(db);
  const lines = rows.map((row) => ({ ...row, countedAt: row.countedAt?.toISOString() ?? null }));
  return { lines, next: lines.length === MOST ? (lines.at(-1)?.sku ?? null) : null };
}
