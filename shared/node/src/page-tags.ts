import type { CountryCode } from '@odeta/contracts';
import * as v from 'valibot';

/**
 * Server only. Tags of pages that a shared cache keeps, by what `edge` marks them with and `api` removes them (docs/shared-caches.md). They
 * are words of letters, digits, colons and hyphens.
 */

export const PurgeUrlSchema = v.pipe(
  v.optional(v.pipe(v.string(), v.url('must be an address'))),
  v.description(
    'Address at which a shared cache removes pages by the tags in the header `Surrogate-Key` ([docs/shared-caches.md](docs/shared-caches.md)); with it `edge` marks pages with their tags. The same for `edge` and `api`; by default there is none',
  ),
);

/** All pages of a country. */
export const countryTag = (country: CountryCode): string => country;

/** Pages with goods beside products and categories, such as home and search. */
export const goodsTag = (country: CountryCode): string => `${country}:goods`;

/** @param slug as in the address of the page */
export const productTag = (country: CountryCode, slug: string): string => `${country}:product:${slug}`;
export const categoryTag = (country: CountryCode, slug: string): string => `${country}:category:${slug}`;
