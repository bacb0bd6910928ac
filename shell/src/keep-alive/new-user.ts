import { readCookie } from '../document/cookies.ts';
import { FIRST_URL } from './first-url.ts';

/**
 * B21. Whether the visitor came with only cookies that every visitor gets. `edge` writes it into each response, also of a page that is the
 * same for everyone; one that the browser shows again from its cache is not the visitor's first.
 */
export const isNewUser = (page: Document): boolean =>
  page.querySelector('#csrf-token')?.hasAttribute('data-new-user') === true && readCookie(page, FIRST_URL) === null;
