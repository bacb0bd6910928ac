import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { sourceOf } from '../shop/availability.ts';
import type { BasketLine } from '../shop/basket.ts';

/**
 * Takes the pieces of all lines, or says which lines there are too few for. Rows are locked in the order of their ids, so
 * that two orders never wait for each other, and taken by the statement that checks them, so that no two buyers get the
 * same piece. The caller rolls back when a line is left.
 */
export async function reserve(trx: Transaction<Database>, lines: readonly BasketLine[]): Promise<BasketLine[]> {
  const variants = lines.map(({ variantId }) => variantId);
  const quantities = lines.map(({ quantity }) => quantity);
  const sources = lines.map(sourceOf);
  await sql`
    select from stock where variant_id = any(${variants}::bigint[]) order by variant_id for update
  `.execute(trx);
  const { rows } = await sql<{ variantId: number }>`
    update stock s set
      reserved = s.reserved + case w.source when 'on-hand' then w.quantity else 0 end,
      preordered = s.preordered + case w.source when 'incoming' then w.quantity else 0 end
    from unnest(${variants}::bigint[], ${quantities}::int[], ${sources}::text[]) as w(variant_id, quantity, source)
    where s.variant_id = w.variant_id
      and case w.source when 'on-hand' then s.on_hand - s.reserved else s.incoming - s.preordered end >= w.quantity
    returning s.variant_id
  `.execute(trx);
  const taken = new Set(rows.map(({ variantId }) => variantId));
  return lines.filter(({ variantId }) => !taken.has(variantId));
}
