import { CSRF_COOKIE, cookieNameOn, SET_ASIDE_COOKIE } from '@odeta/contracts';

/** The browser has only cookies that every page sets. A cached page cannot know this. */
export const isNewUser = (page: Document) =>
  page.cookie.split('; ').every((cookie) => cookie === '' || ownCookies.some((name) => cookie.startsWith(`${name}=`)));

const ownCookies = [CSRF_COOKIE, cookieNameOn('https', CSRF_COOKIE), SET_ASIDE_COOKIE];
