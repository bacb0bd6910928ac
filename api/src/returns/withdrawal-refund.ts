import { amountOf, type OrderSums } from '../orders/changing/reduce-order.repository.ts';
import type { LinePieces, OrderLine } from '../orders/records/order-lines.repository.ts';

/**
 * Directive 2011/83/EU, article 13: what was paid for pieces of a withdrawal, without a fee; with the last pieces of the order everything
 * that is left, including the delivery. `deductedFees` are those of earlier returns, which are not refunded. Minor units.
 */
export function withdrawalRefundOf(
  { order, lines }: { order: OrderSums; lines: readonly OrderLine[] },
  pieces: readonly LinePieces[],
  deductedFees: number,
): number {
  const isAll = lines.every(
    (line) =>
      line.quantity === line.soldOut + line.returned + (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
  );
  return isAll ? order.total - order.reducedBy - deductedFees : amountOf({ order, lines }, pieces);
}
