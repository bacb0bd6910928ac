import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

const PaymentOptionSchema = v.object({
  key: v.string(),
  name: v.string(),
  description: v.string(),
  /** What delivery costs when it is paid this way. */
  cost: PriceSchema,
  disabled: v.boolean(),
  order: v.number(),
});
export type PaymentOption = v.InferOutput<typeof PaymentOptionSchema>;

/** J4. `cost` is the lowest among the payments that are not disabled. */
export const DeliveryMethodSchema = v.object({
  key: v.string(),
  group: v.picklist(['address', 'pick-up']),
  map: v.boolean(),
  name: v.string(),
  description: v.string(),
  cost: PriceSchema,
  /** ISO date on which the ticked goods arrive, ordered now; `null` when none of them can be bought. */
  arrivesOn: v.nullable(v.string()),
  /**
   * I6. When goods that are in stock arrive, if those that come later are sent in a parcel of their own; `null` where all of them
   * come at the same time.
   */
  firstArrivesOn: v.optional(v.nullable(v.string()), null),
  /** J14, R13. The customer must leave a telephone number. */
  phoneRequired: v.boolean(),
  payments: v.array(PaymentOptionSchema),
});
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethodSchema>;

export const ShippingPaymentSchema = v.array(DeliveryMethodSchema);

export const MethodKeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
