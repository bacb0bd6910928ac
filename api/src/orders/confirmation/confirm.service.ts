import type { ConfirmInit } from '@odeta/contracts';
import { findAccountOf } from '../../customers/accounts/account.repository.ts';
import { invoicesOf } from '../../invoices/listed-invoices.ts';
import { toMajor } from '../../pricing/money.ts';
import { hasOrderPush } from '../../push/push.repository.ts';
import { orderedItem, orderTagFields, orderTags, type TagSession } from '../../tags/tags.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { readOrderParcels } from '../records/order-parcels.repository.ts';
import {
  type ConfirmedOrder,
  hasAskedForNewsletter,
  isSubscribed,
  type OrderItemRow,
  readOrderItems,
} from './confirm.repository.ts';
import { type AskedOrder, findConfirmed } from './find-confirmed.ts';
import { placedOrderOf } from './placed-order.ts';

/** The requested order. Throws an `ApiError` when the visitor has none. */
export async function readConfirmation(deps: OrderDeps, session: TagSession, asked: AskedOrder): Promise<ConfirmInit> {
  const { db, settings } = deps;
  const { idHash, country } = session;
  const found = await findConfirmed(deps, idHash ? { idHash, country } : null, asked);
  const { order, isOwn } = found;
  const mayRegister = found.unpaid === null && (isOwn ? order.isGuest : order.isUnclaimed);
  const [items, parcels, invoices, newsletterSubscribed, newsletterAsked, account, tags, hasPush] = await Promise.all([
    readOrderItems(db, order.id),
    readOrderParcels(db, order.id),
    invoicesOf(db, order.id),
    isSubscribed(db, order),
    hasAskedForNewsletter(db, order.id),
    mayRegister ? findAccountOf(db, country, order.email) : undefined,
    orderTagFields(deps, session, order.id),
    idHash ? hasOrderPush(db, { idHash, country }) : false,
  ]);
  return {
    email: order.email,
    hurraTagManager: { ...tags, ...orderTags(country, order), orderedItems: orderedItemsOf(order, items) },
    newsletterSubscribed,
    newsletterAsked,
    // Push notifications about parcels are offered for placed orders.
    showPushNotification: isOwn && found.unpaid === null && !hasPush,
    // The value of the goods: the total without the delivery and the rounding of cash.
    net_amount: toMajor(country, order.total - order.shippingCost - (order.cashRounding ?? 0)),
    order: placedOrderOf(found, { items, parcels, invoices }, settings.of(country)),
    isOwn,
    canRegister: mayRegister && !account,
  };
}

const orderedItemsOf = ({ country }: ConfirmedOrder, items: readonly OrderItemRow[]) =>
  items.map(({ catalogNumber, quantity, price, pricePromo }) =>
    orderedItem(catalogNumber, quantity, toMajor(country, pricePromo ?? price)),
  );
