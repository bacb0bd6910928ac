import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { endpoint } from '../endpoint.ts';
import { VariantSchema } from './product.ts';
import { ProductCardSchema } from './product-card.ts';
import { VariantIdSchema } from './variant.ts';
import { WishSchema } from './wish.ts';

const WishesSchema = v.object({ wishlist: v.array(WishSchema) });

export const WishlistItemSchema = v.object({
  color: v.string(),
  /** In that colour, with the price of its cheapest size. Without meaning are the prices of what is no longer offered. */
  card: ProductCardSchema,
  /** `false`: no longer sold in the country. */
  offered: v.boolean(),
  /** The sizes of the colour, in the order of the size table. */
  variants: v.array(VariantSchema),
  /** The size that was chosen; `null` before. */
  variantId: v.nullable(VariantIdSchema),
  /** By how much the price has fallen since it was put on the list; `null` when it has not. */
  cheaperBy: v.nullable(PriceSchema),
});
export type WishlistItem = v.InferOutput<typeof WishlistItemSchema>;

/** Part of the address of a list that is shared. */
export const ShareTokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const sharedWishlistUrl = (token: string): string => `/wishlist/shared/${token}/`;

/** P14. */
export const readWishlist = endpoint({
  method: 'GET',
  path: '/wishlist',
  summary: "P14. The visitor's wishlist, what was added last first",
  body: v.object({
    items: v.array(WishlistItemSchema),
    /** A list without an account is the browser's alone. */
    hasAccount: v.boolean(),
    /** Of the link that is open now. */
    share: v.nullable(ShareTokenSchema),
  }),
});
export type Wishlist = v.InferOutput<typeof readWishlist.body>;

/** P14. What is there already stays; a variant that is named is its chosen size from then on. Undoes a removal, too. */
export const addWish = endpoint({
  method: 'POST',
  path: '/wishlist/add',
  summary: 'P14. Puts a product in one colour on the wishlist',
  payload: v.object({ ...WishSchema.entries, variantId: v.optional(v.nullable(VariantIdSchema), null) }),
  body: WishesSchema,
  problems: ['unknown-variant', 'wishlist-full'],
});

/** P14. What is not on the list is passed over. */
export const removeWish = endpoint({
  method: 'POST',
  path: '/wishlist/remove',
  summary: 'P14. Takes a product in one colour off the wishlist',
  payload: WishSchema,
  body: WishesSchema,
});

/** P14. The same link as long as it is not ended. */
export const shareWishlist = endpoint({
  method: 'POST',
  path: '/wishlist/share',
  summary: 'P14. A link by which others can look at the wishlist',
  payload: v.object({}),
  body: v.object({ share: ShareTokenSchema }),
});

/** P14. Links given before open nothing any more. */
export const endWishlistShare = endpoint({
  method: 'POST',
  path: '/wishlist/share/end',
  summary: 'P14. Ends the links to the wishlist',
  payload: v.object({}),
  body: v.object({ share: v.null() }),
});

/** P14. What is offered of a list, and nothing of its owner. */
export const readSharedWishlist = endpoint({
  method: 'GET',
  path: '/wishlist/shared/{share}',
  summary: 'P14. A wishlist that its owner shares',
  params: v.object({ share: ShareTokenSchema }),
  body: v.object({ products: v.array(ProductCardSchema) }),
});
