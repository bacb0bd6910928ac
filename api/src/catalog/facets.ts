import type { Facets } from '@odeta/contracts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { hasBit } from './code-bits.ts';
import { type ColorCount, filterBits, type GoodsGroup } from './listing.repository.ts';

/** Goods in one size have no size to choose. */
const ONE_SIZE = 'one';

/** What can be chosen and how much of it there is. A facet counts what no other filter refuses. */
export function facetsOf(
  groups: readonly GoodsGroup[],
  colors: readonly ColorCount[],
  { sizes, materials }: ShopSettings,
  shop: CountrySettings,
): Facets {
  const bySizes = groups.filter((group) => group.supply === null);
  const byRest = groups.filter((group) => group.supply !== null);
  return {
    size: countBits(
      bySizes,
      sizes,
      filterBits.variant,
      ({ sizes: bits }) => bits,
      ({ anySizes }) => anySizes,
    ).filter(({ code }) => code !== ONE_SIZE),
    color: colorsOf(colors, shop),
    material: countBits(byRest, materials, filterBits.material, (group) => group.materials).map(({ code, count }) => ({
      code,
      name: shop.materials.get(code) ?? code,
      count,
    })),
    supply: (['now', 'later'] as const).map((code, position) => ({
      code,
      count: sum(byRest.filter((group) => passes(group, filterBits.variant) && hasBit([group.supply], position))),
    })),
    sale: sum(byRest.filter((group) => group.onSale && passes(group, filterBits.sale))),
    price: priceRange(byRest, shop),
  };
}

/** How many products are found. */
export const countFound = (groups: readonly GoodsGroup[]) =>
  sum(groups.filter(({ supply, refused }) => supply !== null && refused === 0));

/** Nothing refuses it, or the facet's own filter alone. */
const passes = ({ refused }: GoodsGroup, own: number) => refused === 0 || refused === own;

const sum = (groups: readonly GoodsGroup[]) => groups.reduce((total, { products }) => total + products, 0);

type BitsOf = (group: GoodsGroup) => readonly (number | null)[];

/** For every value that the category has, in the order of their positions. */
function countBits(
  groups: readonly GoodsGroup[],
  positions: ReadonlyMap<string, number>,
  own: number,
  bitsOf: BitsOf,
  anyOf: BitsOf = bitsOf,
) {
  return [...positions].flatMap(([code, position]) => {
    if (!groups.some((group) => hasBit(anyOf(group), position))) return [];
    return [{ code, count: sum(groups.filter((group) => passes(group, own) && hasBit(bitsOf(group), position))) }];
  });
}

function colorsOf(counts: readonly ColorCount[], { colors }: CountrySettings) {
  const found = new Map(counts.map(({ color, products }) => [color, products]));
  return [...colors.values()].flatMap((color) => {
    const count = found.get(color.code);
    return count === undefined ? [] : [{ ...color, count }];
  });
}

function priceRange(groups: readonly GoodsGroup[], { code }: CountrySettings) {
  const found = groups.filter((group) => passes(group, filterBits.price));
  if (found.length === 0) return null;
  return {
    from: toMajor(code, Math.min(...found.map(({ cheapest }) => cheapest))),
    to: toMajor(code, Math.max(...found.map(({ dearest }) => dearest))),
  };
}
