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

/** Without scripts hearts post the shell's form with this id; their name says so, too, and their value what to do. */
export const WISH_FORM = 'wish';

/** Attributes of a heart's button without scripts. */
export const postedWish = (isAdded: boolean, { productId, color }: Wish, variantId: string | null = null) => ({
  type: 'submit' as const,
  form: WISH_FORM,
  name: WISH_FORM,
  value: [isAdded ? 'add' : 'remove', productId, color, variantId ?? ''].join(),
});
