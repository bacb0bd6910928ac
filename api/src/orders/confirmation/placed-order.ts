import type { CountryCode, OrderInvoice, OrderParcel, PlacedOrder } from '@odeta/contracts';
import { toMajor } from '../../pricing/money.ts';
import { orderSummary } from '../../pricing/order-summary.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import { paymentsAgain } from '../placing/retry-payment.ts';
import { shipToLines } from '../records/address-lines.ts';
import { statusNames } from '../records/status-names.ts';
import type { ConfirmedOrder, OrderItemRow } from './confirm.repository.ts';
import type { FoundOrder } from './find-confirmed.ts';

export function placedOrderOf(
  found: FoundOrder,
  { items, ...papers }: { items: readonly OrderItemRow[]; parcels: OrderParcel[]; invoices: OrderInvoice[] },
  shop: CountrySettings,
): PlacedOrder {
  const { order } = found;
  const { name, address, register } = shop.siteContents.seller;
  return {
    id: order.id,
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    firstName: order.shipTo.firstName,
    ...paymentOf(found, shop),
    shipping: {
      key: order.shipping,
      name: order.shippingName,
      arrivesOn: order.arrivesOn,
      laterArrivesOn: order.laterArrivesOn,
    },
    shipTo: shipToLines(order),
    point: order.pickupPoint,
    items: items.map((item) => ({ ...orderItemOf(item, order.country), later: item.source === 'incoming' })),
    summary: orderSummary(order.country, order),
    progress: progressOf(found),
    seller: { name, address, register },
    ...papers,
  };
}

function paymentOf({ order, unpaid }: FoundOrder, shop: CountrySettings) {
  return {
    paid: order.paymentState === 'paid',
    payment: { key: order.payment, name: order.paymentName },
    state: stateOf(order, unpaid),
    failure: unpaid?.failure ?? null,
    payAgain: unpaid && order.state === 'awaiting-payment' && order.reservedUntil ? payAgainOf(order, shop) : null,
  } satisfies Partial<PlacedOrder>;
}

/** `null` for orders that are not accepted, unless they were cancelled after they had been placed. */
const progressOf = ({ order, unpaid }: FoundOrder): PlacedOrder['progress'] =>
  unpaid === null || order.cancelledBy !== null ? statusNames[order.state] : null;

function stateOf({ state }: ConfirmedOrder, unpaid: FoundOrder['unpaid']): PlacedOrder['state'] {
  if (unpaid === null) return 'accepted';
  if (state === 'cancelled') return 'cancelled';
  return unpaid.isPending ? 'payment-pending' : 'payment-failed';
}

/** The buyer's former choice comes first. */
function payAgainOf(order: ConfirmedOrder, shop: CountrySettings): PlacedOrder['payAgain'] {
  const methods = paymentsAgain(shop, order).map(({ key, name }) => ({ key, name }));
  methods.sort((one, other) => Number(other.key === order.payment) - Number(one.key === order.payment));
  return { methods, until: order.reservedUntil?.toISOString() ?? '' };
}

export const orderItemOf = (item: OrderItemRow, country: CountryCode) => ({
  id: String(item.variantId),
  name: item.name,
  quantity: item.quantity,
  price: toMajor(country, item.price),
  pricePromo: item.pricePromo === null ? null : toMajor(country, item.pricePromo),
  color: { name: item.colorName },
  size: { name: `size/${item.size}` },
  picture: { path: item.picture, alt: item.pictureAlt },
});
