import type { Language } from '@odeta/contracts';
/** Texts of the buying process, for `defineMessages`. */
export const purchaseTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
