import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** The fees that were deducted from refunds of the order's returns, in minor units. */
export async function readDeductedFees(db: Kysely<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ deducted: number }>`
    select coalesce(sum(fee + way_cost), 0)::bigint as deducted from return_case
    where order_id = ${orderId} and kind = 'declaration' and state in ('sent', 'completed')
  `.execute(db);
  return rows[0]?.deducted ?? 0;
}
