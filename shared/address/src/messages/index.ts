import type { Language } from '@odeta/contracts';
/** Texts of the address fields, for `defineMessages`. */
export const addressTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
