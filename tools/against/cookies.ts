import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  CSRF_COOKIE,
  cookieNameOn,
  PREVIEW_COOKIE,
  SESSION_COOKIE,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';

const PREFIX = cookieNameOn('https', '');

/** A cookie of `api`, which is not part of clones of a single unit. */
const DEVICE_COOKIE = 'device';

/** Cookies whose names have a prefix over https. */
const ownNames = [
  SESSION_COOKIE,
  CSRF_COOKIE,
  SET_ASIDE_COOKIE,
  BUCKET_COOKIE,
  CANARY_COOKIE,
  TESTER_COOKIE,
  PREVIEW_COOKIE,
  VERSION_SET_COOKIE,
  DEVICE_COOKIE,
];

/** Cookies of the other shop for a browser that uses it over http on this machine: not every browser accepts secure ones there. */
export const cookiesForBrowser = (given: readonly string[]): string[] =>
  given.map((cookie) => withoutPrefix(cookie).replace(/;\s*(secure|domain=[^;]*)(?=;|$)/gi, ''));

/** The cookie header of a browser's request, in the form that the other shop expects. */
export function cookiesForShop(header: string, isSecure: boolean): string {
  if (!isSecure) return header;
  return header
    .split(/;\s*/)
    .map((cookie) => (ownNames.includes(cookie.split('=')[0] ?? '') ? PREFIX + cookie : cookie))
    .join('; ');
}

const withoutPrefix = (cookie: string) => (cookie.startsWith(PREFIX) ? cookie.slice(PREFIX.length) : cookie);
