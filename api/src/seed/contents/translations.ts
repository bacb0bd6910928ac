import { type CountryCode, countries } from '@odeta/contracts';
import { editionOf, languageOf } from '../../language/editions.ts';
import type { Translations } from '../../settings/translations.ts';
import type { Seed } from '../schemas/schema.ts';

/** What the files have in the words of each country, in the running language, if that is an additional one of the country. */
export function translationsOf(
  seed: Seed,
  country: CountryCode,
): { country: string; name: string; body: Translations }[] {
  const language = languageOf(country);
  if (language === countries[country].languages[0]) return [];
  const { methods, payments } = seed.delivery[country];
  const body: Translations = {
    methods: Object.fromEntries(
      methods.flatMap(({ key, translations }) => (translations?.[language] ? [[key, translations[language]]] : [])),
    ),
    payments: Object.fromEntries(
      Object.entries(payments).flatMap(([key, { translations }]) =>
        translations?.[language] ? [[key, translations[language]]] : [],
      ),
    ),
    club: seed.club[country]?.translations?.[language] ?? null,
  };
  return [{ country: editionOf(country), name: 'translations', body }];
}
