import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { WishSchema } from '../base/wish.ts';
import { VariantIdSchema } from './variant.ts';

// A separate file: every unit with hearts loads it, without the endpoints of the list and their schemas of products.

const WishesSchema = v.object({ wishlist: v.array(WishSchema) });

/** P14. Entries that exist already stay; a given variant becomes the chosen size. Also used to undo a removal. */
export const addWish = endpoint({
  method: 'POST',
  path: '/wishlist/add',
  summary: 'P14. Puts a product in one colour on the wishlist',
  payload: v.object({ ...WishSchema.entries, variantId: v.optional(v.nullable(VariantIdSchema), null) }),
  body: WishesSchema,
  problems: ['unknown-variant', 'wishlist-full'],
});

/** P14. Ids that are not on the list are ignored. */
export const removeWish = endpoint({
  method: 'POST',
  path: '/wishlist/remove',
  summary: 'P14. Takes a product in one colour off the wishlist',
  payload: WishSchema,
  body: WishesSchema,
});
