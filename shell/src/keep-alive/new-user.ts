import { CSRF_COOKIE, SET_ASIDE_COOKIE } from '@odeta/contracts';
import { ownCookieName } from '../document/cookies.ts';

/** The browser has only cookies that every page sets. A cached page cannot know this. */
export const isNewUser = (page: Document) =>
  page.cookie
    .split('; ')
    .every((cookie) => cookie === '' || ownCookies.some((name) => cookie.startsWith(`${ownCookieName(page, name)}=`)));

const ownCookies = [CSRF_COOKIE, SET_ASIDE_COOKIE];
