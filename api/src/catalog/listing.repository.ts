import type { categorySorts } from '@odeta/contracts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { type BitWords, columnWords, isEmpty, namesOf, overlaps, selectWords, union } from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';

/** `found`: as they were found, the best match first. */
export type ListingSort = (typeof categorySorts)[number] | 'found';

/** Which filter a product fails, as bits; 0: it is found. The first is of its variants: colour, size and supply together. */
export const filterBits = { variant: 1, price: 2, sale: 4, material: 8 };

/** Products that are alike in what is counted. */
export interface GoodsGroup {
  refused: number;
  products: number;
  /** 1: now, 2: later, 3: both. `null` in the groups that are alike in their sizes. */
  supply: number | null;
  onSale: boolean | null;
  /** Words of bits; of `null` in the groups that are alike in the rest, as are materials in the others. */
  sizes: readonly (number | null)[];
  materials: readonly (number | null)[];
  cheapest: number;
  dearest: number;
  /** Every size that any of them has. */
  anySizes: readonly number[];
}

/** All goods of a category in groups, twice: by their sizes, and by the rest that is counted. */
export async function findGroups(db: Kysely<Database>, filter: ListingFilter): Promise<GoodsGroup[]> {
  const sizes = sql.join(namesOf('sizes', filter.sizes));
  const materials = sql.join(namesOf('materials', filter.materials));
  const anySizes = sql.join(namesOf('any_sizes', filter.sizes).map((word) => sql`bit_or(${word})`));
  const { rows } = await sql<GoodsGroup>`
    select refused, json_build_array(${sizes}) as sizes, supply, discount_percent is not null as on_sale,
      json_build_array(${materials}) as materials, count(*) as products, min(price_paid) as cheapest,
      max(price_paid) as dearest, json_build_array(${anySizes}) as any_sizes
    from (${goods(filter)}) g
    group by grouping sets ((refused, ${sizes}), (refused, supply, discount_percent is not null, ${materials}))
  `.execute(db);
  return rows;
}

export interface ColorCount {
  color: string;
  products: number;
}

/** How many products can be had in each colour, whichever colours are chosen; 0 for those that other filters leave out. */
export async function countColors(db: Kysely<Database>, filter: ListingFilter): Promise<ColorCount[]> {
  const { now, later, inTime } = sizesOf(filter);
  const { rows } = await sql<ColorCount>`
    select l.color, count(*) filter (where ${overlaps(inTime, filter.sizes)} and ${refusedBy(filter)} = 0) as products
    from listing_color l
    where ${within(filter)} and ${overlaps(union(now, later), [])}
    group by l.color
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

const isNarrowed = ({ colors, sizes, materials, supply, from, to, sale }: ListingFilter) =>
  colors.length > 0 ||
  !isEmpty(sizes) ||
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

/**
 * The goods of a category, and what refuses each of them. Sizes are those of the chosen colours, so that a size counts
 * only where it can be had in one of them.
 */
function goods(filter: ListingFilter): RawBuilder<unknown> {
  const { colors, sizes, supply } = filter;
  const isColored = colors.length > 0;
  const ofProduct = sizesOf(filter);
  const { now, later, inTime } = isColored ? sizesOf(filter, sizesOfColors(filter)) : ofProduct;
  const asksForVariant = isColored || !isEmpty(sizes) || supply.length > 0;
  return sql`
    select l.*, ${selectWords(union(ofProduct.now, ofProduct.later), 'any_sizes')}, ${selectWords(inTime, 'sizes')},
      ${selectWords(columnWords('materials', filter.materials), 'materials')},
      case when ${overlaps(now, sizes)} then 1 else 0 end + case when ${overlaps(later, sizes)} then 2 else 0 end as supply,
      ${refusedBy(filter)} | ${asksForVariant ? refuse(filterBits.variant, overlaps(inTime, sizes)) : sql`0`} as refused
    from listing l
    ${isColored ? joinColors(filter) : sql``}
    where ${within(filter)}
  `;
}

/** Which rows of a list: found goods count once, in the category that they belong to. */
function within({ country, scope }: ListingFilter): RawBuilder<unknown> {
  if ('categoryId' in scope) return sql`l.country = ${country} and l.category_id = ${scope.categoryId}`;
  return sql`
    l.country = ${country}
    and (l.category_id, l.product_id) in (select main_category_id, id from product where id = any(${scope.found}::bigint[]))
  `;
}

interface SizeWords {
  now: BitWords;
  later: BitWords;
}

const sizesOfRow = ({ sizes }: ListingFilter): SizeWords => ({
  now: columnWords('now_sizes', sizes),
  later: columnWords('later_sizes', sizes),
});

/** The sizes that can be had now, those that come later, and those that are soon enough. */
function sizesOf(filter: ListingFilter, { now, later }: SizeWords = sizesOfRow(filter)) {
  const [only] = filter.supply.length === 1 ? filter.supply : [];
  return { now, later, inTime: only ? { now, later }[only] : union(now, later) };
}

/** Of the chosen colours together, from `joinColors`; a product that has none of them is not in it. */
function sizesOfColors({ sizes }: ListingFilter): SizeWords {
  const ofColors = (name: string) => namesOf(name, sizes).map((word) => sql`coalesce(c.${word}, 0)`);
  return { now: ofColors('now'), later: ofColors('later') };
}

function joinColors(filter: ListingFilter) {
  const { now, later } = sizesOfRow(filter);
  const all = (words: BitWords) => words.map((word) => sql`bit_or(${word})`);
  return sql`
    left join (
      select product_id, ${selectWords(all(now), 'now')}, ${selectWords(all(later), 'later')}
      from listing_color l where ${within(filter)} and color = any(${filter.colors})
      group by product_id
    ) c using (product_id)
  `;
}

/** What refuses a product, whatever its variants. */
function refusedBy({ from, to, sale, materials }: ListingFilter) {
  const terms = [
    from !== null && refuse(filterBits.price, sql`l.price_paid >= ${from}`),
    to !== null && refuse(filterBits.price, sql`l.price_paid <= ${to}`),
    sale && refuse(filterBits.sale, sql`l.discount_percent is not null`),
    !isEmpty(materials) && refuse(filterBits.material, overlaps(columnWords('materials', materials), materials)),
  ].filter((term) => term !== false);
  return terms.length > 0 ? sql`(${sql.join(terms, sql` | `)})` : sql`0`;
}

const refuse = (bit: number, fits: RawBuilder<unknown>) => sql`case when ${fits} then 0 else ${sql.lit(bit)} end`;
