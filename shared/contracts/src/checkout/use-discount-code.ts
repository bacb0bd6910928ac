import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { ShippingPaymentSchema } from './delivery-method.ts';
import { DiscountIdSchema } from './discount-code.ts';
import { CartAnswerSchema } from './items.ts';

const DiscountAnswerSchema = v.object({ ...CartAnswerSchema.entries, shippingPayment: ShippingPaymentSchema });
export type DiscountAnswer = v.InferOutput<typeof DiscountAnswerSchema>;

/**
 * L1. Applies a discount code, which replaces an earlier one, or a voucher, in addition to earlier ones. Problem details have the
 * text in `validation['discountCodeForm.code']` (H22) and the reason in `body.reason`.
 */
export const useDiscountCode = endpoint({
  method: 'POST',
  path: '/checkout/discount-code',
  summary: 'L1. Uses a discount code or a voucher',
  payload: v.object({ code: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000)) }),
  body: DiscountAnswerSchema,
  problems: ['discount-code'],
});

/** L1. Removes the discount code from the cart, or the voucher with the given id. */
export const deleteDiscountCode = endpoint({
  method: 'POST',
  path: '/checkout/discount-code-delete',
  summary: 'L1. Takes the discount code off, or a voucher',
  payload: v.object({ voucherId: v.optional(DiscountIdSchema) }),
  body: DiscountAnswerSchema,
});
