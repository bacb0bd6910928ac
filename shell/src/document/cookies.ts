/** Days for which a cookie is kept unless its writer says otherwise. */
const DEFAULT_DAYS = 7;
const DAY = 86_400;

export interface CookieOptions {
  /** `null`: until the browser is closed. */
  seconds?: number | null;
}

/** A cookie of the page; `null` when there is none. */
export function readCookie(page: Document, name: string): string | null {
  const found = page.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  return found === undefined ? null : decoded(found.slice(name.length + 1));
}

/** Others may write cookies, too: what is not encoded as ours are is none of ours. */
function decoded(value: string): string | null {
  try {
    return decodeURIComponent(value);
  } catch {
    return null;
  }
}

/** Keeps a cookie for the whole shop of the country, for our own pages alone. */
export function writeCookie(
  page: Document,
  name: string,
  value: string,
  { seconds = DEFAULT_DAYS * DAY }: CookieOptions = {},
) {
  const life = seconds === null ? '' : `; Max-Age=${seconds}`;
  // Browsers refuse secure cookies on plain http, which only this machine speaks.
  const secure = page.location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${life}`;
}

export const daysInSeconds = (days: number) => days * DAY;
