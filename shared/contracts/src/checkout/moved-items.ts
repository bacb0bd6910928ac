import * as v from 'valibot';
import { VariantIdSchema } from '../catalog/variant.ts';
import { endpoint } from '../endpoint.ts';
import { CartItemSchema } from './cart-item.ts';
import { CartAnswerSchema, EntryIdsSchema, QuantitySchema } from './items.ts';
import { SavedItemSchema } from './saved-items.ts';
import { FreeDeliverySchema } from './summary.ts';

/** I4. */
export const readItems = endpoint({
  method: 'GET',
  path: '/checkout/items',
  summary: 'I4. The lines of the cart',
  body: v.object({ cartItems: v.array(CartItemSchema), freeDelivery: FreeDeliverySchema }),
});

/** I4, R16. Removes lines; an id that is not in the cart is passed over. */
export const removeItems = endpoint({
  method: 'POST',
  path: '/checkout/items',
  summary: 'I4, R16. Removes lines from the cart',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: v.omit(CartAnswerSchema, ['cartItems']),
});

/**
 * I4, I9. Undoes a removal or a move to the list of what is bought later: the lines are back as they were and where they were, all of
 * them or none.
 */
export const restoreRemoved = endpoint({
  method: 'POST',
  path: '/checkout/items/restore',
  summary: 'I4, I9. Puts removed lines back into the cart, all or none',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: v.object({ ...CartAnswerSchema.entries, savedItems: v.optional(v.array(SavedItemSchema)) }),
});

/** R17. Adds pieces of a variant, ticked; pieces of a variant that is already there are added to its line. */
export const addItem = endpoint({
  method: 'POST',
  path: '/checkout/items/add',
  summary: 'R17. Adds pieces of a variant',
  payload: v.object({ variantId: VariantIdSchema, quantity: QuantitySchema }),
  body: CartAnswerSchema,
  problems: ['unknown-variant', 'sold-out', 'not-enough-stock'],
});
