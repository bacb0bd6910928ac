import * as v from 'valibot';

// A file of its own: every page loads it with the session, but not the endpoints of the list.

/** The most products of one wishlist. */
export const WISHLIST_MOST = 200;

/** P14. What a heart stands for: a product in one colour. */
export const WishSchema = v.object({
  productId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  color: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
});
export type Wish = v.InferOutput<typeof WishSchema>;

export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.productId === other.productId && one.color === other.color;
