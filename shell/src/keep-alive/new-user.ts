import { CSRF_COOKIE, cookieNameOn, SET_ASIDE_COOKIE } from '@odeta/contracts';

/** Nobody but us gave this page a cookie, and none but the one that every page has. A cached page cannot know it. */
export const isNewUser = (page: Document) =>
  page.cookie.split('; ').every((cookie) => cookie === '' || ownCookies.some((name) => cookie.startsWith(`${name}=`)));

const ownCookies = [CSRF_COOKIE, cookieNameOn('https', CSRF_COOKIE), SET_ASIDE_COOKIE];
