import type { Row } from '../../db/database.ts';
import { type GoneGoods, goneGoods } from '../../ledger/shares.ts';
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

/** The value of the pieces that were sold out or returned. */
export const goneValueOf = (lines: readonly OrderLine[]): number =>
  lines.reduce((sum, { price, soldOut, returned }) => sum + price * (soldOut + returned), 0);

/**
 * What was paid for these pieces, in money and with vouchers; in money at most what the order still costs, less if the price was reduced
 * before.
 */
export function goneOf(
  { order, lines }: { order: OrderSums; lines: readonly OrderLine[] },
  pieces: readonly LinePieces[],
): GoneGoods {
  const value = pieces.reduce(
    (sum, { lineId, quantity }) => sum + quantity * (lines.find(({ id }) => id === lineId)?.price ?? 0),
    0,
  );
  const { money, voucher, postings } = goneGoods(order, goneValueOf(lines), value);
  const most = Math.max(0, order.total - order.reducedBy);
  if (money <= most) return { money, voucher, postings };
  return { money: most, voucher, postings: [...postings, { account: 'goodwill', amount: most - money }] };
}
