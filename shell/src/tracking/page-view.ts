/** By the first segment of an address; other pages use the name of their unit. */
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

/** Addresses that end with a token, which gives access to a shared wishlist or ends the stock notices of an e-mail address. */
const TOKEN_PAGES = /^(\/wishlist\/shared|\/stock-notice)\/.*/;

/**
 * The address without secrets: no tokens, and of the query only the campaign parameters. Others may be the key of an order or a one-time
 * link.
 */
export function locationOf(url: string, origin: string) {
  const { pathname, searchParams } = new URL(url, origin);
  for (const name of [...searchParams.keys()]) if (!/^utm_\w+$/.test(name)) searchParams.delete(name);
  return `${origin}${pathname.replace(TOKEN_PAGES, '$1/')}${searchParams.size > 0 ? `?${searchParams}` : ''}`;
}
