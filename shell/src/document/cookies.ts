import { cookieNameOn } from '@odeta/contracts';

/** Days until a cookie expires unless specified. */
const DEFAULT_DAYS = 7;
const DAY = 86_400;

export interface CookieOptions {
  /** `null`: a session cookie. */
  seconds?: number | null;
}

export function readCookie(page: Document, name: string): string | null {
  const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** Name that `edge` and `api` use for one of our cookies with an id or a token on this page's connection. */
export const ownCookieName = ({ location }: Document, name: string): string =>
  cookieNameOn(location.protocol.slice(0, -1), name);

/** Over https only the cookie with the prefix: nobody but this host can have set it. */
export const readOwnCookie = (page: Document, name: string): string | null =>
  readCookie(page, ownCookieName(page, name));

/** Other scripts write cookies, too: one that is not encoded like ours is ignored. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

export function writeCookie(
  page: Document,
  name: string,
  value: string,
  { seconds = DEFAULT_DAYS * DAY }: CookieOptions = {},
) {
  const life = seconds === null ? '' : `; Max-Age=${seconds}`;
  // Browsers reject secure cookies on plain http, which is used on developers' machines only.
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${life}`;
}

export const daysInSeconds = (days: number) => days * DAY;
