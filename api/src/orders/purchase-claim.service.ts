import type { CountryCode, claimPurchase, PayloadOf, TrackedPurchase } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { toMajor } from '../pricing/money.ts';
import { type OrderItemRow, readOrderItems } from './confirm.repository.ts';
import type { OrderDeps } from './order-deps.ts';
import { type ClaimedOrder, enterClaim } from './purchase-claim.repository.ts';

/** Nobody's claim: the buyer has refused. */
const REFUSED = '';

/** N3. What the page may report of the order, or `null` when somebody else was first. */
export async function claimPurchaseOf(
  { db }: Pick<OrderDeps, 'db'>,
  session: KnownSession,
  { orderId, claimId }: PayloadOf<typeof claimPurchase>,
): Promise<TrackedPurchase | null> {
  const order = await enterClaim(db, session, { orderId, claim: claimId ?? REFUSED });
  if (!order) throw new ApiError('not-found');
  if (claimId === null || order.purchaseClaim !== claimId) return null;
  return purchaseOf(order, await readOrderItems(db, order.id));
}

function purchaseOf(order: ClaimedOrder, items: readonly OrderItemRow[]): TrackedPurchase {
  const { country } = order;
  return {
    orderId: order.number,
    value: toMajor(country, order.total - order.shippingCost),
    shipping: toMajor(country, order.shippingCost),
    promoCode: order.promoCode,
    items: items.map((item) => itemOf(item, country)),
    signUps: { newsletter: order.hasNewsletterConsent, club: order.clubFee > 0 },
  };
}

const itemOf = (item: OrderItemRow, country: CountryCode): TrackedPurchase['items'][number] => ({
  catalogNumber: item.catalogNumber,
  name: item.name,
  color: { name: item.colorName },
  size: { name: `size/${item.size}` },
  quantity: item.quantity,
  price: toMajor(country, item.price),
  pricePromo: item.pricePromo === null ? null : toMajor(country, item.pricePromo),
});
