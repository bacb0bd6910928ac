import { changeQuantity, checkItems, codeParameters, type EntryId, readCartInit, validateCart } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The store says itself what went wrong; a change is saved even when its page is left at once. */
export const options = { suppressMessages: true, keepalive: true };

export const fetchCart = (api: ApiClient, query: URLSearchParams, isNewUser: boolean) =>
  api.send(readCartInit, linkParameters(query), {
    headers: { 'cache-control': 'no-cache', 'new-user': isNewUser ? '1' : '0' },
  });

export const sendChecked = (api: ApiClient, cartEntryIds: EntryId[]) => api.send(checkItems, { cartEntryIds }, options);

export const sendQuantity = (api: ApiClient, cartEntryId: EntryId, quantity: number) =>
  api.send(changeQuantity, { cartEntryId, quantity }, options);

export const askForValidation = (api: ApiClient) => api.send(validateCart, {}, options);

/** The first discount code of the link and where the visitor came from. */
function linkParameters(query: URLSearchParams) {
  const code = codeParameters.find((name) => query.get(name));
  const names = [...(code ? [code] : []), 'utm_source', 'utm_campaign'];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}
