import type { categorySorts } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { filterBits, goods, refusedBy, sizesOf, within } from './listed-goods.ts';
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
  /** All sizes of the products, whether or not they pass the filters. */
  anySizes: readonly number[];
}

/** The number of products at a price in minor units. */
export interface PriceCount {
  price: number;
  products: number;
}

/** The counts of a list, except those of colour families. */
export interface CountedGoods {
  groups: readonly GoodsGroup[];
  prices: readonly PriceCount[];
}

/**
 * Groups all products of a list by sizes, by types and stars, and by the other facets, and counts them by price without the price
 * filter. Returns JSON in one row, because parsing hundreds of rows takes longer than counting.
 */
export async function countGoods(db: Kysely<Database>, filter: ListingFilter): Promise<CountedGoods> {
  const names = (name: string) => sql.join(namesOf(name, filter.sizes));
  const sizes = names('sizes');
  const materials = sql.join(namesOf('materials', filter.materials));
  const anySizes = sql.join(namesOf('any_sizes', filter.sizes).map((word) => sql`bit_or(${word})`));
  const groups = sql`(
    select json_agg(grouped) from (
      select refused, size_kind as "sizeKind", json_build_array(${sizes}) as sizes, type_id as "typeId", stars, supply,
        on_sale as "onSale", json_build_array(${materials}) as materials, count(*) as products,
        json_build_array(${anySizes}) as "anySizes"
      from g group by grouping sets ((refused, size_kind, ${sizes}), (refused, type_id, stars), (refused, supply, on_sale, ${materials}))
    ) grouped
  ) as groups`;
  const prices = sql`(
    select json_agg(json_build_array(price_paid, products)) from (
      select price_paid, count(*) as products from g where refused in (0, ${sql.lit(filterBits.price)}) group by price_paid
    ) priced
  ) as prices`;
  const count = async (counts: readonly RawBuilder<unknown>[]) => {
    const { rows } = await sql<{ groups?: GoodsGroup[] | null; prices?: [number, number][] | null }>`
      with g as (
        select refused, size_kind, ${sizes}, ${names('any_sizes')}, type_id, stars, supply,
          discount_percent is not null as on_sale, ${materials}, price_paid
        from (${goods(filter)}) all_of_them
      )
      select ${sql.join(counts)}
    `.execute(db);
    return rows;
  };
  // Reading search results by id is expensive, so that one statement shares them; the rows of a category are adjacent, so that
  // two statements run in parallel.
  const statements = 'found' in filter.scope ? [[groups, prices]] : [[groups], [prices]];
  const counted = (await Promise.all(statements.map(count))).flat();
  return {
    groups: counted.flatMap((row) => row.groups ?? []),
    prices: counted.flatMap((row) => row.prices ?? []).map(([price, products]) => ({ price, products })),
  };
}

export interface FamilyCount {
  family: string;
  products: number;
}

/** Products in each colour family, without the colour filter; 0 for families that other filters exclude. */
export async function countFamilies(db: Kysely<Database>, filter: ListingFilter): Promise<FamilyCount[]> {
  const { now, later, inTime } = sizesOf(filter);
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
