import type { StaffModule } from '../staff-module.ts';

/** The texts of the application, one language each. */
export const messages: StaffModule['messages'] = {
  en: () => import(/* webpackChunkName: "en" */ './en.json'),
  pl: () => import(/* webpackChunkName: "pl" */ './pl.json'),
  sk: () => import(/* webpackChunkName: "sk" */ './sk.json'),
  hu: () => import(/* webpackChunkName: "hu" */ './hu.json'),
  ro: () => import(/* webpackChunkName: "ro" */ './ro.json'),
  ru: () => import(/* webpackChunkName: "ru" */ './ru.json'),
  uk: () => import(/* webpackChunkName: "uk" */ './uk.json'),
};
