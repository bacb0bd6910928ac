import type { Language } from '@odeta/contracts';
import type { MessageTree } from '@odeta/storefront/i18n';

/** Each language is one chunk. */
export const messages: Record<Language, () => Promise<{ default: MessageTree }>> = {
  pl: () => import(/* webpackChunkName: "visit_pl" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "visit_sk" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "visit_hu" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "visit_ro" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "visit_ru" */ './ru.json'),
};
