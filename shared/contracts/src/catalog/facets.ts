import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { ColorSchema } from './product-card.ts';

/** `now`: in stock; `later`: comes in 3–4 weeks. */
export const SupplySchema = v.picklist(['now', 'later']);
export type Supply = v.InferOutput<typeof SupplySchema>;

/** At least so many stars, as cards show them. */
export const ratingSteps = [4.5, 4, 3] as const;

/** Characters of one list; some 200 sizes chosen at once. All lists together stay below the 16 kB that Node reads of a request. */
const MAX_CODES = 2000;
const MAX_SIZES = 4000;
const MAX_PRICE = 100_000_000;

/** Codes joined by commas; nothing is an empty list. */
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

/** Whole major units, as people narrow a price down. */
const wholePrice = v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.maxValue(MAX_PRICE)));

/**
 * What a category is narrowed to, as a query says it. Any value of a list will do, and all lists must agree on one
 * variant: size 38 in stock is a variant in size 38 that is in stock. What we do not know is not asked for.
 */
export const filterQuery = {
  /** `clothes-38`; `38` alone means it in every kind of goods. */
  size: codes(MAX_SIZES),
  /** Families of colours; a colour means its family. */
  color: codes(),
  /** Slugs of the categories that goods belong to. */
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
  /** Empty from older servers, as all that has a default here. */
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
 * What can be chosen in a category, and how many products each choice would leave. A facet's own choice does not narrow
 * its own counts; a value that the category has but nobody would find now counts zero.
 */
export const FacetsSchema = v.object({
  /** By kinds, and in the order of the size table; `size` is what `sizeName` takes, `kind` the code of one of `sizeKinds`. */
  size: v.array(v.object({ code: v.string(), size: v.optional(v.string()), kind: v.optional(v.string()), count })),
  /** Of clothes, of shoes …, in their order. */
  sizeKinds: v.optional(v.array(v.object({ code: v.string(), name: v.string() })), []),
  /** Families of colours. */
  color: v.array(v.object({ ...ColorSchema.entries, count })),
  type: v.optional(v.array(v.object({ code: v.string(), name: v.string(), count })), []),
  material: v.array(v.object({ code: v.string(), name: v.string(), count })),
  supply: v.array(v.object({ code: SupplySchema, count })),
  sale: count,
  rating: v.optional(v.array(v.object({ stars: v.picklist(ratingSteps), count })), []),
  /**
   * The cheapest and the most expensive; `null` when nothing is left. `bars`: how many products stand in each of the equal parts of
   * what lies between; none where all cost the same.
   */
  price: v.nullable(v.object({ from: PriceSchema, to: PriceSchema, bars: v.optional(v.array(count), []) })),
});
export type Facets = v.InferOutput<typeof FacetsSchema>;
