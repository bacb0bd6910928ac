import { readCookie, writeCookie } from '../document/cookies.ts';
import { withoutOneTimeParameters } from '../document/one-time-parameters.ts';

export const FIRST_URL = 'firstURL';
const LIFETIME_SECONDS = 1800;

/** B21. Stores the first address of a visit for half an hour. */
export function keepFirstUrl(page: Document) {
  if (readCookie(page, FIRST_URL) === null) {
    const address = new URL(page.location.href);
    address.search = withoutOneTimeParameters(address.search);
    writeCookie(page, FIRST_URL, address.href.slice(0, 1000), { seconds: LIFETIME_SECONDS });
  }
}
