import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Balances } from '../ledger/balances.ts';
import { readBalances } from '../ledger/ledger.repository.ts';
import type { GoneGoods } from '../ledger/shares.ts';
import { readClubEnd } from '../orders/changing/club-end.repository.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { type LinePieces, type OrderLine, readOrderLines } from '../orders/records/order-lines.repository.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { piecesOf } from './return-offer.service.ts';
import { type ReturnableOrder, readReturnableOrder } from './returnable.repository.ts';
import { readWithdrawableLines, type WithdrawableLine } from './withdrawable.repository.ts';
import { withdrawalRefundOf } from './withdrawal-refund.ts';
import { statedGoods } from './withdrawn-goods.ts';

/** An order with the data from which its refund is calculated. */
export interface WithdrawableOrder {
  order: ReturnableOrder;
  lines: OrderLine[];
  goods: WithdrawableLine[];
  balances: Balances;
  /** The part of the club's fee that is kept if all of the order is given back, in minor units. */
  clubFeeKept: number;
}

export async function readWithdrawableOrder(db: Kysely<Database>, orderId: string): Promise<WithdrawableOrder> {
  const [order, lines, goods, balances] = await Promise.all([
    readReturnableOrder(db, orderId),
    readOrderLines(db, orderId),
    readWithdrawableLines(db, orderId),
    readBalances(db, orderId),
  ]);
  const { kept: clubFeeKept } = await readClubEnd(db, order, balances);
  return { order, lines, goods, balances, clubFeeKept };
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

/** A refund in minor units: how much comes back in money, and how much on the vouchers that paid for the goods. */
export type RefundParts = Pick<GoneGoods, 'money' | 'voucher'>;

/** Pieces of open returns and of earlier withdrawals are refunded before these, so that the parts add up to the whole. */
function refundFor(withdrawable: WithdrawableOrder, pieces: readonly LinePieces[]): RefundParts {
  const { goods } = withdrawable;
  const chosen = (id: number) => pieces.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  const before = goods.map(({ lineId, kept, left }) => ({ lineId, quantity: kept - left }));
  const after = before.map(({ lineId, quantity }) => ({ lineId, quantity: quantity + chosen(lineId) }));
  const [all, others] = [withdrawalRefundOf(withdrawable, after), goneOf(withdrawable, before)];
  return { money: all.money - others.money, voucher: all.voucher - others.voucher };
}

/** The refund of these pieces; `null` for an order that is not paid, and after the 14 days, when other terms apply to a return. */
export function refundPartsNow(
  withdrawable: WithdrawableOrder,
  pieces: readonly LinePieces[],
  { shop, now }: Deciding,
): RefundParts | null {
  const { deliveredAt, paymentState } = withdrawable.order;
  const isOver = deliveredAt !== null && shop.today(now) > lastWithdrawalDay(deliveredAt, shop.country);
  return paymentState === 'paid' && !isOver ? refundFor(withdrawable, pieces) : null;
}

/** The sum of `refundPartsNow`, in minor units. */
export function refundNow(
  withdrawable: WithdrawableOrder,
  pieces: readonly LinePieces[],
  deciding: Deciding,
): number | null {
  const parts = refundPartsNow(withdrawable, pieces, deciding);
  return parts && parts.money + parts.voucher;
}

interface Deciding {
  shop: Pick<CountrySettings, 'country' | 'today'>;
  now: Date;
}
