import { addresses } from './addresses.ts';

const RETURN = 'return';
/** Only for reading: what is relative to the shop stays there. */
const SHOP = 'http://shop.invalid';

/** Where a log-in leads. Only to pages of the shop: a link must not lead from our log-in to somebody else's. */
export function returnPathOf(query: URLSearchParams): string {
  const asked = query.get(RETURN) ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, SHOP)) return addresses.overview.path;
  const { origin, pathname, search, hash } = new URL(asked, SHOP);
  // A path that begins with two slashes is another host's.
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : addresses.overview.path;
}

/** The log-in that leads back to a page. */
export const logInUrl = (path: string) => withReturn(addresses.logIn.path, path);

/** The registration that leads to the page that the log-in would. */
export const registerUrl = (path: string) => withReturn(addresses.register.path, path);

const withReturn = (page: string, path: string) =>
  path.replace(/\/$/, '') === addresses.overview.path ? page : `${page}?${new URLSearchParams({ [RETURN]: path })}`;
