import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { call } from '../call.ts';
import { SummarySchema } from './summary.ts';

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
  /** ISO date on which a parcel ordered now arrives. */
  arrivesOn: v.string(),
  /** J14, R13. The customer must leave a telephone number. */
  phoneRequired: v.boolean(),
  payments: v.array(PaymentOptionSchema),
});
export type DeliveryMethod = v.InferOutput<typeof DeliveryMethodSchema>;

export const ShippingPaymentSchema = v.array(DeliveryMethodSchema);

export const MethodKeySchema = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9_]{0,39}$/));

/** J13. */
export const readShippingPayment = call({
  method: 'GET',
  path: '/checkout/shipping-payment',
  summary: 'J13. Delivery methods with their payments',
  body: v.object({
    shippingPayment: ShippingPaymentSchema,
    shipping: v.nullable(MethodKeySchema),
    summary: SummarySchema,
  }),
});

/** J5–J7. Chooses a delivery method, or none with `null`. */
export const chooseShipping = call({
  method: 'POST',
  path: '/checkout/shipping',
  summary: 'J5. Chooses a delivery method',
  payload: v.object({
    shipping: v.nullable(MethodKeySchema),
    /** Of the address it goes to; empty while it is not known. */
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    shippingPointId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}#[a-z][a-z0-9_]{0,39}$/))),
    shippingType: v.optional(v.picklist(['dpd_locker', 'dpd_office'])),
  }),
  body: v.object({
    /** J7: `false` when nothing can be sent to this post code. */
    postcode: v.boolean(),
    orderRecapHandledErrors: v.array(v.string()),
    summary: SummarySchema,
    payment: v.nullable(MethodKeySchema),
  }),
  problems: ['unknown-shipping', 'unknown-point', 'point-closed'],
});

/** M1. Chooses a payment of the chosen delivery, or none with `null`. */
export const choosePayment = call({
  method: 'POST',
  path: '/checkout/payment',
  summary: 'M1. Chooses a payment',
  payload: v.object({ payment: v.nullable(MethodKeySchema) }),
  body: v.object({ payment: v.nullable(MethodKeySchema), summary: SummarySchema }),
  problems: ['unknown-payment', 'payment-disabled'],
});
