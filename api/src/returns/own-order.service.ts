import type {
  OwnOrder,
  PayloadOf,
  QueryOf,
  quoteWithdrawal,
  readOwnOrder,
  WithdrawableItem,
  WithdrawalDeadline,
} from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { emailTextFor } from '../http/texts.ts';
import { orderNumberOf } from '../identity/typed-number.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { toMajor } from '../pricing/money.ts';
import { lastDayAfter, lastReturnDay, lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { findOwnOrder } from './own-order.repository.ts';
import { goodsOf } from './return-offer.service.ts';
import {
  chosenItems,
  piecesOfItem,
  readWithdrawableOrder,
  refundNow,
  statedItems,
  type WithdrawableOrder,
} from './withdrawable-order.ts';
import { statedGoods } from './withdrawn-goods.ts';

/** The named or the last order of the visitor for the withdrawal form, with the refund for all that is left of it. */
export async function ownOrderOf(
  deps: OrderDeps,
  { idHash, country }: Session,
  { orderId: id, orderNumber }: QueryOf<typeof readOwnOrder>,
): Promise<OwnOrder | null> {
  // An invalid order number finds nothing.
  const asked = orderNumber === undefined ? undefined : (orderNumberOf(country, orderNumber) ?? '');
  const known = idHash ? await findOwnOrder(deps.db, { idHash, country }, { id, number: asked }) : undefined;
  if (!known) return null;
  const { number, email, billTo, deliveredAt } = known;
  const shop = deps.settings.of(country);
  const now = deps.now();
  const withdrawable = await readWithdrawableOrder(deps.db, known.id);
  const left = withdrawable.goods.map((line) => ({ lineId: line.lineId, quantity: line.left }));
  return {
    number,
    email,
    name: `${billTo.firstName} ${billTo.lastName}`.trim(),
    lines: withdrawable.goods.map((line) =>
      [statedGoods(line), emailTextFor(country, 'item-pieces', { count: line.quantity })].join(', '),
    ),
    items: itemsOf(withdrawable),
    refund: left.some(({ quantity }) => quantity > 0) ? shownRefund(withdrawable, left, shop, now) : null,
    needsBankAccount: needsBankAccount(withdrawable),
    deadline: deliveredAt && deadlineOf(deliveredAt, shop, now),
  };
}

/** Without goods on their way or at the buyer nobody has paid in cash yet. */
const needsBankAccount = ({ order, lines }: WithdrawableOrder) =>
  !order.isPaidOnline && lines.some(({ packed, underWay, delivered }) => packed + underWay + delivered > 0);

const itemsOf = ({ order, goods }: WithdrawableOrder): WithdrawableItem[] =>
  statedItems(goods).flatMap(({ text, left, lines: [line] }) =>
    line ? [{ ...goodsOf(order.country, line), text, left }] : [],
  );

/** The refund for pieces of an order that `ownOrderOf` returns; `null` if the pieces are not in it, or if nothing is refunded now. */
export async function withdrawalQuoteOf(
  deps: OrderDeps,
  { idHash, country }: Session,
  { orderNumber, lines }: PayloadOf<typeof quoteWithdrawal>,
): Promise<number | null> {
  const known = idHash ? await findOwnOrder(deps.db, { idHash, country }, { number: orderNumber }) : undefined;
  if (!known) return null;
  const withdrawable = await readWithdrawableOrder(deps.db, known.id);
  const chosen = chosenItems(withdrawable, lines);
  if (!chosen || chosen.length === 0) return null;
  const pieces = chosen.flatMap(({ item, quantity }) => piecesOfItem(item, quantity));
  return shownRefund(withdrawable, pieces, deps.settings.of(country), deps.now());
}

function shownRefund(
  withdrawable: WithdrawableOrder,
  pieces: Parameters<typeof refundNow>[1],
  shop: CountrySettings,
  now: Date,
): number | null {
  const refund = refundNow(withdrawable, pieces, { shop, now });
  return refund === null ? null : toMajor(shop.code, refund);
}

const DAY_MS = 86_400_000;

function deadlineOf(deliveredAt: Date, shop: CountrySettings, now: Date): WithdrawalDeadline {
  const today = shop.today(now);
  const withdrawUntil = lastWithdrawalDay(deliveredAt, shop.country);
  const returnUntil = lastReturnDay(deliveredAt, shop);
  const daysLeft = (Date.parse(withdrawUntil) - Date.parse(today)) / DAY_MS;
  return {
    deliveredOn: lastDayAfter(deliveredAt, 0, shop.country),
    withdrawUntil,
    daysLeft: daysLeft < 0 ? null : daysLeft,
    returnUntil: today <= returnUntil ? returnUntil : null,
    returnFee: toMajor(shop.code, shop.siteContents.returns?.fee ?? 0),
  };
}
