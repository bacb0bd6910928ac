import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MethodKeySchema, ShippingPaymentSchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

/**
 * J2, J5. What `orderRecapHandledErrors` names, as `validation` does (H22): a choice of the buyer that no longer holds and that the
 * page asks for again. The list is empty as long as all of them hold.
 */
export const recapErrors = [
  'shippingAddress.postCode',
  'cart.shippingPoint',
  'cart.payment',
  'cart.discountCode',
] as const;
export type RecapError = (typeof recapErrors)[number];

/** J13. */
export const readShippingPayment = endpoint({
  method: 'GET',
  path: '/checkout/shipping-payment',
  summary: 'J13. Delivery methods with their payments',
  body: v.object({
    shippingPayment: ShippingPaymentSchema,
    shipping: v.nullable(MethodKeySchema),
    summary: SummarySchema,
  }),
});

/** I6. Goods that come later: all goods come with them, or they come in a second parcel, which costs nothing more. */
export const LaterItemsSchema = v.picklist(['together', 'separately']);
export type LaterItems = v.InferOutput<typeof LaterItemsSchema>;

/** I6. Chooses how goods that come later are sent. */
export const chooseLaterItems = endpoint({
  method: 'POST',
  path: '/checkout/later-items',
  summary: 'I6. Chooses whether goods that come later are sent in a parcel of their own',
  payload: v.object({ laterItems: LaterItemsSchema }),
  body: v.object({ laterItems: LaterItemsSchema }),
});

/** J5–J7. Chooses a delivery method, or none with `null`. */
export const chooseShipping = endpoint({
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
    /** Of `recapErrors`. */
    orderRecapHandledErrors: v.array(v.string()),
    summary: SummarySchema,
    payment: v.nullable(MethodKeySchema),
  }),
  problems: ['unknown-shipping', 'unknown-point', 'point-closed'],
});

/** M1. Chooses a payment of the chosen delivery, or none with `null`. */
export const choosePayment = endpoint({
  method: 'POST',
  path: '/checkout/payment',
  summary: 'M1. Chooses a payment',
  payload: v.object({ payment: v.nullable(MethodKeySchema) }),
  body: v.object({ payment: v.nullable(MethodKeySchema), summary: SummarySchema }),
  problems: ['unknown-payment', 'payment-disabled'],
});
