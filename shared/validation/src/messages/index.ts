import type { Language } from '@odeta/contracts';
/** Texts of the validation rules, for `defineMessages`. */
export const ruleTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
