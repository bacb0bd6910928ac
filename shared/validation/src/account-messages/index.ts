import type { Language } from '@odeta/contracts';
/** Texts of the rules for passwords and customer data, for `defineMessages`. */
export const accountRuleTexts = (language: Language) =>
  import(/* webpackChunkName: "messages_[request]" */ `./${language}.json`);
