import type { AnswerOf, CountryCode, readSitemap, readSitemaps } from '@odeta/contracts';
import { ApiError } from '../http/api-error.ts';
import { helpPages } from '../settings/help-pages.ts';
import { addressesBy, categoryAddresses, homeAddresses, productUrl } from '../settings/page-urls.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { countSitemapProducts, findSitemapProducts } from './sitemap.repository.ts';

/** Far below the limit of 50,000 URLs in a sitemap: writing 2,000 products holds up the pages of visitors for 40 to 290 ms. */
const PRODUCTS_OF_A_PART = 500;

export async function showSitemaps({ db }: SettingsDeps, country: CountryCode): Promise<AnswerOf<typeof readSitemaps>> {
  const count = Math.ceil((await countSitemapProducts(db, country)) / PRODUCTS_OF_A_PART);
  return { parts: ['categories', 'help', ...Array.from({ length: count }, (_, index) => `products-${index + 1}`)] };
}

export async function showSitemap(
  { db, settings }: SettingsDeps,
  country: CountryCode,
  part: string,
): Promise<AnswerOf<typeof readSitemap>> {
  if (part === 'categories') {
    const { categories } = settings.of(country);
    const addresses = [homeAddresses, ...categories.all.map(({ id }) => categoryAddresses(settings.current(), id))];
    return { pages: addresses.map((one) => ({ addresses: one, picture: null })) };
  }
  if (part === 'help') {
    const pages = helpPages(settings.current().countries).map((addresses) => ({ addresses, picture: null }));
    return { pages: pages.filter(({ addresses }) => addresses[country] !== undefined) };
  }
  const limit = PRODUCTS_OF_A_PART;
  const offset = (Number(part.split('-')[1]) - 1) * limit;
  const rows = await findSitemapProducts(db, { country, offset, limit });
  if (rows.length === 0) throw new ApiError('not-found');
  return { pages: rows.map(({ slugs, picture }) => ({ addresses: addressesBy(slugs, productUrl), picture })) };
}
