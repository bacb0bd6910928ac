import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextReturnState, type ReturnHappening } from '../order-states/return-machine.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { amountOf, reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { addPieces, type LinePieces, type OrderLine } from '../orders/records/order-lines.repository.ts';
import { type OpenReturn, saveReturn } from './open-returns.repository.ts';
import { sumsOf } from './return-sums.ts';
import { insertVoucher } from './return-voucher.repository.ts';

interface Payout {
  found: OpenReturn;
  pieces: readonly LinePieces[];
  happening: ReturnHappening;
  /** Idempotency key of the refund. */
  key: string;
  at: Date;
}

/**
 * Marks the pieces as returned, and refunds what was paid for them with the return's refund method, less the deductions that were agreed
 * when the return was opened.
 */
export async function payBack(
  trx: Transaction<Database>,
  { order, lines }: { order: OpenOrder; lines: readonly OrderLine[] },
  { found, pieces, happening, key, at }: Payout,
): Promise<void> {
  const { goods, fee, wayCost, refund } = sumsOf(amountOf({ order, lines }, pieces), found);
  await addPieces(trx, pieces, 'returned');
  const by = found.refundMethod;
  const paidOut = await reduceOrder(trx, { orderId: order.id, amount: refund, key, reason: 'returned', by });
  const voucherId = by === 'voucher' && refund > 0 ? await insertVoucher(trx, order, { amount: refund, at }) : null;
  const isPaidOut = paidOut > 0;
  const state = nextReturnState(found.state, happening, { kind: found.kind, isPaidOut });
  const sums = { goods, fee, wayCost };
  await saveReturn(trx, found.id, { state, voucherId, ...sums, ...(!isPaidOut && { completedAt: at }) });
  if (isPaidOut)
    await sql`
      update return_case set refund_id = (select id from refund where key = ${key}) where id = ${found.id}
    `.execute(trx);
}
