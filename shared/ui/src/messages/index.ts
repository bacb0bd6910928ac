import type { Language } from '@odeta/contracts';
/** Texts of the components, for `defineMessages`. */
export const uiTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
