import type { CountryCode, ListedOrder, OrderStatus } from '@odeta/contracts';
import { nextState, type OrderState } from '../order-states/order-machine.ts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';

/** Directive 2011/83/EU, article 9. */
const WITHDRAWAL_DAYS = 14;

/** What a list and a page of an order know alike. Money in minor units. */
export interface OrderStateRow {
  id: string;
  number: string;
  country: CountryCode;
  placedAt: Date;
  state: OrderState;
  paymentState: string;
  reservedUntil: Date | null;
  total: number;
  reducedBy: number;
  shippingName: string;
  arrivesOn: string;
  deliveredAt: Date | null;
  cancelledAt: Date | null;
  soldOutPieces: number;
  hasParcel: boolean;
}

/** P4. By the names of the specification. */
export const statusOf: Record<OrderState, OrderStatus> = {
  'awaiting-payment': 'in_progress',
  placed: 'in_progress',
  'in-progress': 'in_progress',
  subsequent: 'subsequent',
  sent: 'sent',
  review: 'review',
  'sold-out': 'sold_out',
  cancelled: 'cancelled',
};

type StateView = Omit<ListedOrder, 'itemsCount' | 'pictures'>;

export function orderStateOf(row: OrderStateRow, shop: CountrySettings): StateView {
  const { id, number, country, shippingName, arrivesOn, soldOutPieces, hasParcel } = row;
  const pieces = { open: 0, packed: hasParcel ? 1 : 0, underWay: 0, delivered: 0 };
  return {
    id,
    number,
    placedAt: row.placedAt.toISOString(),
    status: statusOf[row.state],
    payUntil: row.state === 'awaiting-payment' ? textOf(row.reservedUntil) : null,
    total: toMajor(country, row.total),
    reducedBy: toMajor(country, row.reducedBy),
    paid: row.paymentState === 'paid' || row.paymentState === 'refunded',
    shippingName,
    arrivesOn,
    deliveredAt: textOf(row.deliveredAt),
    returnUntil: lastDay(row.deliveredAt, shop.returnDays, shop),
    cancelledAt: textOf(row.cancelledAt),
    soldOutPieces,
    mayCancel: nextState(row.state, 'cancelled-by-buyer', pieces) !== undefined,
  };
}

export const withdrawUntilOf = ({ deliveredAt }: OrderStateRow, shop: CountrySettings): string | null =>
  lastDay(deliveredAt, WITHDRAWAL_DAYS, shop);

export const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Days are counted from the one after the delivery, in the time zone of the country (regulation 1182/71, article 3). */
function lastDay(deliveredAt: Date | null, days: number, { country }: CountrySettings): string | null {
  if (deliveredAt === null) return null;
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: country.timeZone }).format(deliveredAt);
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
