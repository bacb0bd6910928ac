import { type CountryCode, countries, type Language } from '@odeta/contracts';
import type { NamesByCountry } from '../../db/column-types.ts';
import { forEachEdition, languageOf } from '../../language/editions.ts';
import { categoryUrl } from '../../settings/page-urls.ts';
import type { SeedCategory } from './catalogue.schema.ts';
import type { Link, Texts } from './texts.schema.ts';

/** The text in the running language of the country. Seed files are by language, the database is by edition. */
export const textOf = (texts: Texts, country: CountryCode): string => texts[languageOf(country)];

/** A part of an address: all languages of a country have the same addresses, with words of the default one. */
export const addressOf = (addresses: Texts, country: CountryCode): string => addresses[countries[country].languages[0]];

export const byEdition = (texts: Texts): NamesByCountry =>
  Object.fromEntries(forEachEdition((code, edition) => [edition, textOf(texts, code)])) as NamesByCountry;

/** An entry that is in the words of its country, in the running language. */
export function translated<Entry extends { translations?: Partial<Record<Language, object | undefined>> | undefined }>(
  { translations, ...entry }: Entry,
  country: CountryCode,
) {
  return { ...entry, ...translations?.[languageOf(country)] };
}

/** Whether an entry applies to the country. */
export const isFor = (country: CountryCode, { only }: { only?: CountryCode[] | undefined }): boolean =>
  !only || only.includes(country);

export type CategoriesByKey = ReadonlyMap<string, SeedCategory>;

export function categoriesByKey(tree: readonly SeedCategory[]): CategoriesByKey {
  const all = (list: readonly SeedCategory[]): SeedCategory[] => list.flatMap((one) => [one, ...all(one.children)]);
  return new Map(all(tree).map((category) => [category.key, category]));
}

/** The URL of a link in a country. */
export function urlOf(link: Link, country: CountryCode, categories: CategoriesByKey): string {
  const one = typeof link === 'string' ? link : addressOf(link, country);
  const category = one.startsWith('category:') ? categories.get(one.slice('category:'.length)) : undefined;
  return category ? categoryUrl(addressOf(category.slugs, country)) : one;
}
