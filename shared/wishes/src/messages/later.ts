import type { Language } from '@odeta/contracts';
/** The texts of the hearts for a part that is loaded later than its unit: apart from the texts of the unit. */
export const laterWishTexts = (language: Language) =>
  import(/* webpackChunkName: "later_[request]" */ `./${language}.json`);
