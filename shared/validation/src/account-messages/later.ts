import type { Language } from '@odeta/contracts';
/** The texts of the rules for a part that is loaded later than its unit: apart from the texts of the unit. */
export const laterAccountRuleTexts = (language: Language) =>
  import(/* webpackChunkName: "later_[request]" */ `./${language}.json`);
