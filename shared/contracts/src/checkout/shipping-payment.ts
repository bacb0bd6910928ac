import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema, ShippingPaymentSchema } from './delivery-method.ts';
import { SummarySchema } from './summary.ts';

/**
 * J2, J5. Values of `orderRecapHandledErrors`, with names as in `validation` (H22): choices of the shopper that are no longer valid
 * and that the page asks for again. The list is empty while all choices are valid.
 */
export const recapErrors = [
  'shippingAddress.postCode',
  'cart.shippingPoint',
  'cart.payment',
  'cart.discountCode',
] as const;
export type RecapError = (typeof recapErrors)[number];

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

/** I6. Goods that are delivered later: all goods are sent together with them, or they are sent separately at no extra cost. */
export const LaterItemsSchema = v.picklist(['together', 'separately']);
export type LaterItems = v.InferOutput<typeof LaterItemsSchema>;

/** I6. Chooses how goods that are delivered later are sent. */
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
    /** Post code of the delivery address; empty while it is not known. */
    shippingPostcode: v.optional(v.pipe(v.string(), v.maxLength(20)), ''),
    shippingPointId: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,60}#[a-z][a-z0-9_]{0,39}$/))),
    shippingType: v.optional(v.picklist(['dpd_locker', 'dpd_office'])),
  }),
  body: v.object({
    /** J7: `false` if there is no delivery to this post code. */
    postcode: v.boolean(),
    /** Values of `recapErrors`. */
    orderRecapHandledErrors: v.array(v.string()),
    summary: SummarySchema,
    payment: v.nullable(MethodKeySchema),
  }),
  problems: ['unknown-shipping', 'unknown-point', 'point-closed', 'empty-cart'],
});

/** M1. Chooses a payment for the chosen delivery, or none with `null`. */
export const choosePayment = endpoint({
  method: 'POST',
  path: '/checkout/payment',
  summary: 'M1. Chooses a payment',
  payload: v.object({ payment: v.nullable(MethodKeySchema) }),
  body: v.object({ payment: v.nullable(MethodKeySchema), summary: SummarySchema }),
  problems: ['unknown-payment', 'payment-disabled', 'empty-cart'],
});
