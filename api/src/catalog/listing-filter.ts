import type { CountryCode, Filters, QueryOf, readCategory, Supply } from '@odeta/contracts';
import { toMinor } from '../pricing/money.ts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { bitsOf } from './code-bits.ts';

/** Among which goods: those of a category, or those that were found, in this order. */
export type Scope = { categoryId: number } | { found: readonly number[] };

/** What a list is narrowed to, in the words of the database. */
export interface ListingFilter {
  country: CountryCode;
  scope: Scope;
  colors: readonly string[];
  /** Words of bits of positions; all of them 0: any. */
  sizes: readonly number[];
  materials: readonly number[];
  supply: readonly Supply[];
  /** Minor units. */
  from: number | null;
  to: number | null;
  sale: boolean;
}

type Asked = Omit<QueryOf<typeof readCategory>, 'sort' | 'page'>;

/** What is asked for, without what the shop does not know. Prices the wrong way round are turned. */
export function filtersOf(asked: Asked, { sizes, materials }: ShopSettings, shop: CountrySettings): Filters {
  const { from = null, to = null } = asked;
  const isTurned = from !== null && to !== null && from > to;
  return {
    size: known(asked.size, sizes),
    color: known(asked.color, shop.colors),
    material: known(asked.material, materials),
    supply: (['now', 'later'] as const).filter((supply) => asked.supply.includes(supply)),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    sale: asked.sale === '1',
  };
}

export function listingFilterOf(
  { size, color, material, supply, from, to, sale }: Filters,
  { sizes, materials }: ShopSettings,
  { code }: CountrySettings,
  scope: Scope,
): ListingFilter {
  return {
    country: code,
    scope,
    colors: color,
    sizes: bitsOf(size, sizes),
    materials: bitsOf(material, materials),
    supply,
    from: from === null ? null : toMinor(code, from),
    to: to === null ? null : toMinor(code, to),
    sale,
  };
}

const known = (codes: readonly string[], all: ReadonlyMap<string, unknown>) =>
  [...new Set(codes)].filter((code) => all.has(code));
