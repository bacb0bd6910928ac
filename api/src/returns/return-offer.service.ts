import type { CountryCode, PayloadOf, quoteReturn, ReturnOffer, ReturnSums } from '@odeta/contracts';
import { nameLine } from '@odeta/validation';
import { ApiError } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { readOrderLines } from '../orders/records/order-lines.repository.ts';
import { toMajor } from '../pricing/money.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { sentSumsOf, sumsOf } from './return-sums.ts';
import { deductionsOf, isWithdrawable, openKindsOf, refundMethodsOf } from './return-terms.ts';
import {
  type ReturnableLine,
  type ReturnableOrder,
  readReturnableLines,
  readReturnableOrder,
} from './returnable.repository.ts';
import { whyNothing } from './why-nothing.ts';

/** What can be returned of an order, for everyone who may see the order. */
export async function returnOfferOf(deps: OrderDeps, session: Session, orderId: string): Promise<ReturnOffer> {
  await requireSeen(deps, session, orderId);
  const shop = deps.settings.of(session.country);
  const [order, lines] = await Promise.all([
    readReturnableOrder(deps.db, orderId),
    readReturnableLines(deps.db, orderId),
  ]);
  return offerOf(order, lines, shop, deps.now());
}

function offerOf(
  order: ReturnableOrder,
  lines: readonly ReturnableLine[],
  shop: CountrySettings,
  now: Date,
): ReturnOffer {
  const { country, deliveredAt, billTo } = order;
  const withdrawUntil = deliveredAt && lastWithdrawalDay(deliveredAt, shop.country);
  const isFree = isWithdrawable(order, shop, now);
  const kinds = lines.some(({ returnable }) => returnable > 0) ? openKindsOf(order, shop, now) : [];
  return {
    orderId: order.id,
    orderNumber: order.number,
    kinds: kinds.map(({ kind, until }) => {
      const { fee } = deductionsOf({ kind, refundMethod: '', returnType: '' }, shop, { isFree });
      return { kind, until, fee: toMajor(country, fee) };
    }),
    nothing: kinds.length > 0 ? null : whyNothing(order, lines, shop, now),
    lines: lines.map((line) => ({ ...goodsOf(country, line), returnable: line.returnable })),
    refundMethods: refundMethodsOf(order).map((method) => ({ method, name: order.paymentName })),
    ways: (shop.siteContents.returns?.ways ?? []).map((way) => ({ ...way, cost: toMajor(country, way.cost) })),
    holder: nameLine(country, billTo),
    withdrawUntil: isFree ? withdrawUntil : null,
    withdrawalUrl: `${shop.siteContents.withdrawalUrl}?order=${order.id}`,
  };
}

type Goods = Omit<ReturnableLine, 'returnable'>;

export const goodsOf = (
  country: CountryCode,
  { lineId, name, colorName, size, price, pricePromo, ...line }: Goods,
) => ({
  lineId: String(lineId),
  name,
  price: toMajor(country, price),
  pricePromo: pricePromo === null ? null : toMajor(country, pricePromo),
  color: { name: colorName },
  size: { name: `size/${size}` },
  picture: { path: line.picture, alt: line.pictureAlt },
});

/** The refund for these pieces. Throws an `ApiError` when they cannot be returned. */
export async function returnQuoteOf(
  deps: OrderDeps,
  session: Session,
  { orderId, payload }: { orderId: string; payload: PayloadOf<typeof quoteReturn> },
): Promise<ReturnSums> {
  await requireSeen(deps, session, orderId);
  const [order, lines, returnable] = await Promise.all([
    readReturnableOrder(deps.db, orderId),
    readOrderLines(deps.db, orderId),
    readReturnableLines(deps.db, orderId),
  ]);
  const pieces = piecesOf(payload.lines, returnable);
  if (!pieces) throw new ApiError('not-returnable');
  const shop = deps.settings.of(session.country);
  const deductions = deductionsOf(payload, shop, { isFree: isWithdrawable(order, shop, deps.now()) });
  return sentSumsOf(session.country, sumsOf(goneOf({ order, lines }, pieces), deductions));
}

/** The pieces as numbers; `null` when a line is repeated or has fewer returnable pieces. */
export function piecesOf(
  named: readonly { lineId: string; quantity: number }[],
  lines: readonly Pick<ReturnableLine, 'lineId' | 'returnable'>[],
) {
  const pieces = named.map(({ lineId, quantity }) => ({ lineId: Number(lineId), quantity }));
  const isOnce = new Set(pieces.map(({ lineId }) => lineId)).size === pieces.length;
  const areThere = pieces.every(
    ({ lineId, quantity }) =>
      Number.isInteger(quantity) &&
      quantity > 0 &&
      quantity <= (lines.find((line) => line.lineId === lineId)?.returnable ?? 0),
  );
  return isOnce && areThere ? pieces : null;
}
