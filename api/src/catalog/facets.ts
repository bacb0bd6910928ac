import { type Facets, ratingSteps } from '@odeta/contracts';
import type { CountrySettings, ShopSettings } from '../settings/settings.ts';
import { hasBit } from './code-bits.ts';
import { filterBits } from './listed-goods.ts';
import type { CountedGoods, FamilyCount, GoodsGroup } from './listing.repository.ts';
import { priceRange } from './price-range.ts';
import { codeOf } from './size-codes.ts';

/** The facets with their numbers of products. Each facet applies all filters except its own. */
export function facetsOf(
  { groups, families, prices }: CountedGoods,
  { sizes, materials }: ShopSettings,
  shop: CountrySettings,
): Facets {
  const bySizes = groups.filter((group) => group.sizeKind !== null);
  const byTypes = groups.filter((group) => group.typeId !== null);
  const byRest = groups.filter((group) => group.supply !== null);
  const byFamilies = groups.filter((group) => group.families !== null);
  const size = sizesOf(bySizes, sizes, shop);
  return {
    size,
    sizeKinds: shop.sizeKinds
      .filter(({ code }) => size.some(({ kind }) => kind === code))
      .map(({ code, name }) => ({ code, name })),
    color: colorsOf(families ?? familiesOf(byFamilies, shop), shop),
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

/** Number of products that pass all filters. */
export const countFound = ({ groups }: CountedGoods) =>
  sum(groups.filter(({ supply, refused }) => supply !== null && refused === 0));

/** Whether the products pass all filters, or fail only the facet's own one. */
const passes = ({ refused }: GoodsGroup, own: number) => refused === 0 || refused === own;

const sum = (groups: readonly GoodsGroup[]) => groups.reduce((total, { products }) => total + products, 0);

type BitsOf = (group: GoodsGroup) => readonly (number | null)[];

/** Counts every value that occurs in the list, in the order of positions. */
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

/** A single size for all products is no choice, so that no facet is shown. */
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

/** Families without colours are left over from older catalogues and may have the position of another one. */
function familiesOf(groups: readonly GoodsGroup[], { colorFamilies }: CountrySettings): FamilyCount[] {
  const used = [...colorFamilies.values()].filter(({ colors }) => colors.length > 0);
  const positions = new Map(used.map(({ code, position }) => [code, position]));
  const counted = countBits(
    groups,
    positions,
    filterBits.variant,
    (group) => [group.families],
    (group) => [group.anyFamilies],
  );
  return counted.map(({ code, count }) => ({ family: code, products: count }));
}

function colorsOf(counts: readonly FamilyCount[], { colorFamilies }: CountrySettings) {
  const found = new Map(counts.map(({ family, products }) => [family, products]));
  return [...colorFamilies.values()].flatMap(({ code, name, hex }) => {
    const count = found.get(code);
    return count === undefined ? [] : [{ code, name, hex, count }];
  });
}

/** In the order of the menu. Types with the same name get their department appended. */
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

/** Empty when no product has a rating. */
function ratingsOf(groups: readonly GoodsGroup[]) {
  if (groups.every(({ stars }) => stars === null)) return [];
  const passing = groups.filter((group) => passes(group, filterBits.rating));
  return ratingSteps.map((stars) => ({
    stars,
    count: sum(passing.filter((group) => (group.stars ?? 0) >= stars * 2)),
  }));
}
