import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { ColorSchema } from './product-card.ts';

/** `now`: in stock; `later`: available in 3–4 weeks. */
export const SupplySchema = v.picklist(['now', 'later']);
export type Supply = v.InferOutput<typeof SupplySchema>;

/** Minimum numbers of stars that can be chosen, as product cards show them. */
export const ratingSteps = [4.5, 4, 3] as const;

/** Characters of one list; `MAX_SIZES` is enough for some 200 sizes. All lists together stay below Node's limit of 16 kB per request. */
const MAX_CODES = 2000;
const MAX_SIZES = 4000;
const MAX_PRICE = 100_000_000;

/** Codes separated by commas; an empty string is an empty list. */
const codes = (maxLength = MAX_CODES) =>
  v.optional(
    v.pipe(
      v.string(),
      v.maxLength(maxLength),
      v.regex(/^([a-z0-9-]+(,[a-z0-9-]+)*)?$/),
      v.transform((list) => list.split(',').filter(Boolean)),
    ),
    '',
  );

/** Whole major units. */
const wholePrice = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(MAX_PRICE)));

/**
 * The filters of a category, as query parameters. Within a list any value matches, and all lists must match the same
 * variant: size 38 and in stock finds a variant in size 38 that is in stock. Unknown values are ignored.
 */
export const filterQuery = {
  /** `clothes-38`; `38` alone means this size in all kinds of goods. */
  size: codes(MAX_SIZES),
  /** Colour families; a colour selects its family. */
  color: codes(),
  /** Slugs of categories. */
  type: codes(),
  material: codes(),
  supply: codes(),
  from: wholePrice,
  to: wholePrice,
  sale: v.optional(v.picklist(['1'])),
  rating: v.optional(v.pipe(v.string(), v.regex(/^[1-5](\.5)?$/), v.transform(Number))),
};

export const FiltersSchema = v.object({
  /** `clothes-38`, `one`. */
  size: v.array(v.string()),
  color: v.array(v.string()),
  /** Empty from older servers, like every field with a default here. */
  type: v.optional(v.array(v.string()), []),
  material: v.array(v.string()),
  supply: v.array(SupplySchema),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  sale: v.boolean(),
  rating: v.optional(v.nullable(v.picklist(ratingSteps)), null),
});
export type Filters = v.InferOutput<typeof FiltersSchema>;

const count = v.number();

/**
 * The available filter values of a category, with the number of products for each. The counts of a facet ignore that facet's own
 * selection; a value with no match among the other filters counts zero.
 */
export const FacetsSchema = v.object({
  /** Grouped by kind, in the order of the size table; `size` is for `sizeName`, `kind` is a code of `sizeKinds`. */
  size: v.array(v.object({ code: v.string(), size: v.optional(v.string()), kind: v.optional(v.string()), count })),
  /** Kinds such as clothes and shoes, in their order. */
  sizeKinds: v.optional(v.array(v.object({ code: v.string(), name: v.string() })), []),
  /** Colour families. */
  color: v.array(v.object({ ...ColorSchema.entries, count })),
  type: v.optional(v.array(v.object({ code: v.string(), name: v.string(), count })), []),
  material: v.array(v.object({ code: v.string(), name: v.string(), count })),
  supply: v.array(v.object({ code: SupplySchema, count })),
  sale: count,
  rating: v.optional(v.array(v.object({ stars: v.picklist(ratingSteps), count })), []),
  /**
   * The cheapest and the most expensive price; `null` without products. `bars`: a histogram, the number of products in equal price
   * ranges; empty if all prices are the same.
   */
  price: v.nullable(v.object({ from: PriceSchema, to: PriceSchema, bars: v.optional(v.array(count), []) })),
});
export type Facets = v.InferOutput<typeof FacetsSchema>;
