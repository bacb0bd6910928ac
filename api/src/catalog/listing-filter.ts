import type { CountryCode, Filters, QueryOf, readCategory, Supply } from '@odeta/contracts';
import { ratingSteps } from '@odeta/contracts';
import { toMinor } from '../pricing/money.ts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { bitsOf } from './code-bits.ts';
import type { ChosenSizes } from './listing-bits.ts';
import { chosenSizes, knownSizes } from './size-codes.ts';

/** The products of a category, or search results in this order. */
export type Scope = { categoryId: number } | { found: readonly number[] };

/** The filters of a list as database values. */
export interface ListingFilter {
  country: CountryCode;
  scope: Scope;
  /** Chosen colour families, and the colours that belong to them. */
  families: readonly string[];
  colors: readonly string[];
  sizes: ChosenSizes;
  /** Words of a bit mask; all 0 means any. */
  materials: readonly number[];
  /** Ids of main categories. */
  types: readonly number[];
  supply: readonly Supply[];
  /** In minor units. */
  from: number | null;
  to: number | null;
  sale: boolean;
  /** In half stars. */
  stars: number | null;
}

type Asked = Omit<QueryOf<typeof readCategory>, 'sort' | 'page'>;

/** The requested filters without unknown values. Swapped price limits are corrected. */
export function filtersOf(asked: Asked, settings: ShopSettings, shop: CountrySettings): Filters {
  const { from = null, to = null } = asked;
  const isTurned = from !== null && to !== null && from > to;
  return {
    size: knownSizes(asked.size, settings, shop),
    color: familiesOf(asked.color, shop),
    type: [...new Set(asked.type)].filter((slug) => shop.categories.findBySlug(slug)),
    material: [...new Set(asked.material)].filter((code) => settings.materials.has(code)),
    supply: (['now', 'later'] as const).filter((supply) => asked.supply.includes(supply)),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    sale: asked.sale === '1',
    rating: ratingSteps.find((step) => step === asked.rating) ?? null,
  };
}

/** Colours in the URLs of older versions are replaced with their families. */
function familiesOf(asked: readonly string[], { colorFamilies }: CountrySettings): string[] {
  const families = asked.flatMap(
    (code) => colorFamilies.get(code) ?? [...colorFamilies.values()].filter(({ colors }) => colors.includes(code)),
  );
  return [...new Set(families.map(({ code }) => code))];
}

export function listingFilterOf(
  { size, color, type, material, supply, from, to, sale, rating }: Filters,
  settings: ShopSettings,
  shop: CountrySettings,
  scope: Scope,
): ListingFilter {
  return {
    country: shop.code,
    scope,
    families: color,
    colors: color.flatMap((family) => shop.colorFamilies.get(family)?.colors ?? []),
    sizes: chosenSizes(size, settings, shop),
    materials: bitsOf(material, settings.materials),
    types: type.flatMap((slug) => shop.categories.findBySlug(slug)?.id ?? []),
    supply,
    from: from === null ? null : toMinor(shop.code, from),
    to: to === null ? null : toMinor(shop.code, to),
    sale,
    stars: rating && rating * 2,
  };
}
