import { changeQuantity, checkItems, codeParameters, type EntryId, readCartInit, validateCart } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The store shows errors itself; `keepalive` completes a change even if the visitor leaves the page. */
export const options = { suppressMessages: true, keepalive: true };

export const fetchCart = (api: ApiClient, query: URLSearchParams, isNewUser: boolean) =>
  api.send(readCartInit, linkParameters(query), {
    headers: { 'cache-control': 'no-cache', 'new-user': isNewUser ? '1' : '0' },
  });

export const sendChecked = (api: ApiClient, cartEntryIds: EntryId[]) => api.send(checkItems, { cartEntryIds }, options);

export const sendQuantity = (api: ApiClient, cartEntryId: EntryId, quantity: number) =>
  api.send(changeQuantity, { cartEntryId, quantity }, options);

export const askForValidation = (api: ApiClient) => api.send(validateCart, {}, options);

/** Requests the data of the checkout, which is opened next. The path is that of `readCheckoutInit`, whose schemas the cart does not load. */
export const prepareCheckout = (api: ApiClient) => api.prepare?.('/checkout/checkout-init');

/** The first discount code in the link, and the campaign parameters. */
function linkParameters(query: URLSearchParams) {
  const code = codeParameters.find((name) => query.get(name));
  const names = [...(code ? [code] : []), 'utm_source', 'utm_campaign'];
  return Object.fromEntries(names.flatMap((name) => (query.get(name) ? [[name, query.get(name) ?? '']] : [])));
}
