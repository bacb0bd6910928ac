import type { Language } from '@odeta/contracts';
/** Texts of the hearts, for `defineMessages`. */
export const wishTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
