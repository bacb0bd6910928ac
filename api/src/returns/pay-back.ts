import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextReturnState, type ReturnHappening } from '../order-states/return-machine.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { addPieces, type LinePieces, type OrderLine } from '../orders/records/order-lines.repository.ts';
import { type OpenReturn, saveReturn } from './open-returns.repository.ts';
import { deductedBy, sumsOf } from './return-sums.ts';
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
 * Marks the pieces as returned, and refunds what was paid for them, less the deductions that were agreed when the return was opened: what
 * was paid with vouchers on them, the rest with the return's refund method.
 */
export async function payBack(
  trx: Transaction<Database>,
  { order, lines }: { order: OpenOrder; lines: readonly OrderLine[] },
  { found, pieces, happening, key, at }: Payout,
): Promise<void> {
  const gone = goneOf({ order, lines }, pieces);
  const sums = sumsOf(gone, found);
  const { goods, fee, wayCost, onVoucher } = sums;
  const money = sums.refund - onVoucher;
  await addPieces(trx, pieces, 'returned');
  const by = found.refundMethod;
  const voucherId = by === 'voucher' && money > 0 ? await insertVoucher(trx, order, { amount: money, at }) : null;
  const newVoucher = voucherId === null ? null : { id: voucherId, amount: money };
  const given = await reduceOrder(trx, {
    ...{ orderId: order.id, gone, deducted: deductedBy(sums, gone), key, reason: 'returned', by, newVoucher },
  });
  const isPaidOut = given.refund > 0;
  const state = nextReturnState(found.state, happening, { kind: found.kind, isPaidOut });
  const stored = { goods, fee, wayCost, onVoucher };
  await saveReturn(trx, found.id, { state, voucherId, ...stored, ...(!isPaidOut && { completedAt: at }) });
  if (isPaidOut)
    await sql`
      update return_case set refund_id = (select id from refund where key = ${key}) where id = ${found.id}
    `.execute(trx);
}
