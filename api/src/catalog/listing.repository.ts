import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { filterBits, goods, refusedBy, sizesOfRow, suppliedOf, within } from './listed-goods.ts';
import { namesOf, overlaps, overlapsSizes, union } from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';
import { type ListingPage, type ListingSort, selectIds } from './listing-page.ts';

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

export interface FamilyCount extends Pick<Row<'listingFamily'>, 'family'> {
  products: number;
}

export interface CountedGoods {
  groups: readonly GoodsGroup[];
  /** In minor units, one of each product. */
  prices: readonly number[];
  /** `null` when the groups by families have them. */
  families: readonly FamilyCount[] | null;
  /** Ids of the requested page of search results. */
  ids: readonly number[];
}

interface CountsRow {
  groups?: GoodsGroup[] | null;
  prices?: number[] | null;
  ids?: number[] | null;
}

/** The numbers of products for all facets of a list and, if requested, a page of search results, which are read together. */
export async function countGoods(
  db: Kysely<Database>,
  filter: ListingFilter,
  page: ListingPage | null = null,
): Promise<CountedGoods> {
  const hasSizes = filter.sizes.chosen.length > 0;
  const [{ ids, ...counted }, families] = await Promise.all([
    countGroups(db, filter, page),
    hasSizes ? countFamilies(db, filter) : null,
  ]);
  return { ...counted, families, ids: page?.sort === 'found' ? pageInOrder(filter, page, ids) : ids };
}

/** Sorted here, because sorting by position in the database would be slower. */
function pageInOrder({ scope }: ListingFilter, { offset, limit }: ListingPage, ids: readonly number[]) {
  const fitting = new Set(ids);
  const found = 'found' in scope ? scope.found : [];
  return found.filter((id) => fitting.has(id)).slice(offset, offset + limit);
}

/**
 * Groups all products of a list by sizes, by types and stars, by colour families, and by the other facets, and reads their prices
 * without the price filter. Returns JSON in one row, because parsing hundreds of rows takes longer than counting.
 */
async function countGroups(
  db: Kysely<Database>,
  filter: ListingFilter,
  page: ListingPage | null,
): Promise<Omit<CountedGoods, 'families'>> {
  const sizes = sql.join(namesOf('sizes', filter.sizes));
  const anySizes = sql.join(namesOf('any_sizes', filter.sizes));
  const materials = sql.join(namesOf('materials', filter.materials));
  const count = async (counts: readonly RawBuilder<unknown>[]) => {
    const { rows } = await sql<CountsRow>`
      with g as (
        select refused, size_kind, ${sizes}, ${anySizes}, type_id, stars, supply,
          discount_percent is not null as on_sale, ${materials}, families0, any_families0, price_paid
          ${page ? sql`, product_id, discount_percent, popularity` : sql``}
        from (${goods(filter)}) all_of_them
      )
      select ${sql.join(counts)}
    `.execute(db);
    return rows[0];
  };
  // Reading search results by id is expensive, so that one statement shares them; the rows of a category are adjacent, so that
  // two statements run in parallel.
  if ('found' in filter.scope) {
    const ids = page
      ? [sql`(select json_agg(product_id) from (${selectIds(sql`g`, page, filter.country)}) page) as ids`]
      : [];
    const row = await count([groupsOf(filter), pricesOf, ...ids]);
    return { groups: row?.groups ?? [], prices: row?.prices ?? [], ids: row?.ids ?? [] };
  }
  const [grouped, priced] = await Promise.all([count([groupsOf(filter)]), count([pricesOf])]);
  return { groups: grouped?.groups ?? [], prices: priced?.prices ?? [], ids: [] };
}

/** With chosen sizes, families are not grouped: their counts depend on the sizes of each one, see `countFamilies`. */
function groupsOf({ sizes: { length, chosen }, materials: { length: materialWords } }: ListingFilter) {
  const sizes = sql.join(namesOf('sizes', { length }));
  const materials = sql.join(namesOf('materials', { length: materialWords }));
  const anySizes = sql.join(namesOf('any_sizes', { length }).map((word) => sql`bit_or(${word})`));
  const hasFamilies = chosen.length === 0;
  const byFamilies = hasFamilies ? sql`, (refused, families0)` : sql``;
  return sql`(
    select json_agg(grouped) from (
      select refused, size_kind as "sizeKind", json_build_array(${sizes}) as sizes, type_id as "typeId", stars, supply,
        on_sale as "onSale", json_build_array(${materials}) as materials,
        ${hasFamilies ? sql`families0` : sql`null`} as families, count(*) as products,
        json_build_array(${anySizes}) as "anySizes", ${hasFamilies ? sql`bit_or(any_families0)` : sql`0`} as "anyFamilies"
      from g group by grouping sets (
        (refused, size_kind, ${sizes}), (refused, type_id, stars), (refused, supply, on_sale, ${materials})${byFamilies}
      )
    ) grouped
  ) as groups`;
}

/** Read from `g` only once: for two readings PostgreSQL would store all products of a large category. */
const pricesOf = sql`(
  select json_agg(price_paid) from g where refused in (0, ${sql.lit(filterBits.price)})
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

/** Ids of the products of one page of a category, sorted. */
export async function findProductIds(
  db: Kysely<Database>,
  filter: ListingFilter,
  page: ListingPage<Exclude<ListingSort, 'found'>>,
): Promise<number[]> {
  const { rows } = await sql<
    Pick<Row<'listing'>, 'productId'>
  >`${selectIds(sql`(${goods(filter)}) g`, page, filter.country)}`.execute(db);
  return rows.map(({ productId }) => productId);
}
