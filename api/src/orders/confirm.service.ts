import type { ConfirmInit, CountryCode, PlacedOrder } from '@odeta/contracts';
import { findAccountOf } from '../customers/accounts/account.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { toMajor } from '../pricing/money.ts';
import { orderedItem, orderTagFields, orderTags, type TagSession } from '../tags/tags.ts';
import { addressLines, pickupLines } from './address-lines.ts';
import {
  type ConfirmedOrder,
  findLastOrder,
  findOrderByKey,
  isSubscribed,
  type OrderItemRow,
  readOrderItems,
} from './confirm.repository.ts';
import type { OrderDeps } from './order-deps.ts';

/** N1. The order of the press with the key, or the last one. Refuses a visitor who has placed none. */
export async function readConfirmation(deps: OrderDeps, session: TagSession, key: string | null): Promise<ConfirmInit> {
  const { db } = deps;
  const { idHash, country } = session;
  const known = idHash ? { idHash, country } : null;
  const order = key === null ? known && (await findLastOrder(db, known)) : await demandOrderOf(db, known, key);
  if (!order) throw new ApiError('not-found');
  const [items, newsletterSubscribed, account, tags] = await Promise.all([
    readOrderItems(db, order.id),
    isSubscribed(db, order),
    order.isGuest ? findAccountOf(db, country, order.email) : undefined,
    orderTagFields(deps, session, order.id),
  ]);
  return {
    email: order.email,
    hurraTagManager: { ...tags, ...orderTags(country, order), orderedItems: orderedItemsOf(order, items) },
    newsletterSubscribed,
    // N4. The prompt that it opens leads to web push, and no country sends any.
    showPushNotification: false,
    // What the goods brought: the total without what delivery costs.
    net_amount: toMajor(country, order.total - order.shippingCost),
    order: placedOrderOf(order, items),
    // R21.
    canRegister: order.isGuest && !account,
  };
}

/** Not an older one: the buyer asks what became of this press. */
async function demandOrderOf(db: OrderDeps['db'], session: KnownSession | null, key: string): Promise<ConfirmedOrder> {
  const order = session ? await findOrderByKey(db, session, key) : undefined;
  if (!order || order.state === 'cancelled') throw new ApiError('not-placed');
  if (order.state === 'awaiting-payment') throw new ApiError('not-paid');
  return order;
}

function placedOrderOf(order: ConfirmedOrder, items: readonly OrderItemRow[]): PlacedOrder {
  return {
    number: order.number,
    placedAt: order.placedAt.toISOString(),
    firstName: order.shipTo.firstName,
    paid: order.paymentState === 'paid',
    payment: { key: order.payment, name: order.paymentName },
    shipping: { key: order.shipping, name: order.shippingName, arrivesOn: order.arrivesOn },
    shipTo: shipToLines(order),
    point: order.pickupPoint,
    items: items.map((item) => itemOf(item, order.country)),
    summary: { ...order.summary, paymentFee: order.summary.paymentFee ?? 0 },
  };
}

const shipToLines = ({ country, shipTo, pickupPoint }: ConfirmedOrder) =>
  pickupPoint ? pickupLines(country, shipTo, pickupPoint) : addressLines(country, shipTo);

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

/** N3. */
const orderedItemsOf = ({ country }: ConfirmedOrder, items: readonly OrderItemRow[]) =>
  items.map(({ catalogNumber, quantity, price, pricePromo }) =>
    orderedItem(catalogNumber, quantity, toMajor(country, pricePromo ?? price)),
  );
