import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

const PaymentOptionSchema = v.object({
  key: v.string(),
  name: v.string(),
  description: v.string(),
  /** Cost of the delivery with this payment. */
  cost: PriceSchema,
  disabled: v.boolean(),
  order: v.number(),
});
export type PaymentOption = v.InferOutput<typeof PaymentOptionSchema>;

/** J4. `cost` is the lowest of the payments that are not disabled. */
export const DeliveryMethodSchema = v.object({
  key: v.string(),
  group: v.picklist(['address', 'pick-up']),
  map: v.boolean(),
  name: v.string(),
  description: v.string(),
  cost: PriceSchema,
  /** ISO date of arrival of the ticked goods if ordered now; `null` if none is available. */
  arrivesOn: v.nullable(v.string()),
  /**
   * I6. Arrival of the goods in stock if goods that come later are sent separately; `null` if all arrive at the
   * same time.
   */
  firstArrivesOn: v.optional(v.nullable(v.string()), null),
  /** J14, R13. Whether a telephone number is required. */
  phoneRequired: v.boolean(),
  payments: v.array(PaymentOptionSchema),
});
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethodSchema>;

export const ShippingPaymentSchema = v.array(DeliveryMethodSchema);

export const MethodKeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));
