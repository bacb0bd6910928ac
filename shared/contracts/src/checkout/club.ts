import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema, ShippingPaymentSchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

/** L3. The customer club: a percentage off each order, for a fee. */
export const ClubSchema = v.object({
  name: v.string(),
  percent: v.number(),
  /** Whether the customer is a member. */
  active: v.boolean(),
  /** Whether a membership is bought with this order. */
  checked: v.boolean(),
  /** The benefit and the fee, or why it cannot be chosen; text for the shopper. */
  message: v.string(),
  disabled: v.boolean(),
});
export type Club = v.InferOutput<typeof ClubSchema>;

/** L3. Adds a membership to the order, or removes it; the response replaces the displayed data. */
export const changeClubStatus = endpoint({
  method: 'POST',
  path: '/checkout/club/change-status',
  summary: 'L3. Adds a club membership to the order, or takes it off',
  payload: v.object({ checked: v.boolean() }),
  body: v.object({
    club: v.nullable(ClubSchema),
    payment: v.nullable(MethodKeySchema),
    shipping: v.nullable(MethodKeySchema),
    summary: SummarySchema,
    shippingPayment: ShippingPaymentSchema,
  }),
  problems: ['club-not-offered'],
});
