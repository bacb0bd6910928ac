import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { CartItemSchema, EntryIdSchema } from './cart-item.ts';
import { DiscountCodeSchema, UsedVoucherSchema } from './discount-code.ts';
import { FreeDeliverySchema, SummarySchema } from './summary.ts';

/** Maximum quantity of one variant in a cart. */
export const MAX_QUANTITY = 20;

export const EntryIdsSchema = v.pipe(v.array(EntryIdSchema), v.maxLength(500));
export const QuantitySchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_QUANTITY));

export const CartAnswerSchema = v.object({
  summary: SummarySchema,
  cartItems: v.array(CartItemSchema),
  freeDelivery: FreeDeliverySchema,
  discountCode: v.nullable(DiscountCodeSchema),
  vouchers: v.array(UsedVoucherSchema),
});
export type CartAnswer = v.InferOutput<typeof CartAnswerSchema>;

/** I3. Ticks exactly the given lines, and no others. */
export const checkItems = endpoint({
  method: 'POST',
  path: '/checkout/items/check',
  summary: 'I3. Ticks exactly the named lines of the cart',
  payload: v.object({ cartEntryIds: EntryIdsSchema }),
  body: CartAnswerSchema,
  problems: ['empty-cart'],
});

export const changeQuantity = endpoint({
  method: 'POST',
  path: '/checkout/items/quantity',
  summary: "R17. Sets a line's quantity",
  payload: v.object({ cartEntryId: EntryIdSchema, quantity: QuantitySchema }),
  body: CartAnswerSchema,
  problems: ['not-enough-stock', 'empty-cart'],
});

/** I5, H23. Whether checkout is possible: at least one available line is ticked. */
export const validateCart = endpoint({
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
