import * as v from 'valibot';
import { call } from '../call.ts';
import { SlugSchema } from './category.ts';
import { PictureSchema } from './picture.ts';
import { BreadcrumbSchema, ColorSchema, PricesSchema, ProductCardSchema } from './product-card.ts';
import { AddressesSchema } from './sitemap.ts';
import { AvailabilitySchema, VariantIdSchema } from './variant.ts';

export const VariantSchema = v.object({
  variantId: VariantIdSchema,
  colorCode: v.string(),
  /** `size/38`; `size/one` for goods without sizes. */
  size: v.string(),
  availability: AvailabilitySchema,
  /** Pieces left when they are few (at most 5), so that the page can say so; `null` otherwise. */
  piecesLeft: v.nullable(v.number()),
  ...PricesSchema.entries,
});
export type Variant = v.InferOutput<typeof VariantSchema>;

/** P11. A product with everything its page shows. */
export const readProduct = call({
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
    colors: v.array(v.object({ ...ColorSchema.entries, pictures: v.array(PictureSchema) })),
    /** In the order of the size table. */
    sizes: v.array(v.string()),
    variants: v.array(VariantSchema),
    composition: v.array(v.object({ material: v.string(), percent: v.number() })),
    care: v.string(),
    /** GPSR: who made it and how to reach them. */
    manufacturer: v.object({ name: v.string(), address: v.string(), email: v.string() }),
    rating: v.nullable(v.object({ stars: v.number(), count: v.number() })),
    delivery: v.object({
      /** ISO date on which a parcel ordered now arrives. */
      arrivesOn: v.string(),
      cheapestCost: PricesSchema.entries.price,
      freeFrom: v.nullable(PricesSchema.entries.price),
      returnDays: v.number(),
    }),
    related: v.array(ProductCardSchema),
  }),
});
export type Product = v.InferOutput<typeof readProduct.body>;
