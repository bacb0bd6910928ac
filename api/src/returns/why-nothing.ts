import type { ReturnOffer } from '@odeta/contracts';
import type { CountrySettings } from '../settings/settings.ts';
import { kindsOf } from './return-terms.ts';
import type { ReturnableLine, ReturnableOrder } from './returnable.repository.ts';

type Order = Pick<ReturnableOrder, 'state' | 'paymentState' | 'deliveredAt' | 'liableUntil' | 'arrivesOn'>;

/** The one reason why nothing of an order can be returned now, and its day (YYYY-MM-DD): of delivery, or the last of the period. */
export function whyNothing(
  order: Order,
  lines: readonly Pick<ReturnableLine, 'returnable'>[],
  shop: Pick<CountrySettings, 'country' | 'returnDays' | 'today'>,
  now: Date,
): NonNullable<ReturnOffer['nothing']> {
  if (order.state === 'cancelled') return { reason: 'cancelled', day: null };
  if (order.state === 'awaiting-payment') return { reason: 'unpaid', day: null };
  const isSomethingThere = lines.some(({ returnable }) => returnable > 0);
  if (!isSomethingThere && order.deliveredAt === null) {
    const isAhead = order.arrivesOn >= shop.today(now);
    return { reason: 'on-the-way', day: isAhead ? order.arrivesOn : null };
  }
  if (!isSomethingThere) return { reason: 'returned', day: null };
  if (order.paymentState !== 'paid') return { reason: 'unpaid', day: null };
  const last = kindsOf(order, shop).flatMap(({ until }) => until ?? []);
  return { reason: 'expired', day: last.toSorted().at(-1) ?? null };
}
