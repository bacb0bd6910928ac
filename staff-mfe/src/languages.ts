import { type CountryCode, type Language, languages } from '@odeta/contracts';

/** English, and the languages of the shop. */
export const staffLanguages = ['en', ...languages] as const;
export type StaffLanguage = (typeof staffLanguages)[number];

export const languageNames: Readonly<Record<StaffLanguage, string>> = {
  en: 'English',
  pl: 'Polski',
  sk: 'Slovenčina',
  hu: 'Magyar',
  ro: 'Română',
  ru: 'Русский',
  uk: 'Українська',
};

export const isStaffLanguage = (value: unknown): value is StaffLanguage =>
  staffLanguages.some((language) => language === value);

/** A country with the language, for what the shared packages take from it. No country has English: its texts are in the place of Polish ones. */
export const placeOf = (language: StaffLanguage): { country: CountryCode; language: Language } => places[language];

const places: Readonly<Record<StaffLanguage, { country: CountryCode; language: Language }>> = {
  en: { country: 'pl', language: 'pl' },
  pl: { country: 'pl', language: 'pl' },
  sk: { country: 'sk', language: 'sk' },
  hu: { country: 'hu', language: 'hu' },
  ro: { country: 'ro', language: 'ro' },
  ru: { country: 'ua', language: 'ru' },
  uk: { country: 'ua', language: 'uk' },
};
