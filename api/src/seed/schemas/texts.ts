import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { categoryUrl } from '../../settings/page-urls.ts';
import type { SeedCategory } from './catalogue.schema.ts';
import type { Link, Texts } from './texts.schema.ts';

/** The text in the country's language. Seed files are by language, the database is by country. */
export const textOf = (texts: Texts, country: CountryCode): string => texts[countries[country].language];

export const byCountry = (texts: Texts): Record<CountryCode, string> =>
  Object.fromEntries(countryCodes.map((code) => [code, textOf(texts, code)])) as Record<CountryCode, string>;

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
  const one = typeof link === 'string' ? link : link[countries[country].language];
  const category = one.startsWith('category:') ? categories.get(one.slice('category:'.length)) : undefined;
  return category ? categoryUrl(category.slugs[countries[country].language]) : one;
}
