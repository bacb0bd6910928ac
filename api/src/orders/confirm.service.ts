import type { ConfirmInit, CountryCode, PlacedOrder } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Visitor } from '../http/visitor.ts';
import { toMajor } from '../shop/money.ts';
import { addressLines } from './address-lines.ts';
import { findLastOrder, type LastOrder, type OrderItemRow, readOrderItems } from './confirm.repository.ts';

/** N1. Refuses a visitor who has placed no order. */
export async function readConfirmation(
  { db }: Deps,
  { idHash, country }: Pick<Visitor, 'idHash' | 'country'>,
): Promise<ConfirmInit> {
  const order = idHash ? await findLastOrder(db, { idHash, country }) : undefined;
  if (!order) throw new Refusal('not-found');
  const items = await readOrderItems(db, order.id);
  return {
    email: order.email,
    hurraTagManager: tagsOf(order, items),
    newsletterSubscribed: order.newsletter,
    showPushNotification: false,
    // What the goods brought: the total without what delivery costs.
    net_amount: toMajor(country, order.total - order.shippingCost),
    order: placedOrderOf(order, items),
    canRegister: order.canRegister,
  };
}

function placedOrderOf(order: LastOrder, items: readonly OrderItemRow[]): PlacedOrder {
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    firstName: order.shipTo.firstName,
    paid: order.paymentState === 'paid',
    payment: { key: order.payment, name: order.paymentName },
    shipping: { key: order.shipping, name: order.shippingName, arrivesOn: order.arrivesOn },
    shipTo: addressLines(order.country, order.shipTo),
    items: items.map((item) => itemOf(item, order.country)),
    summary: order.summary,
  };
}

const itemOf = (item: OrderItemRow, country: CountryCode) => ({
  id: String(item.variantId),
  name: item.name,
  quantity: item.quantity,
  price: toMajor(country, item.price),
  pricePromo: item.pricePromo === null ? null : toMajor(country, item.pricePromo),
  color: { name: item.colorName },
  size: { name: `size/${item.size}` },
  picture: { path: item.picture, alt: item.pictureAlt },
});

/** N2, N3: the purchase. */
const tagsOf = ({ number, total, currency, country }: LastOrder, items: readonly OrderItemRow[]) => ({
  orderId: number,
  amount: toMajor(country, total),
  currency,
  orderedItems: items.map(({ catalogNumber, quantity, price, pricePromo }) => ({
    id: catalogNumber,
    quantity,
    price: toMajor(country, pricePromo ?? price),
  })),
});
