import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { ColorSchema } from './product-card.ts';

/** `now`: in stock; `later`: comes in 3–4 weeks. */
export const SupplySchema = v.picklist(['now', 'later']);
export type Supply = v.InferOutput<typeof SupplySchema>;

/** Characters of one list: some 250 sizes chosen at once. All lists together stay below the 16 kB that Node reads of a request. */
const MAX_CODES = 2000;
const MAX_PRICE = 100_000_000;

/** Codes joined by commas; nothing is an empty list. */
const codes = v.optional(
  v.pipe(
    v.string(),
    v.maxLength(MAX_CODES),
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
  size: codes,
  color: codes,
  material: codes,
  supply: codes,
  from: wholePrice,
  to: wholePrice,
  sale: v.optional(v.picklist(['1'])),
};

export const FiltersSchema = v.object({
  /** `38`, without the `size/` of a variant. */
  size: v.array(v.string()),
  color: v.array(v.string()),
  material: v.array(v.string()),
  supply: v.array(SupplySchema),
  from: v.nullable(v.number()),
  to: v.nullable(v.number()),
  sale: v.boolean(),
});
export type Filters = v.InferOutput<typeof FiltersSchema>;

const count = v.number();

/**
 * What can be chosen in a category, and how many products each choice would leave. A facet's own choice does not narrow
 * its own counts; a value that the category has but nobody would find now counts zero.
 */
export const FacetsSchema = v.object({
  /** In the order of the size table. */
  size: v.array(v.object({ code: v.string(), count })),
  color: v.array(v.object({ ...ColorSchema.entries, count })),
  material: v.array(v.object({ code: v.string(), name: v.string(), count })),
  supply: v.array(v.object({ code: SupplySchema, count })),
  sale: count,
  /** The cheapest and the dearest; `null` when nothing is left. */
  price: v.nullable(v.object({ from: PriceSchema, to: PriceSchema })),
});
export type Facets = v.InferOutput<typeof FacetsSchema>;
