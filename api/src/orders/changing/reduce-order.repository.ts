import type { RefundMethod } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import { isPosted, post, postRounding } from '../../ledger/ledger.repository.ts';
import { type Deducted, reductionPostings, sumOf } from '../../ledger/postings.ts';
import type { GoneGoods } from '../../ledger/shares.ts';
import { restoreVouchers } from './restored-vouchers.repository.ts';
import { roundAgain } from './round-again.repository.ts';

interface Reduction {
  orderId: string;
  /** What the order loses: `goneOf` some pieces, or `everythingLeft`. */
  gone: GoneGoods;
  /** What the shop keeps of it. */
  deducted?: Deducted;
  /** Of the event: a repeated reduction changes nothing. */
  key: string;
  reason: string;
  /** How money is given back: by default with the payment of the order, if there is one. */
  by?: RefundMethod;
  /** Given in place of the money, which it is worth. */
  newVoucher?: { id: number; amount: number } | null;
}

/** What an order gives back, in minor units. */
export interface GivenBack {
  /** In money, by a refund that is to be made now; 0 if it was not paid yet. */
  refund: number;
  onVouchers: number;
}

/**
 * Reduces the amount due, and enters it in the ledger. What was paid with vouchers comes back on them; what was paid online is refunded with
 * that payment, what was paid on delivery by bank transfer; what is unpaid is not collected.
 */
export async function reduceOrder(
  trx: Transaction<Database>,
  { orderId, gone, deducted = { money: 0, voucher: 0 }, key, reason, by = 'payment', newVoucher = null }: Reduction,
): Promise<GivenBack> {
  if (await isPosted(trx, orderId, key)) return { refund: 0, onVouchers: 0 };
  const money = gone.money - deducted.money;
  const restored = await restoreVouchers(trx, orderId, gone.voucher - deducted.voucher);
  const postings = reductionPostings({ gone, deducted, restored, newVoucher });
  await post(trx, orderId, { key, reason, postings });
  if (money > 0)
    await sql`update shop_order set reduced_by = reduced_by + ${money}::bigint where id = ${orderId}`.execute(trx);
  const rounding = await roundAgain(trx, orderId);
  if (rounding !== null) await postRounding(trx, orderId, { key, rounding });
  const due = -sumOf(postings.filter(({ account }) => account === 'due'));
  const refund = await insertRefund(trx, { orderId, amount: due, key, reason, by });
  return { refund, onVouchers: restored.reduce((sum, { amount }) => sum + amount, 0) };
}

/** Of what was paid. Returns the refund in minor units, 0 if nothing is paid. */
async function insertRefund(
  trx: Transaction<Database>,
  {
    orderId,
    amount,
    key,
    reason,
    by,
  }: { orderId: string; amount: number; key: string; reason: string; by: RefundMethod },
): Promise<number> {
  if (amount <= 0) return 0;
  const amountColumn = columns('refund', 'amount');
  const { rows } = await sql<RowOf<typeof amountColumn>>`
    insert into refund (payment_id, order_id, key, amount, state, reason)
    select case when ${by} = 'payment' then p.id end, o.id, ${key}, ${amount}::bigint, 'requested', ${reason}
    from shop_order o left join payment p on p.order_id = o.id and p.state = 'paid'
    where o.id = ${orderId} and (p.id is not null or o.payment_state = 'paid')
    on conflict (key) do nothing
    returning ${amountColumn}
  `.execute(trx);
  return rows[0]?.amount ?? 0;
}
