import type { Balances } from '../ledger/balances.ts';
import { everythingLeft } from '../ledger/postings.ts';
import type { GoneGoods } from '../ledger/shares.ts';
import { goneOf, type OrderSums } from '../orders/changing/gone-pieces.ts';
import type { LinePieces, OrderLine } from '../orders/records/order-lines.repository.ts';

/** An order, what its ledger says, and how much of the club's fee is kept if all of it is given back. */
export interface RefundableOrder {
  order: OrderSums;
  lines: readonly OrderLine[];
  balances: Balances;
  clubFeeKept: number;
}

/** Whether the buyer keeps nothing of the order after these pieces. */
export const isLastOf = (lines: readonly OrderLine[], pieces: readonly LinePieces[]): boolean =>
  lines.every(
    (line) =>
      line.quantity === line.soldOut + line.returned + (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
  );

/**
 * Directive 2011/83/EU, article 13: what was paid for pieces of a withdrawal, without a fee; with the last pieces of the order everything
 * that is left, including the delivery. Fees of earlier returns are not refunded. Minor units.
 */
export const withdrawalRefundOf = (refundable: RefundableOrder, pieces: readonly LinePieces[]): GoneGoods =>
  isLastOf(refundable.lines, pieces)
    ? everythingLeft(refundable.balances, refundable.clubFeeKept)
    : goneOf(refundable, pieces);
