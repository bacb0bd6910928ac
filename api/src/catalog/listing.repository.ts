import type { categorySorts } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { filterBits, goods, refusedBy, sizesOf, within } from './listed-goods.ts';
import { isEmpty, namesOf, overlaps, overlapsSizes, union } from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';

/** `found`: as they were found, the best match first. */
export type ListingSort = (typeof categorySorts)[number] | 'found';

/** Products that are alike in what is counted. */
export interface GoodsGroup {
  refused: number;
  products: number;
  /** Of groups that are alike in their sizes; `null` in the others. Sizes are words of bits. */
  sizeKind: number | null;
  sizes: readonly (number | null)[];
  /** Of groups that are alike in their types and in the half stars that cards show; 0: in no category. */
  typeId: number | null;
  stars: number | null;
  /** Of groups that are alike in the rest. 1: now, 2: later, 3: both. */
  supply: number | null;
  onSale: boolean | null;
  materials: readonly (number | null)[];
  /** Every size that any of them has. */
  anySizes: readonly number[];
}

/** Products at a price, in minor units. */
export interface PriceCount {
  price: number;
  products: number;
}

/** What is counted of the goods of a list, beside the families of their colours. */
export interface CountedGoods {
  groups: readonly GoodsGroup[];
  prices: readonly PriceCount[];
}

/**
 * All goods of a list in groups, three times: by their sizes, by their types and stars, and by the rest that is counted; and how
 * many cost how much, whichever prices are chosen. In one row: parsing hundreds takes longer than counting them.
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
  // Found goods are looked up one by one, which takes longer than keeping what was read; those of a category lie together.
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

/** How many products can be had in each family of colours, whichever are chosen; 0 for those that other filters leave out. */
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

/** The products of one page, in order. */
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

/** As they were found: their order is known here, and the database would have to look for each of them. */
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

/** C5. The id parts what is equal, so that no product stands on two pages. */
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
