import * as v from 'valibot';

// A separate file: every page loads it with the session, without the endpoints of the list.

/** Maximum number of products in a wishlist. */
export const WISHLIST_MOST = 200;

/** P14. An entry of the wishlist: a product in one colour. */
export const WishSchema = v.object({
  productId: v.pipe(v.string(), v.regex(/^\d{1,18}$/)),
  color: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
});
export type Wish = v.InferOutput<typeof WishSchema>;

export const isSameWish = (one: Wish, other: Wish): boolean =>
  one.productId === other.productId && one.color === other.color;
