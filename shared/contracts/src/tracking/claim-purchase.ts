import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { ORDER_KEY } from '../checkout/order.ts';
import { endpoint } from '../endpoint.ts';

/** N3. What tracking says of an order. Every amount is the server's, in major units of the currency (R22). */
export const TrackedPurchaseSchema = v.object({
  /** Number of the order. */
  orderId: v.string(),
  /** What the goods brought: the total without what delivery costs, as `net_amount`. */
  value: PriceSchema,
  shipping: PriceSchema,
  promoCode: v.nullable(v.string()),
  items: v.array(
    v.object({
      catalogNumber: v.string(),
      name: v.string(),
      /** Empty for goods that are not sold any more. */
      categoryName: v.string(),
      color: v.object({ name: v.string() }),
      size: v.object({ name: v.string() }),
      quantity: v.number(),
      price: PriceSchema,
      pricePromo: v.nullable(PriceSchema),
    }),
  ),
  /** N4. What the buyer signed up for with this order. */
  signUps: v.object({ newsletter: v.boolean(), club: v.boolean() }),
});
export type TrackedPurchase = v.InferOutput<typeof TrackedPurchaseSchema>;

/**
 * N3. Asks for the right to report a purchase, which is given once per order, whatever the tab or the device. The same `claimId` is
 * answered the same way again, so that a lost answer can be asked for anew; a `null` says that the visitor has refused, after which
 * nobody is given the right. Unknown, unpaid and cancelled orders, and those of other visitors, are `not-found`.
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
    /** `null` when the purchase was reported before, or its buyer refused. */
    purchase: v.nullable(TrackedPurchaseSchema),
  }),
});
