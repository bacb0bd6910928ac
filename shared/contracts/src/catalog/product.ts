import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { AddressesSchema } from '../base/sitemap.ts';
import { GtinSchema } from './gtin.ts';
import { GoodsBoxSchema, MeasuresSchema } from './measures.ts';
import {
  BreadcrumbSchema,
  ColorSchema,
  DiscountPercentSchema,
  PricesSchema,
  ProductCardSchema,
} from './product-card.ts';
import { ReviewsSchema } from './reviews.ts';
import { SlugSchema } from './slug.ts';
import { AvailabilitySchema, VariantIdSchema } from './variant.ts';

export const VariantSchema = v.object({
  variantId: VariantIdSchema,
  /** The shop's own number; empty from older servers. */
  sku: v.optional(v.string(), ''),
  /** `null` where its maker has given none, and from older servers. */
  gtin: v.optional(v.nullable(GtinSchema), null),
  colorCode: v.string(),
  /** `size/38`; `size/one` for goods without sizes. */
  size: v.string(),
  availability: AvailabilitySchema,
  /** Number of pieces left if there are at most 5, to be shown; `null` otherwise. */
  piecesLeft: v.nullable(v.number()),
  /** ISO date of arrival if ordered now; `null` if it is not available. */
  arrivesOn: v.nullable(v.string()),
  ...PricesSchema.entries,
  discountPercent: DiscountPercentSchema,
  /** L3. The price for club members; `null` where there is no club, and from older servers. */
  clubPrice: v.optional(v.nullable(PricesSchema.entries.price), null),
});
export type Variant = v.InferOutput<typeof VariantSchema>;

const ContactSchema = v.object({ name: v.string(), address: v.string(), email: v.string() });

/** P11. A product with everything that its page shows. */
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
        /** Bounding box in the first picture; `null` where it is not known, and from older servers. */
        goods: v.optional(v.nullable(GoodsBoxSchema), null),
      }),
    ),
    /** In the order of the size table. */
    sizes: v.array(v.string()),
    variants: v.array(VariantSchema),
    composition: v.array(v.object({ material: v.string(), percent: v.number() })),
    care: v.string(),
    /** GPSR: the manufacturer and their contact details. */
    manufacturer: ContactSchema,
    /** GPSR: who answers in the EU for a manufacturer outside of it. */
    responsible: v.optional(v.nullable(ContactSchema), null),
    /** GPSR: warnings that must be shown with the offer. */
    warnings: v.optional(v.array(v.string()), []),
    rating: v.nullable(v.object({ stars: v.number(), count: v.number() })),
    /** Reviews in the country; `null` before the first one. */
    reviews: v.nullable(ReviewsSchema),
    /** Key of the size table with all of its sizes. */
    sizeTable: v.nullable(v.string()),
    /** `null` without measures, and from older servers. */
    measures: v.optional(v.nullable(MeasuresSchema), null),
    delivery: v.object({
      /** ISO date of arrival of the earliest variant if ordered now; `null` when none is available. */
      arrivesOn: v.nullable(v.string()),
      /** Order deadline for that date for goods in stock, in the shop's time zone; `null` where nothing is delivered. */
      orderUntil: v.nullable(v.object({ date: v.string(), hour: v.number() })),
      /** The lowest cost of each kind of delivery. */
      costs: v.array(v.object({ group: v.picklist(['address', 'pick-up']), cost: PricesSchema.entries.price })),
      freeFrom: v.nullable(PricesSchema.entries.price),
      returnDays: v.number(),
    }),
    related: v.array(ProductCardSchema),
  }),
});
export type Product = v.InferOutput<typeof readProduct.body>;
