import { type RawBuilder, sql } from 'kysely';
import {
  type BitWords,
  columnWords,
  isEmpty,
  namesOf,
  overlaps,
  overlapsSizes,
  selectWords,
  union,
} from './listing-bits.ts';
import type { ListingFilter } from './listing-filter.ts';

/** Which filter a product fails, as bits; 0: it is found. The first is of its variants: colour, size and supply together. */
export const filterBits = { variant: 1, price: 2, sale: 4, material: 8, type: 16, rating: 32 };

/**
 * The goods of a category, and what refuses each of them. Sizes are those of the chosen colours, so that a size counts
 * only where it can be had in one of them.
 */
export function goods(filter: ListingFilter): RawBuilder<unknown> {
  const { families, sizes, supply } = filter;
  const isColored = families.length > 0;
  const ofProduct = sizesOf(filter);
  const { now, later, inTime } = isColored ? sizesOf(filter, sizesOfColors(filter)) : ofProduct;
  const asksForVariant = isColored || sizes.chosen.length > 0 || supply.length > 0;
  return sql`
    select l.*, ${selectWords(union(ofProduct.now, ofProduct.later), 'any_sizes')}, ${selectWords(inTime, 'sizes')},
      ${selectWords(columnWords('materials', filter.materials), 'materials')},
      case when ${overlapsSizes(now, sizes)} then 1 else 0 end + case when ${overlapsSizes(later, sizes)} then 2 else 0 end as supply,
      ${refusedBy(filter)} | ${asksForVariant ? refuse(filterBits.variant, overlapsSizes(inTime, sizes)) : sql`0`} as refused
    from listing l
    ${isColored ? joinColors(filter) : sql``}
    where ${within(filter)}
  `;
}

/** Which rows of a list: found goods count once, in the category that they belong to. */
export function within({ country, scope }: ListingFilter): RawBuilder<unknown> {
  if ('categoryId' in scope) return sql`l.country = ${country} and l.category_id = ${scope.categoryId}`;
  return sql`
    l.country = ${country} and l.category_id = l.type_id and l.product_id = any(${`{${scope.found}}`}::bigint[])
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
export function sizesOf(filter: ListingFilter, { now, later }: SizeWords = sizesOfRow(filter)) {
  const [only] = filter.supply.length === 1 ? filter.supply : [];
  return { now, later, inTime: only ? { now, later }[only] : union(now, later) };
}

/** Of the chosen colours together, from `joinColors`; a product that has none of them is not in it. */
function sizesOfColors({ sizes }: ListingFilter): SizeWords {
  const ofColors = (name: string) => namesOf(name, sizes).map((word) => sql`coalesce(c.${word}, 0)`);
  return { now: ofColors('now'), later: ofColors('later') };
}

/**
 * Worked out once: a plan for any list of found goods takes it for a short one, and would work the colours out anew for each of them,
 * which took two seconds in a shop of 100,000.
 */
function joinColors(filter: ListingFilter) {
  const { now, later } = sizesOfRow(filter);
  const all = (words: BitWords) => words.map((word) => sql`bit_or(${word})`);
  return sql`
    left join (
      with colored as materialized (
        select product_id, ${selectWords(all(now), 'now')}, ${selectWords(all(later), 'later')}
        from listing_family l where ${within(filter)} and family = any(${filter.families})
        group by product_id
      )
      select * from colored
    ) c using (product_id)
  `;
}

/** What refuses a product, whatever its variants. */
export function refusedBy({ from, to, sale, materials, types, stars }: ListingFilter) {
  const terms = [
    from !== null && refuse(filterBits.price, sql`l.price_paid >= ${from}`),
    to !== null && refuse(filterBits.price, sql`l.price_paid <= ${to}`),
    sale && refuse(filterBits.sale, sql`l.discount_percent is not null`),
    types.length > 0 && refuse(filterBits.type, sql`l.type_id = any(${types}::bigint[])`),
    stars !== null && refuse(filterBits.rating, sql`l.stars >= ${stars}`),
    !isEmpty(materials) && refuse(filterBits.material, overlaps(columnWords('materials', materials), materials)),
  ].filter((term) => term !== false);
  return terms.length > 0 ? sql`(${sql.join(terms, sql` | `)})` : sql`0`;
}

const refuse = (bit: number, fits: RawBuilder<unknown>) => sql`case when ${fits} then 0 else ${sql.lit(bit)} end`;
