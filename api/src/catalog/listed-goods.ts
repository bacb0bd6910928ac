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

/** Bits of the filters that a product fails; 0 when it passes all. `variant` covers colour, size and supply together. */
export const filterBits = { variant: 1, price: 2, sale: 4, material: 8, type: 16, rating: 32 };

/**
 * Products of a list with the filters that each one fails. Sizes are those of the chosen colours, so that a size only counts when
 * it is available in one of them.
 */
export function goods(filter: ListingFilter): RawBuilder<unknown> {
  const { families, sizes, supply } = filter;
  const isColored = families.length > 0;
  const ofProduct = suppliedOf(filter, sizesOfRow(filter));
  const { now, later, inTime } = isColored ? suppliedOf(filter, sizesOfColors(filter)) : ofProduct;
  const inFamilies = suppliedOf(filter, familiesOfRow);
  const asksForVariant = isColored || sizes.chosen.length > 0 || supply.length > 0;
  return sql`
    select l.*, ${selectWords(union(ofProduct.now, ofProduct.later), 'any_sizes')}, ${selectWords(inTime, 'sizes')},
      ${selectWords(columnWords('materials', filter.materials), 'materials')},
      ${selectWords(union(inFamilies.now, inFamilies.later), 'any_families')}, ${selectWords(inFamilies.inTime, 'families')},
      case when ${overlapsSizes(now, sizes)} then 1 else 0 end + case when ${overlapsSizes(later, sizes)} then 2 else 0 end as supply,
      ${refusedBy(filter)} | ${asksForVariant ? refuse(filterBits.variant, overlapsSizes(inTime, sizes)) : sql`0`} as refused
    from listing l
    ${isColored ? joinColors(filter) : sql``}
    where ${within(filter)}
  `;
}

/** The rows of a list. Search results are counted once, in the product's main category. */
export function within({ country, scope }: ListingFilter): RawBuilder<unknown> {
  if ('categoryId' in scope) return sql`l.country = ${country} and l.category_id = ${scope.categoryId}`;
  return sql`
    l.country = ${country} and l.category_id = l.type_id and l.product_id = any(${`{${scope.found}}`}::bigint[])
  `;
}

/** Sizes or colour families that are available now, and those that are available later. */
interface SupplyWords {
  now: BitWords;
  later: BitWords;
}

export const sizesOfRow = ({ sizes }: ListingFilter): SupplyWords => ({
  now: columnWords('now_sizes', sizes),
  later: columnWords('later_sizes', sizes),
});

/** One word, because there are at most 53 families. */
const familiesOfRow: SupplyWords = { now: [sql.raw('l.now_families')], later: [sql.raw('l.later_families')] };

/** `inTime` matches the supply filter. */
export function suppliedOf({ supply }: ListingFilter, { now, later }: SupplyWords) {
  const [only] = supply.length === 1 ? supply : [];
  return { now, later, inTime: only ? { now, later }[only] : union(now, later) };
}

/** Sizes of all chosen colours, from `joinColors`; 0 for products without these colours. */
function sizesOfColors({ sizes }: ListingFilter): SupplyWords {
  const ofColors = (name: string) => namesOf(name, sizes).map((word) => sql`coalesce(c.${word}, 0)`);
  return { now: ofColors('now'), later: ofColors('later') };
}

/**
 * Materialized, because the planner takes any array of ids for a short one and would read the colours for each product, which
 * took two seconds in a shop of 100,000 products.
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

/** The filters that a product fails, apart from those on variants. */
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
