import { type Addresses, type CountryCode, countryCodes } from '@odeta/contracts';

export const categoryUrl = (slug: string): string => `/c/${slug}`;
export const productUrl = (slug: string): string => `/p/${slug}`;

/** Home pages are at `/` in every country. */
export const homeAddresses: Addresses = Object.fromEntries(countryCodes.map((code) => [code, '/']));

/** The URL of a page by country, without countries that have no slug for it. */
export function addressesBy(
  slugs: Partial<Record<CountryCode, string | undefined>>,
  urlOf: (slug: string) => string,
): Addresses {
  return Object.fromEntries(
    countryCodes.flatMap((code) => {
      const slug = slugs[code];
      return slug === undefined ? [] : [[code, urlOf(slug)]];
    }),
  );
}

interface CategoriesByCountry {
  countries: Record<CountryCode, { categories: { find(id: number): { slug: string } | undefined } }>;
}

export function categoryAddresses({ countries }: CategoriesByCountry, id: number): Addresses {
  const slugs = countryCodes.map((code) => [code, countries[code].categories.find(id)?.slug]);
  return addressesBy(Object.fromEntries(slugs), categoryUrl);
}
