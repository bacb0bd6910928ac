import { type Facets, ratingSteps } from '@odeta/contracts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { hasBit } from './code-bits.ts';
import { filterBits } from './listed-goods.ts';
import type { FamilyCount, GoodsGroup, PriceCount } from './listing.repository.ts';
import { priceRange } from './price-range.ts';
import { codeOf } from './size-codes.ts';

/** What can be chosen and how much of it there is. A facet counts what no other filter refuses. */
export function facetsOf(
  groups: readonly GoodsGroup[],
  families: readonly FamilyCount[],
  prices: readonly PriceCount[],
  { sizes, materials }: ShopSettings,
  shop: CountrySettings,
): Facets {
  const bySizes = groups.filter((group) => group.sizeKind !== null);
  const byTypes = groups.filter((group) => group.typeId !== null);
  const byRest = groups.filter((group) => group.supply !== null);
  const size = sizesOf(bySizes, sizes, shop);
  return {
    size,
    sizeKinds: shop.sizeKinds
      .filter(({ code }) => size.some(({ kind }) => kind === code))
      .map(({ code, name }) => ({ code, name })),
    color: colorsOf(families, shop),
    type: typesOf(byTypes, shop),
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
    rating: ratingsOf(byTypes),
    price: priceRange(prices, shop),
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

/** Where everything comes in a single size, there is none to choose. */
function sizesOf(groups: readonly GoodsGroup[], sizes: ShopSettings['sizes'], { sizeKinds }: CountrySettings) {
  const all = sizeKinds.flatMap((kind) =>
    countBits(
      groups.filter(({ sizeKind }) => sizeKind === kind.position),
      sizes,
      filterBits.variant,
      (group) => group.sizes,
      ({ anySizes }) => anySizes,
    ).map(({ code, count }) => ({ code: codeOf(kind, code), size: code, kind: kind.code, count })),
  );
  return all.length > 1 ? all : all.filter(({ code, size }) => code !== size);
}

function colorsOf(counts: readonly FamilyCount[], { colorFamilies }: CountrySettings) {
  const found = new Map(counts.map(({ family, products }) => [family, products]));
  return [...colorFamilies.values()].flatMap(({ code, name, hex }) => {
    const count = found.get(code);
    return count === undefined ? [] : [{ code, name, hex, count }];
  });
}

/** In the order of the menu. Types with the same name get the name of their department added. */
function typesOf(groups: readonly GoodsGroup[], { categories }: CountrySettings) {
  const byType = Map.groupBy(groups, ({ typeId }) => typeId);
  const types = categories.all.filter(({ id }) => byType.has(id));
  const named = Map.groupBy(types, ({ name }) => name);
  return types.map(({ id, name, slug }) => {
    const isAlone = named.get(name)?.length === 1;
    const department = categories.breadcrumbsOf(id)[0]?.name;
    return {
      code: slug,
      name: isAlone ? name : `${name} (${department})`,
      count: sum((byType.get(id) ?? []).filter((group) => passes(group, filterBits.type))),
    };
  });
}

/** Nothing where nothing has been reviewed. */
function ratingsOf(groups: readonly GoodsGroup[]) {
  if (groups.every(({ stars }) => stars === null)) return [];
  const passing = groups.filter((group) => passes(group, filterBits.rating));
  return ratingSteps.map((stars) => ({
    stars,
    count: sum(passing.filter((group) => (group.stars ?? 0) >= stars * 2)),
  }));
}
