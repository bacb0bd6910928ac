import type { claimPurchase, PayloadOf, TrackedPurchase } from '@odeta/contracts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { toMajor } from '../../pricing/money.ts';
import type { CountrySettings } from '../../settings/settings.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { type ClaimedItem, type ClaimedOrder, enterClaim, readClaimedItems } from './purchase-claim.repository.ts';

/** Stored when the buyer refused tracking, so that no page reports the purchase. */
const REFUSED = '';

/** The data that the page may report about the order, or `null` when another page claimed it first. */
export async function claimPurchaseOf(
  { db, settings }: Pick<OrderDeps, 'db' | 'settings'>,
  session: KnownSession,
  { orderId, claimId }: PayloadOf<typeof claimPurchase>,
): Promise<TrackedPurchase | null> {
  const order = await enterClaim(db, session, { orderId, claim: claimId ?? REFUSED });
  if (!order) throw new ApiError('not-found');
  if (claimId === null || order.purchaseClaim !== claimId) return null;
  return purchaseOf(order, await readClaimedItems(db, order.id), settings.of(order.country));
}

function purchaseOf(order: ClaimedOrder, items: readonly ClaimedItem[], shop: CountrySettings): TrackedPurchase {
  const { country } = order;
  return {
    orderId: order.number,
    value: toMajor(country, order.total - order.shippingCost - (order.cashRounding ?? 0)),
    shipping: toMajor(country, order.shippingCost),
    promoCode: order.promoCode,
    items: items.map((item) => itemOf(item, shop)),
    signUps: { newsletter: order.hasNewsletterConsent, club: order.clubFee > 0 },
  };
}

const itemOf = (item: ClaimedItem, { code, categories }: CountrySettings): TrackedPurchase['items'][number] => ({
  catalogNumber: item.catalogNumber,
  name: item.name,
  categoryName: (item.categoryId !== null && categories.find(item.categoryId)?.name) || '',
  color: { name: item.colorName },
  size: { name: `size/${item.size}` },
  quantity: item.quantity,
  price: toMajor(code, item.price),
  pricePromo: item.pricePromo === null ? null : toMajor(code, item.pricePromo),
});
