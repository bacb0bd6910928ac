import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { GtinSchema } from './gtin.ts';
import { PricesSchema } from './product-card.ts';
import { AvailabilitySchema } from './variant.ts';

/** For whom goods to wear are. */
export const WearersSchema = v.object({
  gender: v.picklist(['female', 'male', 'unisex']),
  age: v.picklist(['adult', 'kids', 'infant']),
});
export type Wearers = v.InferOutput<typeof WearersSchema>;

/** A variant with everything that price comparison and advertising services list. */
export const FeedItemSchema = v.object({
  sku: v.string(),
  /** The same for all variants of a product. */
  catalogNumber: v.string(),
  gtin: v.nullable(GtinSchema),
  slug: v.string(),
  name: v.string(),
  description: v.string(),
  brand: v.string(),
  color: v.object({ code: v.string(), name: v.string() }),
  /** As in `Variant`. */
  size: v.string(),
  /** Paths of the colour's pictures, as in `Picture`; the first one is the front. */
  pictures: v.array(v.string()),
  ...PricesSchema.entries,
  availability: AvailabilitySchema,
  /** ISO date of arrival if ordered now; `null` if it is not available. */
  arrivesOn: v.nullable(v.string()),
  /** The largest share of the composition; `null` for goods without one. */
  material: v.nullable(v.string()),
  /** Names of the categories, from the department to the product's own. */
  categories: v.array(v.string()),
  /** `null` for goods that nobody wears. */
  wearers: v.nullable(WearersSchema),
});
export type FeedItem = v.InferOutput<typeof FeedItemSchema>;

/** Everything that the country sells, some products at a time: `after` is the `next` of the former answer. */
export const readFeed = endpoint({
  method: 'GET',
  path: '/catalog/feed',
  summary: 'All variants for price comparison and advertising services',
  query: v.object({ after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/)), '0') }),
  body: v.object({
    items: v.array(FeedItemSchema),
    /** `null` after the last product. */
    next: v.nullable(v.string()),
    /** The lowest cost of a delivery, and the value of goods from which it is free. */
    delivery: v.object({
      cost: v.nullable(PricesSchema.entries.price),
      freeFrom: v.nullable(PricesSchema.entries.price),
    }),
  }),
});
export type FeedDelivery = v.InferOutput<typeof readFeed.body>['delivery'];
