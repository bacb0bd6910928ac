import {
  type Addresses,
  type AnswerOf,
  type CountryCode,
  countryCodes,
  type readPageAddresses,
} from '@odeta/contracts';
import { helpPages } from '../settings/help-pages.ts';
import { addressesBy, categoryAddresses, homeAddresses, productUrl } from '../settings/page-urls.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { findOfferedSlugs } from './page-addresses.repository.ts';

const ACCOUNT = '/my-account/';

/** D5. Leads to the same product, category or help page in another country; if it has none, to the category, else to its home page. */
export async function findPageAddresses(
  deps: SettingsDeps,
  country: CountryCode,
  path: string,
): Promise<AnswerOf<typeof readPageAddresses>> {
  return { addresses: { ...homeAddresses, ...(await addressesOf(deps, country, path)) } };
}

async function addressesOf(deps: SettingsDeps, country: CountryCode, path: string): Promise<Addresses> {
  const { countries } = deps.settings.current();
  const [, kind, slug = ''] = /^\/([pc])\/([^/]+)\/?$/.exec(path) ?? [];
  if (kind === 'c') return nearestCategory(deps, country, countries[country].categories.findBySlug(slug)?.id);
  if (kind === 'p') {
    const product = await findOfferedSlugs(deps.db, country, slug);
    return { ...nearestCategory(deps, country, product?.categoryId), ...addressesBy(product?.slugs ?? {}, productUrl) };
  }
  if (path.startsWith(ACCOUNT)) return Object.fromEntries(countryCodes.map((code) => [code, ACCOUNT]));
  return helpPages(countries).find((page) => page[country] === path) ?? configured(deps, country, path);
}

/** Each category that a country lacks is replaced by the one above it. */
function nearestCategory({ settings }: SettingsDeps, country: CountryCode, id: number | undefined): Addresses {
  if (id === undefined) return {};
  const current = settings.current();
  const way = current.countries[country].categories.branchesAround(id).flatMap(([category]) => category ?? []);
  return Object.assign({}, ...way.toReversed().map((category) => categoryAddresses(current, category)));
}

/** Wishlist and cart. */
function configured({ settings }: SettingsDeps, country: CountryCode, path: string): Addresses {
  const { countries } = settings.current();
  const names = ['wishlist', 'cart'] as const;
  const name = names.find((one) => countries[country].staticUrls[one] === path);
  return name ? Object.fromEntries(countryCodes.map((code) => [code, countries[code].staticUrls[name]])) : {};
}
