import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** What the shop has deducted from the money of returns of the order, in minor units. */
export async function readKeptFees(trx: Transaction<Database>, orderId: string): Promise<number> {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(fee + way_cost), 0)::bigint as kept from return_case
    where order_id = ${orderId} and kind = 'declaration' and state in ('sent', 'completed')
  `.execute(trx);
  return rows[0]?.kept ?? 0;
}
