import type { Language } from '@odeta/contracts';
/** The texts of the forms for a part that is loaded later than its unit: apart from the texts of the unit. */
export const laterAccountFormTexts = (language: Language) =>
  import(/* webpackChunkName: "later_[request]" */ `./${language}.json`);
