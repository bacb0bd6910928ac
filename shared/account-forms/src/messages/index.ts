import type { Language } from '@odeta/contracts';
/** Texts of the forms for log-in and registration, for `defineMessages`. */
export const accountFormTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
