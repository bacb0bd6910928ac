import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { VariantSchema } from './product.ts';
import { ProductCardSchema } from './product-card.ts';
import { VariantIdSchema } from './variant.ts';

export const WishlistItemSchema = v.object({
  color: v.string(),
  /** In that colour, with the price of its cheapest size. The prices of goods that are no longer offered have no meaning. */
  card: ProductCardSchema,
  /** `false`: no longer sold in the country. */
  offered: v.boolean(),
  /** The sizes of the colour, in the order of the size table. */
  variants: v.array(VariantSchema),
  /** The variant in the chosen size; `null` before one is chosen. */
  variantId: v.nullable(VariantIdSchema),
  /** By how much the price has fallen since the entry was added; `null` when it has not. */
  cheaperBy: v.nullable(PriceSchema),
});
export type WishlistItem = v.InferOutput<typeof WishlistItemSchema>;

/** The part of a shared list's address that identifies it. */
export const ShareTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const sharedWishlistUrl = (token: string): string => `/wishlist/shared/${token}/`;

export const readWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  summary: "P14. The visitor's wishlist, what was added last first",
  body: v.object({
    items: v.array(WishlistItemSchema),
    /** A list without an account belongs to this browser only. */
    hasAccount: v.boolean(),
    /** Token of the currently valid share link. */
    share: v.nullable(ShareTokenSchema),
  }),
});
export type Wishlist = v.InferOutput<typeof readWishlist.body>;

/** P14. Returns the same link until sharing is ended. */
export const shareWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/share',
  summary: 'P14. A link by which others can look at the wishlist',
  payload: v.object({}),
  body: v.object({ share: ShareTokenSchema }),
});

/** P14. Makes all earlier links invalid. */
export const endWishlistShare = endpoint({
  method: 'POST',
  path: '/wishlist/share/end',
  summary: 'P14. Ends the links to the wishlist',
  payload: v.object({}),
  body: v.object({ share: v.null() }),
});

/** P14. The offered goods of a list, without any data about its owner. */
export const readSharedWishlist = endpoint({
  method: 'GET',
  path: '/wishlist/shared/{share}',
  summary: 'P14. A wishlist that its owner shares',
  params: v.object({ share: ShareTokenSchema }),
  body: v.object({ products: v.array(ProductCardSchema) }),
});
