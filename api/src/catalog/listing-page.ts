import type { CountryCode, categorySorts } from '@odeta/contracts';
import { type RawBuilder, sql } from 'kysely';
import { editionOf } from '../language/editions.ts';
import { isEmpty } from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';

/** `found` is the order of the search results. */
export type ListingSort = (typeof categorySorts)[number] | 'found';

export interface ListingPage<Sort extends ListingSort = ListingSort> {
  sort: Sort;
  limit: number;
  offset: number;
}

/** The id makes the order unique, so that no product is on two pages. */
const orders: Record<Exclude<ListingSort, 'found' | 6 | 7>, string> = {
  0: 'popularity desc, product_id',
  1: 'published_on desc, product_id desc',
  2: 'price_paid, product_id',
  3: 'price_paid desc, product_id',
  4: 'discount_percent desc nulls last, popularity desc, product_id',
  5: 'rating desc nulls last, rating_count desc, product_id',
};

/** By name, in the running language. */
const placeByName = (country: CountryCode) =>
  sql`coalesce((further_name_positions ->> ${editionOf(country)}::text)::int, name_position)`;

function orderBy(sort: Exclude<ListingSort, 'found'>, country: CountryCode): RawBuilder<unknown> {
  if (sort === 6) return sql`${placeByName(country)}, product_id`;
  if (sort === 7) return sql`${placeByName(country)} desc, product_id`;
  return sql.raw(orders[sort]);
}

/** A query for the ids of the products in `goods` that pass all filters: those of the page, or for the order of the results all of them. */
export function selectIds(
  goods: RawBuilder<unknown>,
  { sort, limit, offset }: ListingPage,
  country: CountryCode,
): RawBuilder<unknown> {
  const page = sort === 'found' ? sql`` : sql`order by ${orderBy(sort, country)} limit ${limit} offset ${offset}`;
  return sql`select product_id from ${goods} where refused = 0 ${page}`;
}

/** Whether a page of search results has them in their order and none is excluded, so that its ids are known without the database. */
export const isAsFound = (filter: ListingFilter, { sort }: ListingPage) => sort === 'found' && !isNarrowed(filter);

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
