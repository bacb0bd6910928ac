import { createEvents, type EventAttributes } from 'ics';
import { textFor } from '../../http/texts.ts';
import { priceText } from '../../pricing/price-text.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { shipToLines } from '../records/address-lines.ts';
import type { ConfirmedOrder } from './confirm.repository.ts';

/**
 * N1. The expected delivery days of an order as a calendar file (RFC 5545) in the country's language, with an event for each parcel if
 * goods that arrive later are sent separately.
 */
export function deliveryEvents(order: ConfirmedOrder, shop: CountrySettings): string {
  const { arrivesOn, laterArrivesOn } = order;
  const days = [arrivesOn, ...(laterArrivesOn === null ? [] : [laterArrivesOn])];
  const { error, value } = createEvents(
    days.map((day, index) => eventOf(order, shop, { day, index, count: days.length })),
  );
  if (error || !value) throw new Error('The delivery is no event', { cause: error });
  return value;
}

interface Parcel {
  /** YYYY-MM-DD */
  day: string;
  index: number;
  count: number;
}

function eventOf(order: ConfirmedOrder, shop: CountrySettings, { day, index, count }: Parcel): EventAttributes {
  const { code } = shop;
  const { id, number, shippingName, paymentState, total } = order;
  const title = textFor(code, 'calendar-delivery', { number });
  const isOnDelivery = paymentState === 'on-delivery';
  const payment = isOnDelivery ? [textFor(code, 'calendar-payment', { total: priceText(shop, total) })] : [];
  return {
    uid: index === 0 ? `${id}@odeta` : `${id}-${index + 1}@odeta`,
    productId: 'odeta',
    title: count === 1 ? title : `${title} (${index + 1}/${count})`,
    // With two parcels each collects its own amount, which the order does not contain.
    description: [shippingName, ...(count === 1 ? payment : [])].join('\n'),
    // Without the recipient's name, because calendar programs look the location up on a map.
    location: shipToLines(order).slice(1).join(', '),
    start: dayOf(day, 0),
    // The day after the last one, because the end is exclusive in RFC 5545. For a duration of one day the library writes `P1DT`, which RFC
    // 5545 does not allow.
    end: dayOf(day, 1),
    // Waiting for a parcel does not make anybody unavailable.
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

/** Year, month and day of a date (YYYY-MM-DD) plus a number of days, without a time zone. */
function dayOf(date: string, later: number): [number, number, number] {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + later);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
