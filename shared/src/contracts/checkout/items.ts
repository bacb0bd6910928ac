import * as v from 'valibot';
import { call } from '../call.ts';
import { VariantIdSchema } from '../catalog/variant.ts';
import { CartItemSchema, EntryIdSchema } from './cart-item.ts';
import { DiscountCodeSchema, UsedVoucherSchema } from './discount-code.ts';
import { FreeDeliverySchema, SummarySchema } from './summary.ts';

/** The most pieces of one variant in a cart. */
export const MAX_QUANTITY = 20;

const EntryIdsSchema = v.pipe(v.array(EntryIdSchema), v.maxLength(500));
const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

export const CartAnswerSchema = v.object({
  summary: SummarySchema,
  cartItems: v.array(CartItemSchema),
  freeDelivery: FreeDeliverySchema,
  discountCode: v.nullable(DiscountCodeSchema),
  vouchers: v.array(UsedVoucherSchema),
});
export type CartAnswer = v.InferOutput<typeof CartAnswerSchema>;

/** I4. */
export const readItems = call({
  method: 'GET',
  path: '/checkout/items',
  summary: 'I4. The lines of the cart',
  body: v.object({ cartItems: v.array(CartItemSchema), freeDelivery: FreeDeliverySchema }),
});

/** I4, R16. Removes lines; an id that is not in the cart is passed over. */
export const removeItems = call({
  method: 'POST',
  path: '/checkout/items',
  summary: 'I4, R16. Removes lines from the cart',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: v.omit(CartAnswerSchema, ['cartItems']),
});

/** I3. Exactly the named lines are ticked afterwards; all others are not. */
export const checkItems = call({
  method: 'POST',
  path: '/checkout/items/check',
  summary: 'I3. Ticks exactly the named lines of the cart',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: CartAnswerSchema,
});

/** R17. Sets a line's quantity. */
export const changeQuantity = call({
  method: 'POST',
  path: '/checkout/items/quantity',
  summary: "R17. Sets a line's quantity",
  payload: v.object({ cartEntryId: EntryIdSchema, quantity: QuantitySchema }),
  body: CartAnswerSchema,
  problems: ['not-enough-stock'],
});

/** R17. Adds pieces of a variant, ticked; pieces of a variant that is already there are added to its line. */
export const addItem = call({
  method: 'POST',
  path: '/checkout/items/add',
  summary: 'R17. Adds pieces of a variant',
  payload: v.object({ variantId: VariantIdSchema, quantity: QuantitySchema }),
  body: CartAnswerSchema,
  problems: ['unknown-variant', 'sold-out', 'not-enough-stock'],
});

/** I5, H23. Whether the cart may go to checkout: at least one available line is ticked. */
export const validateCart = call({
  method: 'POST',
  path: '/checkout/cart-validation',
  summary: 'I5, H23. Whether the cart may go to checkout',
  payload: v.object({}),
  body: v.object({
    validation: v.object({ valid: v.boolean(), messages: v.array(v.string()) }),
    cartItems: v.array(CartItemSchema),
    summary: SummarySchema,
  }),
});
