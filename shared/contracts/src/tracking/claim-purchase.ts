import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { ORDER_KEY } from '../checkout/order.ts';

/** N3. An order's data for tracking. All amounts are from the server, in major units of the currency (R22). */
export const TrackedPurchaseSchema = v.object({
  /** Number of the order. */
  orderId: v.string(),
  /** Revenue from the goods: the total without the cost of delivery, as `net_amount`. */
  value: PriceSchema,
  shipping: PriceSchema,
  promoCode: v.nullable(v.string()),
  items: v.array(
    v.object({
      catalogNumber: v.string(),
      name: v.string(),
      /** Empty for goods that are no longer sold. */
      categoryName: v.string(),
      color: v.object({ name: v.string() }),
      size: v.object({ name: v.string() }),
      quantity: v.number(),
      price: PriceSchema,
      pricePromo: v.nullable(PriceSchema),
    }),
  ),
  /** N4. What the shopper signed up for with this order. */
  signUps: v.object({ newsletter: v.boolean(), club: v.boolean() }),
});
export type TrackedPurchase = v.InferOutput<typeof TrackedPurchaseSchema>;

/**
 * N3. Requests the right to report a purchase, which is granted once per order, whatever the tab or the device. A repetition with the
 * same `claimId` gets the same response, in case the first one was lost. `null` as `claimId` means that the visitor has refused tracking:
 * nobody gets the right afterwards. Unknown, unpaid and cancelled orders, and those of other visitors, are `not-found`.
 */
export const claimPurchase = endpoint({
  method: 'POST',
  path: '/checkout/purchase-claim',
  summary: 'N3. The right to report a purchase to the tag manager, once per order',
  payload: v.object({
    orderId: v.pipe(v.string(), v.maxLength(40)),
    claimId: v.nullable(v.pipe(v.string(), v.regex(ORDER_KEY))),
  }),
  body: v.object({
    /** `null` if the purchase was reported before, or the shopper refused tracking. */
    purchase: v.nullable(TrackedPurchaseSchema),
  }),
});
