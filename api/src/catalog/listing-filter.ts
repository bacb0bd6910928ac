import type { CountryCode, Filters, QueryOf, readCategory, Supply } from '@odeta/contracts';
import { ratingSteps } from '@odeta/contracts';
import { toMinor } from '../pricing/money.ts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { bitsOf } from './code-bits.ts';
import type { ChosenSizes } from './listing-bits.ts';
import { chosenSizes, knownSizes } from './size-codes.ts';

/** Among which goods: those of a category, or those that were found, in this order. */
export type Scope = { categoryId: number } | { found: readonly number[] };

/** What a list is narrowed to, in the words of the database. */
export interface ListingFilter {
  country: CountryCode;
  scope: Scope;
  /** Families of colours, and the colours of these. */
  families: readonly string[];
  colors: readonly string[];
  sizes: ChosenSizes;
  /** Words of bits of positions; all of them 0: any. */
  materials: readonly number[];
  /** Categories that goods belong to. */
  types: readonly number[];
  supply: readonly Supply[];
  /** Minor units. */
  from: number | null;
  to: number | null;
  sale: boolean;
  /** Half stars. */
  stars: number | null;
}

type Asked = Omit<QueryOf<typeof readCategory>, 'sort' | 'page'>;

/** What is asked for, without what the shop does not know. Prices the wrong way round are turned. */
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

/** A colour that is no family is what addresses asked for before there were families. */
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
