import type { categorySorts } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { filterBits, goods, refusedBy, sizesOfRow, suppliedOf, within } from './listed-goods.ts';
import { isEmpty, namesOf, overlaps, overlapsSizes, union } from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';

/** `found` is the order of the search results. */
export type ListingSort = (typeof categorySorts)[number] | 'found';

/** Products with equal values in the columns that are counted. */
export interface GoodsGroup {
  refused: number;
  products: number;
  /** Set in groups by size, `null` in others. Sizes are words of a bit mask. */
  sizeKind: number | null;
  sizes: readonly (number | null)[];
  /** Set in groups by type and by the half stars on cards. 0 means no category. */
  typeId: number | null;
  stars: number | null;
  /** Set in groups by the other columns. 1: now, 2: later, 3: both. */
  supply: number | null;
  onSale: boolean | null;
  materials: readonly (number | null)[];
  /** Set in groups by colour family, a bit mask of positions. */
  families: number | null;
  /** All sizes and families of the products, whether or not they pass the filters. */
  anySizes: readonly number[];
  anyFamilies: number;
}

/** Number of bars in the price histogram. */
export const PRICE_BARS = 24;

/** In minor units. `bars` has the numbers of products by position in the histogram; `null` when there is a single price. */
export interface PriceCounts {
  from: number;
  to: number;
  bars: Record<string, number> | null;
}

export interface FamilyCount {
  family: string;
  products: number;
}

export interface CountedGoods {
  groups: readonly GoodsGroup[];
  /** `null` without products. */
  prices: PriceCounts | null;
  /** `null` when the groups by families have them. */
  families: readonly FamilyCount[] | null;
}

/** The numbers of products for all facets of a list. */
export async function countGoods(db: Kysely<Database>, filter: ListingFilter): Promise<CountedGoods> {
  const hasSizes = filter.sizes.chosen.length > 0;
  const [counted, families] = await Promise.all([countGroups(db, filter), hasSizes ? countFamilies(db, filter) : null]);
  return { ...counted, families };
}

/**
 * Groups all products of a list by sizes, by types and stars, by colour families, and by the other facets, and counts them by price
 * without the price filter. Returns JSON in one row, because parsing hundreds of rows takes longer than counting.
 */
async function countGroups(db: Kysely<Database>, filter: ListingFilter): Promise<Omit<CountedGoods, 'families'>> {
  const sizes = sql.join(namesOf('sizes', filter.sizes));
  const anySizes = sql.join(namesOf('any_sizes', filter.sizes));
  const materials = sql.join(namesOf('materials', filter.materials));
  const count = async (counts: readonly RawBuilder<unknown>[]) => {
    const { rows } = await sql<{ groups?: GoodsGroup[] | null; prices?: PriceCounts | null }>`
      with g as (
        select refused, size_kind, ${sizes}, ${anySizes}, type_id, stars, supply,
          discount_percent is not null as on_sale, ${materials}, families0, any_families0, price_paid
        from (${goods(filter)}) all_of_them
      )
      select ${sql.join(counts)}
    `.execute(db);
    return rows[0];
  };
  // Reading search results by id is expensive, so that one statement shares them; the rows of a category are adjacent, so that
  // two statements run in parallel.
  if ('found' in filter.scope) {
    const { groups, prices } = (await count([groupsOf(filter), priceBars])) ?? {};
    return { groups: groups ?? [], prices: prices ?? null };
  }
  const [grouped, priced] = await Promise.all([count([groupsOf(filter)]), count([priceBars])]);
  return { groups: grouped?.groups ?? [], prices: priced?.prices ?? null };
}

/** With chosen sizes, families are not grouped: their counts depend on the sizes of each one, see `countFamilies`. */
function groupsOf({ sizes: { length, chosen }, materials: { length: materialWords } }: ListingFilter) {
  const sizes = sql.join(namesOf('sizes', { length }));
  const materials = sql.join(namesOf('materials', { length: materialWords }));
  const anySizes = sql.join(namesOf('any_sizes', { length }).map((word) => sql`bit_or(${word})`));
  const byFamilies = chosen.length > 0 ? sql`` : sql`, (refused, families0)`;
  return sql`(
    select json_agg(grouped) from (
      select refused, size_kind as "sizeKind", json_build_array(${sizes}) as sizes, type_id as "typeId", stars, supply,
        on_sale as "onSale", json_build_array(${materials}) as materials,
        ${chosen.length > 0 ? sql`null` : sql`families0`} as families, count(*) as products,
        json_build_array(${anySizes}) as "anySizes", bit_or(any_families0) as "anyFamilies"
      from g group by grouping sets (
        (refused, size_kind, ${sizes}), (refused, type_id, stars), (refused, supply, on_sale, ${materials})${byFamilies}
      )
    ) grouped
  ) as groups`;
}

/** The lowest and highest price, and the numbers of products in the bars between them; the highest price belongs to the last bar. */
const priceBars = sql`(
  select json_build_object('from', low, 'to', high, 'bars', (
    select json_object_agg(bar, products) from (
      select least(${sql.lit(PRICE_BARS - 1)}, (price_paid - low) * ${sql.lit(PRICE_BARS)} / (high - low)) as bar, count(*) as products
      from g where refused in (0, ${sql.lit(filterBits.price)}) and high > low group by bar
    ) counted
  ))
  from (
    select min(price_paid) as low, max(price_paid) as high from g where refused in (0, ${sql.lit(filterBits.price)})
  ) ends
  where low is not null
) as prices`;

/** Products in each colour family, without the colour filter; 0 for families that other filters exclude. */
export async function countFamilies(db: Kysely<Database>, filter: ListingFilter): Promise<FamilyCount[]> {
  const { now, later, inTime } = suppliedOf(filter, sizesOfRow(filter));
  const { rows } = await sql<FamilyCount>`
    select l.family, count(*) filter (where ${overlapsSizes(inTime, filter.sizes)} and ${refusedBy(filter)} = 0) as products
    from listing_family l
    where ${within(filter)} and ${overlaps(union(now, later), [])}
    group by l.family
  `.execute(db);
  return rows;
}

export interface ListingPage {
  sort: ListingSort;
  limit: number;
  offset: number;
}

/** Ids of the products of one page, sorted. */
export async function findProductIds(
  db: Kysely<Database>,
  filter: ListingFilter,
  { sort, limit, offset }: ListingPage,
): Promise<number[]> {
  if (sort === 'found') return (await findInOrder(db, filter)).slice(offset, offset + limit);
  const { rows } = await sql<{ productId: number }>`
    select product_id from (${goods(filter)}) g
    where refused = 0
    order by ${sql.raw(orders[sort])}
    limit ${limit} offset ${offset}
  `.execute(db);
  return rows.map(({ productId }) => productId);
}

/** Sorted here, because sorting by position in the database would be slower. */
async function findInOrder(db: Kysely<Database>, filter: ListingFilter): Promise<readonly number[]> {
  const found = 'found' in filter.scope ? filter.scope.found : [];
  if (!isNarrowed(filter)) return found;
  const { rows } = await sql<{ productId: number }>`
    select product_id from (${goods(filter)}) g where refused = 0
  `.execute(db);
  const fitting = new Set(rows.map(({ productId }) => productId));
  return found.filter((id) => fitting.has(id));
}

const isNarrowed = ({ families, sizes, materials, types, supply, from, to, sale, stars }: ListingFilter) =>
  families.length > 0 ||
  sizes.chosen.length > 0 ||
  types.length > 0 ||
  stars !== null ||
  !isEmpty(materials) ||
  supply.length > 0 ||
  from !== null ||
  to !== null ||
  sale;

/** The id makes the order unique, so that no product is on two pages. */
const orders: Record<Exclude<ListingSort, 'found'>, string> = {
  0: 'popularity desc, product_id',
  1: 'published_on desc, product_id desc',
  2: 'price_paid, product_id',
  3: 'price_paid desc, product_id',
  4: 'discount_percent desc nulls last, popularity desc, product_id',
  5: 'rating desc nulls last, rating_count desc, product_id',
  6: 'name_position, product_id',
  7: 'name_position desc, product_id',
};
