import { createEvent } from 'ics';
import { textFor } from '../http/texts.ts';
import { priceText } from '../pricing/price-text.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { addressLines } from './address-lines.ts';
import type { ConfirmedOrder } from './confirm.repository.ts';

/** N1. The day on which an order is expected, as a calendar file (RFC 5545) in the language of its country. */
export function deliveryEvent(order: ConfirmedOrder, shop: CountrySettings): string {
  const { code } = shop;
  const { id, number, arrivesOn, shippingName, paymentState, total } = order;
  const isOnDelivery = paymentState === 'on-delivery';
  const payment = isOnDelivery ? [textFor(code, 'calendar-payment', { total: priceText(shop, total) })] : [];
  const { error, value } = createEvent({
    uid: `${id}@odeta`,
    productId: 'odeta',
    title: textFor(code, 'calendar-delivery', { number }),
    description: [shippingName, ...payment].join('\n'),
    location: placeOf(order),
    start: dayOf(arrivesOn, 0),
    // The day after the last one, as RFC 5545 counts the end; the library writes a duration of one day as `P1DT`, which RFC 5545 does not allow.
    end: dayOf(arrivesOn, 1),
    // Whoever waits for a parcel can be invited to something else.
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  });
  if (error || !value) throw new Error('The delivery is no event', { cause: error });
  return value;
}

function placeOf({ country, shipTo, pickupPoint }: ConfirmedOrder): string {
  if (!pickupPoint) return addressLines(country, shipTo).slice(1).join(', ');
  const { name, street, postCode, city } = pickupPoint;
  return `${name}, ${street}, ${postCode} ${city}`;
}

/** Year, month and day so many days after a date (YYYY-MM-DD): whole days, in no time zone. */
function dayOf(date: string, later: number): [number, number, number] {
  const day = new Date(date);
  day.setUTCDate(day.getUTCDate() + later);
  return [day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate()];
}
