import {
  addItem,
  type CartAnswer,
  type CartItem,
  changeQuantity,
  checkItems,
  codeParameters,
  type EntryId,
  readCartInit,
  readItems,
  removeItems,
  validateCart,
} from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';
import { isPurchasable, tickedOf } from './cart-state.ts';

/** The store says itself what went wrong. */
const options = { suppressMessages: true };

/** I1, G7. */
export const fetchCart = (api: ApiClient, query: URLSearchParams, isNewUser: boolean) =>
  api.send(readCartInit, linkParameters(query), {
    headers: { 'cache-control': 'no-cache', 'new-user': isNewUser ? '1' : '0' },
  });

export const sendChecked = (api: ApiClient, cartEntryIds: EntryId[]) => api.send(checkItems, { cartEntryIds }, options);

export const sendQuantity = (api: ApiClient, cartEntryId: EntryId, quantity: number) =>
  api.send(changeQuantity, { cartEntryId, quantity }, options);

/** I4. The answer to a removal holds no lines. */
export async function sendRemoved(api: ApiClient, cartEntryIds: EntryId[]): Promise<CartAnswer> {
  const { summary } = await api.send(removeItems, { cartEntryIds }, options);
  return { summary, ...(await api.send(readItems, {}, options)) };
}

export const askForValidation = (api: ApiClient) => api.send(validateCart, {}, options);

/**
 * Adds what was removed, as it was: the server ticks what it adds, so what was not ticked is unticked again. What is sold out
 * cannot come back.
 */
export async function putBack(api: ApiClient, removed: readonly CartItem[]): Promise<Partial<CartAnswer>> {
  const items = removed.filter(isPurchasable);
  let answer: Partial<CartAnswer> = {};
  for (const { id, quantity } of items) answer = await api.send(addItem, { variantId: id, quantity }, options);
  const unticked = new Set(items.filter(({ checked }) => !checked).map(({ id }) => id));
  if (unticked.size === 0) return answer;
  const ticked = tickedOf(answer.cartItems ?? []).filter(({ id }) => !unticked.has(id));
  return sendChecked(
    api,
    ticked.map(({ entryId }) => entryId),
  );
}

/** I1. The first discount code of the link and where the visitor came from. */
function linkParameters(query: URLSearchParams) {
  const code = codeParameters.find((name) => query.get(name));
  const names = [...(code ? [code] : []), 'utm_source', 'utm_campaign'];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}
