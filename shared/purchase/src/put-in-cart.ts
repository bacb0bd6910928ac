import { type CartAnswer, countCheckedAvailable, type VariantId } from '@odeta/contracts';
import type { Storefront } from '@odeta/storefront';
import { sendAdded } from './add-item.api.ts';

interface PutIn {
  cart: CartAnswer;
  /** Number of pieces that were added. */
  added: number;
}

/** Adds pieces to the cart, fewer if the stock is lower, and emits the new number of items. */
export async function putInCart({ api, events }: Storefront, variantId: VariantId, quantity = 1): Promise<PutIn> {
  const { added = quantity, ...cart } = await sendAdded(api, variantId, quantity);
  events.emit('cart.changed', { cartItemsCount: countCheckedAvailable(cart.cartItems) });
  const items = cart.cartItems.filter(({ id }) => id === variantId).map((item) => ({ ...item, quantity: added }));
  events.emit('tracking.reported', { fact: 'items-added', items });
  return { cart, added };
}
