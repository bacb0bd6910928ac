import type { RefundMethod } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import type { LinePieces, OrderLine } from '../records/order-lines.repository.ts';

/** The sums of an order. Money in minor units. */
export const sumColumns = [
  'itemsValue',
  'clubDiscount',
  'discountCodeCost',
  'voucherDiscount',
  'total',
  'reducedBy',
] as const;

export type OrderSums = Pick<Row<'shopOrder'>, (typeof sumColumns)[number]>;

/**
 * What was paid for goods of this value: their share of the price of all goods after discounts. Pass the value of everything that was
 * removed so far and subtract the former share, so that rounded parts add up to the total.
 */
export function shareOf(order: OrderSums, goneValue: number): number {
  const { itemsValue, clubDiscount, discountCodeCost, voucherDiscount } = order;
  const paid = Math.max(0, itemsValue - clubDiscount - discountCodeCost - voucherDiscount);
  return itemsValue === 0 ? 0 : Math.round((paid * goneValue) / itemsValue);
}

/** The value of the pieces that were sold out or returned. */
export const goneValueOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { price, soldOut, returned }) => sum + price * (soldOut + returned), 0);

/** What was paid for these pieces, but at most what the order still costs. */
export function amountOf(
  { order, lines }: { order: OrderSums; lines: readonly OrderLine[] },
  pieces: readonly LinePieces[],
): number {
  const before = goneValueOf(lines);
  const value = pieces.reduce(
    (sum, { lineId, quantity }) => sum + quantity * (lines.find(({ id }) => id === lineId)?.price ?? 0),
    0,
  );
  const share = shareOf(order, before + value) - shareOf(order, before);
  return Math.min(share, order.total - order.reducedBy);
}

interface Reduction {
  orderId: string;
  /** At most the amount that is still due or was paid. */
  amount: number;
  /** Idempotency key: a repeated reduction is refunded once. */
  key: string;
  reason: string;
  /** By default with the payment of the order, if there is one. A voucher creates no refund. */
  by?: RefundMethod;
}

/**
 * Reduces the amount due. What was paid online is refunded with that payment, what was paid on delivery by bank transfer; what is unpaid is
 * not collected. Returns the refund in minor units.
 */
export async function reduceOrder(
  trx: Transaction<Database>,
  { orderId, amount, key, reason, by = 'payment' }: Reduction,
): Promise<number> {
  if (amount <= 0) return 0;
  await sql`update shop_order set reduced_by = reduced_by + ${amount}::bigint where id = ${orderId}`.execute(trx);
  const amountColumn = columns('refund', 'amount');
  const { rows } = await sql<RowOf<typeof amountColumn>>`
    insert into refund (payment_id, order_id, key, amount, state, reason)
    select case when ${by} = 'payment' then p.id end, o.id, ${key}, ${amount}::bigint, 'requested', ${reason}
    from shop_order o left join payment p on p.order_id = o.id and p.state = 'paid'
    where o.id = ${orderId} and ${by} <> 'voucher' and (p.id is not null or o.payment_state = 'paid')
    on conflict (key) do nothing
    returning ${amountColumn}
  `.execute(trx);
  return rows[0]?.amount ?? 0;
}
