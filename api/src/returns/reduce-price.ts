import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextReturnState } from '../order-states/return-machine.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { type OpenReturn, saveReturn } from './open-returns.repository.ts';
import { insertVoucher } from './return-voucher.repository.ts';

/** Directive (EU) 2019/771, article 15: the buyer keeps the goods, and a part of their price goes back. `amount` in minor units. */
export async function reducePrice(
  trx: Transaction<Database>,
  order: OpenOrder,
  { found, amount, key, at }: { found: OpenReturn; amount: number; key: string; at: Date },
): Promise<void> {
  const by = found.refundMethod;
  // Money first: the rest of the price was paid with vouchers.
  const money = Math.min(amount, order.total - order.reducedBy);
  const onVoucher = amount - money;
  const voucherId = by === 'voucher' && money > 0 ? await insertVoucher(trx, order, { amount: money, at }) : null;
  const given = await reduceOrder(trx, {
    ...{ orderId: order.id, key, reason: 'reduction', by },
    gone: { money, voucher: onVoucher, postings: [{ account: 'goodwill', amount }] },
    newVoucher: voucherId === null ? null : { id: voucherId, amount: money },
  });
  const isPaidOut = given.refund > 0;
  const state = nextReturnState(found.state, 'refund-granted', { kind: found.kind, isPaidOut });
  const sums = { goods: amount, fee: 0, wayCost: 0, onVoucher };
  await saveReturn(trx, found.id, { state, voucherId, ...sums, ...(!isPaidOut && { completedAt: at }) });
  if (isPaidOut)
    await sql`
      update return_case set refund_id = (select id from refund where key = ${key}) where id = ${found.id}
    `.execute(trx);
}
