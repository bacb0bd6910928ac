import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { amountOf } from '../orders/changing/reduce-order.repository.ts';
import { type LinePieces, type OrderLine, readOrderLines } from '../orders/records/order-lines.repository.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { piecesOf } from './return-offer.service.ts';
import { readDeductedFees } from './return-sums.repository.ts';
import { type ReturnableOrder, readReturnableOrder } from './returnable.repository.ts';
import { readWithdrawableLines, type WithdrawableLine } from './withdrawable.repository.ts';
import { withdrawalRefundOf } from './withdrawal-refund.ts';
import { statedGoods } from './withdrawn-goods.ts';

/** An order with the data from which its refund is calculated. */
export interface WithdrawableOrder {
  order: ReturnableOrder;
  lines: OrderLine[];
  goods: WithdrawableLine[];
  /** In minor units. */
  deductedFees: number;
}

export async function readWithdrawableOrder(db: Kysely<Database>, orderId: string): Promise<WithdrawableOrder> {
  const [order, lines, goods, deductedFees] = await Promise.all([
    readReturnableOrder(db, orderId),
    readOrderLines(db, orderId),
    readWithdrawableLines(db, orderId),
    readDeductedFees(db, orderId),
  ]);
  return { order, lines, goods, deductedFees };
}

/** The lines with the same text in the statement, combined. */
export interface StatedItem {
  text: string;
  left: number;
  lines: WithdrawableLine[];
}

export const statedItems = (goods: readonly WithdrawableLine[]): StatedItem[] =>
  [...new Set(goods.map(statedGoods))].map((text) => {
    const lines = goods.filter((line) => statedGoods(line) === text);
    return { text, left: lines.reduce((sum, { left }) => sum + left, 0), lines };
  });

/**
 * The items that are named by the id of their first line, with the chosen number of pieces. `null` if one of them is not in the order, has
 * fewer pieces left, or is repeated.
 */
export function chosenItems(
  { goods }: WithdrawableOrder,
  named: readonly { lineId: string; quantity: number }[],
): { item: StatedItem; quantity: number }[] | null {
  const items = statedItems(goods).map((item) => ({ item, lineId: item.lines[0]?.lineId ?? 0, returnable: item.left }));
  const chosen = piecesOf(named, items)?.flatMap(({ lineId, quantity }) => {
    const found = items.find((one) => one.lineId === lineId);
    return found ? [{ item: found.item, quantity }] : [];
  });
  return chosen ?? null;
}

/** This many pieces of the item, distributed over its lines. */
export function piecesOfItem({ lines }: StatedItem, quantity: number): LinePieces[] {
  let rest = quantity;
  return lines.map(({ lineId, left }) => {
    const taken = Math.min(left, rest);
    rest -= taken;
    return { lineId, quantity: taken };
  });
}

/**
 * The refund for these pieces, in minor units. Pieces of open returns and of earlier withdrawals are refunded before them, so that the parts
 * add up to the whole.
 */
function refundFor(withdrawable: WithdrawableOrder, pieces: readonly LinePieces[]): number {
  const { goods, deductedFees } = withdrawable;
  const chosen = (id: number) => pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  const before = goods.map(({ lineId, kept, left }) => ({ lineId, quantity: kept - left }));
  const after = before.map(({ lineId, quantity }) => ({ lineId, quantity: quantity + chosen(lineId) }));
  return withdrawalRefundOf(withdrawable, after, deductedFees) - amountOf(withdrawable, before);
}

/** `refundFor` these pieces; `null` for an order that is not paid, and after the 14 days, when other terms apply to a return. */
export function refundNow(
  withdrawable: WithdrawableOrder,
  pieces: readonly LinePieces[],
  { shop, now }: { shop: Pick<CountrySettings, 'country' | 'today'>; now: Date },
): number | null {
  const { deliveredAt, paymentState } = withdrawable.order;
  const isOver = deliveredAt !== null && shop.today(now) > lastWithdrawalDay(deliveredAt, shop.country);
  return paymentState === 'paid' && !isOver ? refundFor(withdrawable, pieces) : null;
}
