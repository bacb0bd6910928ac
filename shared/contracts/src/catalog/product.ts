import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { GoodsBoxSchema, MeasuresSchema } from './measures.ts';
import { PictureSchema } from './picture.ts';
import {
  BreadcrumbSchema,
  ColorSchema,
  DiscountPercentSchema,
  PricesSchema,
  ProductCardSchema,
} from './product-card.ts';
import { ReviewsSchema } from './reviews.ts';
import { AddressesSchema } from './sitemap.ts';
import { SlugSchema } from './slug.ts';
import { AvailabilitySchema, VariantIdSchema } from './variant.ts';

export const VariantSchema = v.object({
  variantId: VariantIdSchema,
  colorCode: v.string(),
  /** `size/38`; `size/one` for goods without sizes. */
  size: v.string(),
  availability: AvailabilitySchema,
  /** Pieces left when they are few (at most 5), so that the page can say so; `null` otherwise. */
  piecesLeft: v.nullable(v.number()),
  /** ISO date on which a parcel with it ordered now arrives; `null` when it cannot be bought. */
  arrivesOn: v.nullable(v.string()),
  ...PricesSchema.entries,
  discountPercent: DiscountPercentSchema,
  /** L3. What a member of the club pays; `null` where there is no club, and from older servers. */
  clubPrice: v.optional(v.nullable(PricesSchema.entries.price), null),
});
export type Variant = v.InferOutput<typeof VariantSchema>;

/** P11. A product with everything its page shows. */
export const readProduct = endpoint({
  method: 'GET',
  path: '/catalog/product/{slug}',
  summary: 'P11. A product with its variants',
  params: v.object({ slug: SlugSchema }),
  body: v.object({
    id: v.string(),
    catalogNumber: v.string(),
    slug: v.string(),
    addresses: AddressesSchema,
    name: v.string(),
    brand: v.string(),
    description: v.string(),
    breadcrumbs: v.array(BreadcrumbSchema),
    badge: v.nullable(v.picklist(['sale', 'new', 'sold-out'])),
    colors: v.array(
      v.object({
        ...ColorSchema.entries,
        pictures: v.array(PictureSchema),
        /** In the first picture; `null` where it is not known, and from older servers. */
        goods: v.optional(v.nullable(GoodsBoxSchema), null),
      }),
    ),
    /** In the order of the size table. */
    sizes: v.array(v.string()),
    variants: v.array(VariantSchema),
    composition: v.array(v.object({ material: v.string(), percent: v.number() })),
    care: v.string(),
    /** GPSR: who made it and how to reach them. */
    manufacturer: v.object({ name: v.string(), address: v.string(), email: v.string() }),
    rating: v.nullable(v.object({ stars: v.number(), count: v.number() })),
    /** In the country; `null` before the first one. */
    reviews: v.nullable(ReviewsSchema),
    /** Key of the table that knows all of its sizes. */
    sizeTable: v.nullable(v.string()),
    /** `null` where nothing is measured, and from older servers. */
    measures: v.optional(v.nullable(MeasuresSchema), null),
    delivery: v.object({
      /** ISO date on which the variant that comes soonest arrives, ordered now; `null` when none can be bought. */
      arrivesOn: v.nullable(v.string()),
      /** Until when goods in stock must be ordered for that: the shop's date and hour; `null` where nothing is delivered. */
      orderUntil: v.nullable(v.object({ date: v.string(), hour: v.number() })),
      /** The least that each way of delivery costs. */
      costs: v.array(v.object({ group: v.picklist(['address', 'pick-up']), cost: PricesSchema.entries.price })),
      freeFrom: v.nullable(PricesSchema.entries.price),
      returnDays: v.number(),
    }),
    related: v.array(ProductCardSchema),
  }),
});
export type Product = v.InferOutput<typeof readProduct.body>;
