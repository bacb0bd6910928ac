import * as v from 'valibot';
import { PictureSchema } from '../base/picture.ts';
import { PriceSchema } from '../base/price.ts';

export const ColorSchema = v.object({
  code: v.string(),
  name: v.string(),
  /** `#rrggbb`, for the colour dot on a card. */
  hex: v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/)),
});
export type Color = v.InferOutput<typeof ColorSchema>;

/**
 * Prices of a variant. `price` is the regular price; in a promotion `pricePromo` is the price to pay and `priceOld` the
 * lowest price of the 30 days before it, which is crossed out and the base of the percentage (Omnibus).
 */
export const PricesSchema = v.object({
  price: PriceSchema,
  pricePromo: v.nullable(PriceSchema),
  priceOld: v.nullable(PriceSchema),
});
export type Prices = v.InferOutput<typeof PricesSchema>;

/**
 * Whole percent of `priceOld`, rounded down; `null` without a promotion. Computed by the server, so that it is the same
 * everywhere.
 */
export const DiscountPercentSchema = v.nullable(v.number());

export const ProductCardSchema = v.object({
  id: v.string(),
  /** N3; empty from older servers. */
  catalogNumber: v.optional(v.string(), ''),
  url: v.string(),
  name: v.string(),
  ...PricesSchema.entries,
  discountPercent: DiscountPercentSchema,
  badge: v.nullable(v.picklist(['sale', 'new', 'sold-out'])),
  picture: PictureSchema,
  /** Shown when the visitor points at the card or swipes it; `null` where there is none; missing from older servers. */
  secondPicture: v.optional(v.nullable(PictureSchema)),
  colors: v.array(ColorSchema),
  /** P14. Code of the colour in the picture; empty from older servers. */
  shownColor: v.optional(v.string(), ''),
  /** Average stars in halves and the number of reviews; `null` before the first review. */
  rating: v.nullable(v.object({ stars: v.number(), count: v.number() })),
});
export type ProductCard = v.InferOutput<typeof ProductCardSchema>;

export const BreadcrumbSchema = v.object({ name: v.string(), url: v.string() });
export type Breadcrumb = v.InferOutput<typeof BreadcrumbSchema>;
