import { buyingPages, type CartAnswer, countCheckedAvailable, type VariantId } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { sendAdded } from './cart.api.ts';

/** R17. Puts pieces into the cart, and reports what is in it then. */
export async function putInCart({ api, events }: Storefront, variantId: VariantId, quantity = 1): Promise<CartAnswer> {
  const answer = await sendAdded(api, variantId, quantity);
  events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(answer.cartItems) });
  const items = answer.cartItems.filter(({ id }) => id === variantId).map((item) => ({ ...item, quantity }));
  events.emit('tracking.reported', { fact: 'items-added', items });
  return answer;
}

/** Says what was added, with the way to the cart. */
export function sayAdded({ i18n, storeOf }: Storefront, name: string): void {
  const t = i18n.getFixedT(null, 'catalog');
  const link = { label: t('product.to-cart'), url: buyingPages.cart };
  storeOf(createAlertsStore).show({ type: 'success', message: t('product.added', { name }), tag: 'added', link });
}
