import type { ListedOrder } from '@odeta/contracts';
import { columns, type RowOf } from '../db/columns.ts';
import { nextState } from '../order-states/order-machine.ts';
import { statusNames } from '../orders/records/status-names.ts';
import { toMajor } from '../pricing/money.ts';
import { todayIn } from '../settings/country-day.ts';
import { dayAfter, lastReturnDay, lastWithdrawalDay } from '../settings/last-day.ts';
import type { CountrySettings } from '../settings/settings.ts';

/** The columns that the list and the page of an order share. Money in minor units. */
export const orderStateColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'placedAt',
  'state',
  'paymentState',
  'reservedUntil',
  'total',
  'reducedBy',
  'shippingName',
  'arrivesOn',
  'laterArrivesOn',
  'deliveredAt',
  'cancelledAt',
);

export interface OrderStateRow extends RowOf<typeof orderStateColumns> {
  soldOutPieces: number;
  hasParcel: boolean;
  unreviewedLines: number;
}

/** Days after the delivery in which the buyer is asked for a review; they may also write one later. */
const REVIEW_DAYS = 100;

/** Orders that were delivered on this day (YYYY-MM-DD) or later are listed for review. */
export const reviewSince = (today: string): string => dayAfter(today, -REVIEW_DAYS);

type StateView = Omit<ListedOrder, 'itemsCount' | 'pictures'>;

export function orderStateOf(row: OrderStateRow, shop: CountrySettings, now: Date): StateView {
  const { id, number, country, shippingName, arrivesOn, laterArrivesOn, soldOutPieces, hasParcel } = row;
  const pieces = { open: 0, packed: hasParcel ? 1 : 0, underWay: 0, delivered: 0 };
  return {
    id,
    number,
    placedAt: row.placedAt.toISOString(),
    status: statusNames[row.state],
    payUntil: row.state === 'awaiting-payment' ? textOf(row.reservedUntil) : null,
    total: toMajor(country, row.total),
    reducedBy: toMajor(country, row.reducedBy),
    paid: row.paymentState === 'paid' || row.paymentState === 'refunded',
    shippingName,
    arrivesOn,
    laterArrivesOn,
    deliveredAt: textOf(row.deliveredAt),
    returnUntil: row.deliveredAt && lastReturnDay(row.deliveredAt, shop),
    cancelledAt: textOf(row.cancelledAt),
    soldOutPieces,
    mayCancel: nextState(row.state, 'cancelled-by-buyer', pieces) !== undefined,
    toReview: isToReview(row, shop.today(now)) ? row.unreviewedLines : 0,
  };
}

const isToReview = ({ state, deliveredAt, country }: OrderStateRow, today: string) =>
  state === 'review' && deliveredAt !== null && todayIn(country, deliveredAt) >= reviewSince(today);

export const withdrawUntilOf = ({ deliveredAt }: OrderStateRow, shop: CountrySettings): string | null =>
  deliveredAt && lastWithdrawalDay(deliveredAt, shop.country);

export const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;
