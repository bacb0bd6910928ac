import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { WishSchema } from '../base/wish.ts';
import { CartItemSchema } from './cart-item.ts';
import { CartAnswerSchema } from './items.ts';

const SavedItemIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));
export type SavedItemId = v.InferOutput<typeof SavedItemIdSchema>;
const IdsSchema = v.pipe(v.array(SavedItemIdSchema), v.maxLength(500));

/** I9. Days for which an item stays on the buy-later list. It is not reserved. */
export const SAVED_ITEM_DAYS = 60;

/** I9. An item of the buy-later list. */
export const SavedItemSchema = v.object({
  ...v.pick(CartItemSchema, [
    'id',
    'name',
    'availability',
    'quantity',
    'price',
    'priceOld',
    'pricePromo',
    'color',
    'size',
    'url',
    'picture',
    'piecesLeft',
    'maxQuantity',
    'arrivesOn',
  ]).entries,
  savedItemId: SavedItemIdSchema,
  /** P14. What a heart puts on the wishlist; `null` from older servers. */
  wish: v.optional(v.nullable(WishSchema), null),
  /** YYYY-MM-DD */
  keptUntil: v.string(),
});
export type SavedItem = v.InferOutput<typeof SavedItemSchema>;

const MovedSchema = v.object({ ...CartAnswerSchema.entries, savedItems: v.array(SavedItemSchema) });

export const readSavedItems = endpoint({
  method: 'GET',
  path: '/checkout/saved-items',
  summary: 'I9. What the visitor wants to buy later',
  body: v.object({ savedItems: v.array(SavedItemSchema) }),
});

/** I9. Moves lines of the cart to the buy-later list; ids that are not in the cart are ignored. */
export const saveItems = endpoint({
  method: 'POST',
  path: '/checkout/saved-items',
  summary: 'I9. Moves lines of the cart to the list of what is bought later',
  payload: v.object({ cartEntryIds: IdsSchema }),
  body: MovedSchema,
});

/** I9. Moves items back into the cart, ticked. If there are not enough pieces, only the available ones are moved. */
export const restoreItems = endpoint({
  method: 'POST',
  path: '/checkout/saved-items/restore',
  summary: 'I9. Moves what was saved back into the cart',
  payload: v.object({ savedItemIds: IdsSchema }),
  body: MovedSchema,
  problems: ['unknown-variant', 'sold-out', 'not-enough-stock'],
});

/** I9. Removes items; ids that are not on the list are ignored. */
export const removeSavedItems = endpoint({
  method: 'POST',
  path: '/checkout/saved-items/remove',
  summary: 'I9. Forgets what was saved',
  payload: v.object({ savedItemIds: IdsSchema }),
  body: v.object({ savedItems: v.array(SavedItemSchema) }),
});
