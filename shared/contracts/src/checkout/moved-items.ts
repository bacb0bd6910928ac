import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { VariantIdSchema } from '../catalog/variant.ts';
import { CartItemSchema } from './cart-item.ts';
import { CartAnswerSchema, EntryIdsSchema, QuantitySchema } from './items.ts';
import { SavedItemSchema } from './saved-items.ts';
import { FreeDeliverySchema } from './summary.ts';

export const readItems = endpoint({
  method: 'GET',
  path: '/checkout/items',
  summary: 'I4. The lines of the cart',
  body: v.object({ cartItems: v.array(CartItemSchema), freeDelivery: FreeDeliverySchema }),
});

/** I4, R16. Removes lines; ids that are not in the cart are ignored. */
export const removeItems = endpoint({
  method: 'POST',
  path: '/checkout/items',
  summary: 'I4, R16. Removes lines from the cart',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: v.omit(CartAnswerSchema, ['cartItems']),
});

/**
 * I4, I9. Undoes a removal or a move to the buy-later list: restores either all lines, unchanged and in their former
 * places, or none.
 */
export const restoreRemoved = endpoint({
  method: 'POST',
  path: '/checkout/items/restore',
  summary: 'I4, I9. Puts removed lines back into the cart, all or none',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: v.object({ ...CartAnswerSchema.entries, savedItems: v.optional(v.array(SavedItemSchema)) }),
});

/**
 * R17. Adds pieces of a variant, ticked; if the variant is in the cart, to its line. With `orFewer` it takes what is left of the stock,
 * and `added` is the number of pieces; older servers know neither.
 */
export const addItem = endpoint({
  method: 'POST',
  path: '/checkout/items/add',
  summary: 'R17. Adds pieces of a variant',
  payload: v.object({
    variantId: VariantIdSchema,
    quantity: QuantitySchema,
    orFewer: v.optional(v.boolean(), false),
  }),
  body: v.object({ ...CartAnswerSchema.entries, added: v.optional(QuantitySchema) }),
  problems: ['unknown-variant', 'sold-out', 'not-enough-stock'],
});
