import type { AfterSale, RefundState } from '@odeta/contracts';
import type { Session } from '../http/session.ts';
import { nextState, type OrderState } from '../order-states/order-machine.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { piecesOf } from '../orders/records/order-lines.repository.ts';
import { toMajor } from '../pricing/money.ts';
import { lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { type OrderRefund, readRefundsOf, readReturnsOf, readVouchersOf } from './after-sale.repository.ts';
import { returnStatusOf } from './return-status.ts';
import { isWithdrawable, openKindsOf } from './return-terms.ts';
import { readReturnableLines } from './returnable.repository.ts';
import { readWithdrawableOrder, type WithdrawableOrder } from './withdrawable-order.ts';

/** For everyone who may see the order; all others get 404. */
export async function afterSaleOf(deps: OrderDeps, session: Session, orderId: string): Promise<AfterSale> {
  await requireSeen(deps, session, orderId);
  return readAfterSaleOf(deps.db, orderId, deps.settings.of(session.country), deps.now());
}

/** The one answer to what may be done with an order now. The caller checks that the visitor may see the order. */
export async function readAfterSaleOf(
  db: OrderDeps['db'],
  orderId: string,
  shop: CountrySettings,
  now: Date,
): Promise<AfterSale> {
  const [withdrawable, returnable, returns, refunds, vouchers] = await Promise.all([
    readWithdrawableOrder(db, orderId),
    readReturnableLines(db, orderId),
    readReturnsOf(db, orderId),
    readRefundsOf(db, orderId),
    readVouchersOf(db, orderId),
  ]);
  const { order } = withdrawable;
  const { withdrawalUrl, claimsUrl } = shop.siteContents;
  const hasReturnable = returnable.some((line) => line.returnable > 0);
  return {
    mayCancel: nextState(order.state, 'cancelled-by-buyer', piecesOf(withdrawable.lines)) !== undefined,
    mayAmend: nextState(order.state, 'amended', piecesOf(withdrawable.lines)) !== undefined,
    withdrawal: withdrawalOf(withdrawable, shop, now),
    withdrawalUrl: `${withdrawalUrl}?order=${orderId}`,
    kinds: hasReturnable ? openKindsOf(order, shop, now) : [],
    claimsUrl,
    returns: returns.map(({ id, number, kind, ...row }) => {
      return { id, number, kind, status: returnStatusOf(row, shop.today(now)) };
    }),
    refunds: refunds.map((refund) => ({
      amount: toMajor(order.country, refund.amount),
      doneAt: refund.settledAt?.toISOString() ?? null,
      state: refundStateOf(refund),
    })),
    vouchers: vouchers.map(({ amount, until }) => ({ amount: toMajor(order.country, amount), until })),
  };
}

function refundStateOf({ state, acceptedAt, handedOverAt }: OrderRefund): RefundState {
  if (state === 'done') return 'sent';
  if (handedOverAt) return 'failed';
  return acceptedAt ? 'accepted' : 'requested';
}

const withoutContract: readonly OrderState[] = ['awaiting-payment', 'cancelled', 'sold-out'];

function withdrawalOf({ order, goods }: WithdrawableOrder, shop: CountrySettings, now: Date): AfterSale['withdrawal'] {
  const isLeft = goods.some(({ left }) => left > 0) && !withoutContract.includes(order.state);
  if (!isLeft || !isWithdrawable(order, shop, now)) return null;
  return { until: order.deliveredAt && lastWithdrawalDay(order.deliveredAt, shop.country) };
}
