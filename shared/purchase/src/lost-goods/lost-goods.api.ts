import { addItem, type CartItem, checkItems, readItems } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

const options = { suppressMessages: true };

/**
 * Puts the lines of a lost cart into the current one; what is there already is not added again, so that it can be repeated. Lines that were
 * not ticked stay so. Returns the lines that are sold out.
 */
export async function sendLostGoods(api: ApiClient, lost: readonly CartItem[]): Promise<CartItem[]> {
  const { cartItems: present } = await api.send(readItems, {}, options);
  const missing = lost.filter(({ id }) => present.every((item) => item.id !== id));
  const soldOut: CartItem[] = [];
  for (const item of missing) {
    const { id: variantId, quantity } = item;
    const wasAdded = await api.send(addItem, { variantId, quantity, orFewer: true }, options).catch(unlessSoldOut);
    if (!wasAdded) soldOut.push(item);
  }
  if (lost.every(({ checked }) => checked)) return soldOut;
  const unticked = new Set(lost.filter(({ checked }) => !checked).map(({ id }) => id));
  const { cartItems } = await api.send(readItems, {}, options);
  const ticked = cartItems.filter(({ id, checked }) => checked && !unticked.has(id));
  await api.send(checkItems, { cartEntryIds: ticked.map(({ entryId }) => entryId) }, options);
  return soldOut;
}

function unlessSoldOut(error: { code?: string }): null {
  if (error.code === 'sold-out' || error.code === 'not-enough-stock' || error.code === 'unknown-variant') return null;
  throw error;
}
