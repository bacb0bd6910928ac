import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { cashRoundingOf } from '../../pricing/cash-rounding.ts';

/**
 * After a reduction, rounds what is still collected in cash: `reduced_by` takes the difference to the former rounding. What was paid is not
 * rounded again; when nothing is left, neither is its rounding. The order must be locked; may be repeated. Returns what rounding
 * adds to the amount due now, in minor units; `null` when nothing is rounded, or nothing is due: what gave everything back counted it.
 */
export async function roundAgain(trx: Transaction<Database>, orderId: string): Promise<number | null> {
  const order = await trx
    .selectFrom('shopOrder')
    .select(['country', 'paymentState', 'total', 'reducedBy', 'cashRounding', 'roundingChange'])
    .where('id', '=', orderId)
    .executeTakeFirst();
  if (!order || order.cashRounding === null) return null;
  const due = order.total - order.reducedBy;
  if (due > 0 && order.paymentState !== 'on-delivery') return null;
  const before = order.cashRounding + order.roundingChange;
  const after = due > 0 ? (cashRoundingOf(order.country, due - before) ?? 0) : 0;
  const reducedBy = due > 0 ? order.reducedBy + before - after : order.reducedBy;
  const roundingChange = after - order.cashRounding;
  await trx.updateTable('shopOrder').set({ roundingChange, reducedBy }).where('id', '=', orderId).execute();
  return due > 0 ? after : null;
}
