import type { Language } from '../base/country.ts';

/** E4. Ids of the app's tracking services by language: measurement and advertising. None in ua (R12). */
export const consentServices: Record<Language, readonly [measurement: number, advertising: number] | null> = {
  pl: [738, 2908],
  sk: [742, 2910],
  ro: [740, 2914],
  hu: [692, 2912],
  ru: null,
  uk: null,
};
