/** By the first part of an address; the page of a unit that is not listed has the unit's name. */
const pageTypes: Partial<Record<string, string>> = {
  '': 'home',
  c: 'category',
  p: 'product',
  search: 'search',
  wishlist: 'wishlist',
  cart: 'basket',
  checkout: 'checkout',
  confirm: 'confirmation',
};

export const pageTypeOf = (pathname: string, remote: string | undefined) =>
  pageTypes[pathname.split('/')[1] ?? ''] ?? remote ?? 'other';

/** Their addresses end with a token: whoever has it sees a shared wishlist, or ends the notices of an e-mail address. */
const TOKEN_PAGES = /^(\/wishlist\/shared|\/stock-notice)\/.*/;

/**
 * The address as others may read it: without a token, and of its query only where the visitor came from. What else stands there may be
 * a key of an order or a link for one use.
 */
export function locationOf(url: string, origin: string) {
  const { pathname, searchParams } = new URL(url, origin);
  for (const name of [...searchParams.keys()]) if (!/^utm_\w+$/.test(name)) searchParams.delete(name);
  return `${origin}${pathname.replace(TOKEN_PAGES, '$1/')}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}
