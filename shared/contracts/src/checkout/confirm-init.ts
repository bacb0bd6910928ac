import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { endpoint } from '../endpoint.ts';
import { CartItemSchema } from './cart-item.ts';
import { ShippingPointSchema } from './shipping-points.ts';
import { SummarySchema } from './summary.ts';

/** A pick-up point as an order keeps it. */
export const PickupPointSchema = v.pick(ShippingPointSchema, [
  'id',
  'shipping',
  'type',
  'name',
  'street',
  'postCode',
  'city',
  'phone',
  'latitude',
  'longitude',
  'alwaysOpen',
  'openingHours',
]);
export type PickupPoint = v.InferOutput<typeof PickupPointSchema>;

/** An order as its buyer sees it right after placing it. */
const PlacedOrderSchema = v.object({
  number: v.string(),
  /** ISO date and time. */
  placedAt: v.string(),
  firstName: v.string(),
  paid: v.boolean(),
  payment: v.object({ key: v.string(), name: v.string() }),
  shipping: v.object({ key: v.string(), name: v.string(), arrivesOn: v.string() }),
  /** The address it goes to, a line each; of a pick-up who collects it, and the point. */
  shipTo: v.array(v.string()),
  /** `null` when it goes to an address. */
  point: v.optional(v.nullable(PickupPointSchema), null),
  items: v.array(v.pick(CartItemSchema, ['id', 'name', 'quantity', 'price', 'pricePromo', 'color', 'size', 'picture'])),
  summary: SummarySchema,
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;

/**
 * N1. What /confirm shows: the visitor's last order. With the key of `placeOrder` in its header, the order of that press and no
 * other: `not-placed` when the press left no order, `not-paid` while its order waits for the money.
 */
export const readConfirmInit = endpoint({
  method: 'GET',
  path: '/checkout/confirm-init',
  summary: "N1. The visitor's last order",
  body: v.object({
    email: v.string(),
    hurraTagManager: HurraTagManagerSchema,
    /** Whether the e-mail of the order has an active subscription; the consent alone only starts one (D10). */
    newsletterSubscribed: v.boolean(),
    /** N4. Whether to offer web push: `false` as long as no country sends any. */
    showPushNotification: v.boolean(),
    net_amount: PriceSchema,
    order: PlacedOrderSchema,
    /** R21. Its buyer is a guest, and his e-mail has no account: he can make one of what he gave for the order. */
    canRegister: v.optional(v.boolean(), false),
  }),
  problems: ['not-placed', 'not-paid'],
});
export type ConfirmInit = v.InferOutput<typeof readConfirmInit.body>;
