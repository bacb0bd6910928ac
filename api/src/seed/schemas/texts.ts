import { type CountryCode, countries, countryCodes } from '@odeta/contracts';
import { categoryUrl } from '../../settings/page-urls.ts';
import type { SeedCategory } from './catalogue.schema.ts';
import type { Link, Texts } from './texts.schema.ts';

/** Files speak by language, the database by country. */
export const textOf = (texts: Texts, country: CountryCode): string => texts[countries[country].language];

export const byCountry = (texts: Texts): Record<CountryCode, string> =>
  Object.fromEntries(countryCodes.map((code) => [code, textOf(texts, code)])) as Record<CountryCode, string>;

/** Whether an entry is for the country; without a list it is for all. */
export const isFor = (country: CountryCode, { only }: { only?: CountryCode[] | undefined }): boolean =>
  !only || only.includes(country);

export type CategoriesByKey = ReadonlyMap<string, SeedCategory>;

export function categoriesByKey(tree: readonly SeedCategory[]): CategoriesByKey {
  const all = (list: readonly SeedCategory[]): SeedCategory[] => list.flatMap((one) => [one, ...all(one.children)]);
  return new Map(all(tree).map((category) => [category.key, category]));
}

/** The address that a link of the files means in a country. */
export function urlOf(link: Link, country: CountryCode, categories: CategoriesByKey): string {
  const one = typeof link === 'string' ? link : link[countries[country].language];
  const category = one.startsWith('category:') ? categories.get(one.slice('category:'.length)) : undefined;
  return category ? categoryUrl(category.slugs[countries[country].language]) : one;
}
