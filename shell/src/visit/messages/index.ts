import type { Messages } from '@odeta/storefront/messages';

/** Texts of windows and the newsletter. */
export const messages: Messages = {
  pl: () => import(/* webpackChunkName: "windows_pl" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "windows_sk" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "windows_hu" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "windows_ro" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "windows_ru" */ './ru.json'),
  uk: () => import(/* webpackChunkName: "windows_uk" */ './uk.json'),
};
