import { buyingPages, type CartAnswer, countCheckedAvailable, type VariantId } from '@odeta/contracts';
import { createAlertsStore, type Storefront } from '@odeta/storefront';
import { sendAdded } from './cart.api.ts';

interface PutIn {
  cart: CartAnswer;
  /** How many pieces came into it. */
  added: number;
}

/** R17. Puts pieces into the cart, fewer where there are not as many, and reports what is in it then. */
export async function putInCart({ api, events }: Storefront, variantId: VariantId, quantity = 1): Promise<PutIn> {
  const { added = quantity, ...cart } = await sendAdded(api, variantId, quantity);
  events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(cart.cartItems) });
  const items = cart.cartItems.filter(({ id }) => id === variantId).map((item) => ({ ...item, quantity: added }));
  events.emit('tracking.reported', { fact: 'items-added', items });
  return { cart, added };
}

/** Says what was added, with the way to the cart. */
export function sayAdded({ i18n, storeOf }: Storefront, name: string): void {
  const t = i18n.getFixedT(null, 'catalog');
  const link = { label: t('product.to-cart'), url: buyingPages.cart };
  storeOf(createAlertsStore).show({ type: 'success', message: t('product.added', { name }), tag: 'added', link });
}
