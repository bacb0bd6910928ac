import type { Language } from '@odeta/contracts';
import type { MessageTree } from '@odeta/storefront/i18n';

/** Texts of windows and the newsletter. Each language is one chunk. */
export const messages: Record<Language, () => Promise<{ default: MessageTree }>> = {
  pl: () => import(/* webpackChunkName: "windows_pl" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "windows_sk" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "windows_hu" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "windows_ro" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "windows_ru" */ './ru.json'),
};
