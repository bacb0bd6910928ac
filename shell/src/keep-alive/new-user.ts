import {
  BUCKET_COOKIE,
  CANARY_COOKIE,
  CSRF_COOKIE,
  PREVIEW_COOKIE,
  SET_ASIDE_COOKIE,
  TESTER_COOKIE,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';
import { ownCookieName } from '../document/cookies.ts';

/** Cookies of every visitor: of the servers, and what the page's first script writes (`hideClosed`). */
const SERVERS = [
  ...[CSRF_COOKIE, BUCKET_COOKIE, CANARY_COOKIE, VERSION_SET_COOKIE],
  ...[TESTER_COOKIE, PREVIEW_COOKIE, SET_ASIDE_COOKIE],
];
const OF_FIRST_SCRIPT = 'closed-strip';

/**
 * B21. Whether the visitor has only cookies that every visitor gets. Scripts see it themselves, because most pages are the same for
 * everyone; call it before they write further cookies, of which the first is that of `keepFirstUrl`.
 */
export function isNewUser(page: Document): boolean {
  const everyones = [OF_FIRST_SCRIPT, ...SERVERS.map((name) => ownCookieName(page, name))];
  const names = page.cookie.split('; ').map((cookie) => cookie.split('=')[0] ?? '');
  return names.every((name) => name === '' || everyones.includes(name));
}
