import { readCookie, writeCookie } from '../cookies.ts';

/** B21. */
const NAME = 'firstURL';
const LIFETIME_SECONDS = 1800;

/** B21. The address that a visit began at, kept for half an hour. */
export function keepFirstUrl(page: Document) {
  if (readCookie(page, NAME) === null) {
    writeCookie(page, NAME, page.location.href.slice(0, 1000), { seconds: LIFETIME_SECONDS });
  }
}
