import { AsyncLocalStorage } from 'node:async_hooks';
import { type Country, type CountryCode, countries, countryCodes, countryIn, type Language } from '@odeta/contracts';

/**
 * The shop of a country in one of its languages: `ua` in the default one, `ua-uk` in another. Its texts are stored under this key, in the
 * columns of countries: what is stored for a country alone is in its default language.
 */
export type Edition = CountryCode | `${CountryCode}-${Language}`;

/** The language of what is running: of a request, of an e-mail that is written. */
const running = new AsyncLocalStorage<Language>();

/** Runs `work` in a language; countries that do not have it keep their default one. */
export const inLanguage = <Result>(language: Language, work: () => Result): Result => running.run(language, work);

/** The running language if the country has it, otherwise its default one. */
export const languageOf = (country: CountryCode): Language => countryOf(country).language;

/** The country in the running language. */
export const countryOf = (country: CountryCode): Country => countryIn(countries[country], running.getStore());

/** The country's edition in the running language. */
export function editionOf(country: CountryCode): Edition {
  const { languages, language } = countryOf(country);
  return language === languages[0] ? country : `${country}-${language}`;
}

/** Every country in each of its languages, the default one first. */
export const allEditions: readonly { country: CountryCode; language: Language; edition: Edition }[] =
  countryCodes.flatMap((country) =>
    countries[country].languages.map((language) => ({
      ...{ country, language },
      edition: inLanguage(language, () => editionOf(country)),
    })),
  );

/** The result for every edition, each made in its language. */
export const forEachEdition = <Result>(make: (country: CountryCode, edition: Edition) => Result): Result[] =>
  allEditions.map(({ country, language, edition }) => inLanguage(language, () => make(country, edition)));
