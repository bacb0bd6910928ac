import { addresses } from '../addresses.ts';

const RETURN = 'return';
/** Base URL for parsing relative URLs. */
const SHOP = 'http://shop.invalid';

/** The page after the log-in. Only pages of the shop are allowed, to prevent open redirects. */
export function returnPathOf(query: URLSearchParams): string {
  const asked = query.get(RETURN) ?? '';
  if (!asked.startsWith('/') || !URL.canParse(asked, SHOP)) return addresses.overview.path;
  const { origin, pathname, search, hash } = new URL(asked, SHOP);
  // Paths with two leading slashes are URLs of other hosts.
  return origin === SHOP && !pathname.startsWith('//') ? pathname + search + hash : addresses.overview.path;
}

/** The log-in page that returns to this path. */
export const logInUrl = (path: string) => withReturn(addresses.logIn.path, path);

/** The registration page that returns to this path. */
export const registerUrl = (path: string) => withReturn(addresses.register.path, path);

const withReturn = (page: string, path: string) =>
  path.replace(/\/$/, '') === addresses.overview.path ? page : `${page}?${new URLSearchParams({ [RETURN]: path })}`;
