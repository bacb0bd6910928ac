import * as v from 'valibot';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { PriceSchema } from '../base/price.ts';
import { endpoint } from '../endpoint.ts';
import { LinkParameterSchema } from '../link-parameter.ts';
import { OrderInvoiceSchema } from '../my-account/order-invoice.ts';
import { OrderParcelSchema, orderStatuses } from '../my-account/order-parcel.ts';
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

/** An order as its buyer sees it. */
const PlacedOrderSchema = v.object({
  id: v.optional(v.string(), ''),
  number: v.string(),
  /** Whether the order counts, its money is on the way, nobody has paid it yet, or nobody paid it in time. */
  state: v.optional(v.picklist(['accepted', 'payment-pending', 'payment-failed', 'cancelled']), 'accepted'),
  /** M8. What went wrong with the last payment, in words. */
  failure: v.optional(v.nullable(v.string()), null),
  /** By which an unpaid order can be paid now, the chosen one first, and until when (ISO date and time). */
  payAgain: v.optional(
    v.nullable(v.object({ methods: v.array(v.object({ key: v.string(), name: v.string() })), until: v.string() })),
    null,
  ),
  /** ISO date and time. */
  placedAt: v.string(),
  firstName: v.string(),
  paid: v.boolean(),
  payment: v.object({ key: v.string(), name: v.string() }),
  /** `laterArrivesOn`: of the second parcel, when what comes later is sent in one of its own. */
  shipping: v.object({
    key: v.string(),
    name: v.string(),
    arrivesOn: v.string(),
    laterArrivesOn: v.optional(v.nullable(v.string()), null),
  }),
  /** The address it goes to, a line each; of a pick-up who collects it, and the point. */
  shipTo: v.array(v.string()),
  /** `null` when it goes to an address. */
  point: v.optional(v.nullable(PickupPointSchema), null),
  items: v.array(
    v.object({
      ...v.pick(CartItemSchema, ['id', 'name', 'quantity', 'price', 'pricePromo', 'color', 'size', 'picture']).entries,
      /** I6. Ordered before it came in. */
      later: v.optional(v.boolean(), false),
    }),
  ),
  summary: SummarySchema,
  /** P5. What has become of it since it was placed; `null` for one that is not paid. */
  progress: v.optional(v.nullable(v.picklist(orderStatuses)), null),
  /** P5. Those that were packed, in this order. */
  parcels: v.optional(v.array(OrderParcelSchema), []),
  /** P5. The invoice, once goods have left, and its corrections. */
  invoices: v.optional(v.array(OrderInvoiceSchema), []),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;

/**
 * N1. What /confirm shows: the visitor's last order that was accepted. With the key of `placeOrder` in its header, the order of that
 * press and no other, `not-placed` when the press left none. With `order`, the id of an order of the visitor, or of one whose link of
 * an e-mail he has opened. An order that is asked for by either may wait for its payment.
 */
export const readConfirmInit = endpoint({
  method: 'GET',
  path: '/checkout/confirm-init',
  summary: "N1. The visitor's last order, or the one that is named",
  query: v.object({ order: LinkParameterSchema }),
  body: v.object({
    email: v.string(),
    hurraTagManager: HurraTagManagerSchema,
    /** Whether the e-mail of the order has an active subscription; the consent alone only starts one (D10). */
    newsletterSubscribed: v.boolean(),
    /** Its buyer has asked for the newsletter with this order, and has the e-mail that activates it. */
    newsletterAsked: v.optional(v.boolean(), false),
    /** N4. Whether to offer notifications about the parcels of this order. */
    showPushNotification: v.boolean(),
    net_amount: PriceSchema,
    order: PlacedOrderSchema,
    /** `false` when the visitor sees it only because he opened the link of an e-mail: another browser has ordered. */
    isOwn: v.optional(v.boolean(), true),
    /** R21. Its buyer is a guest, and his e-mail has no account: he can make one of what he gave for the order. */
    canRegister: v.optional(v.boolean(), false),
  }),
  problems: ['not-placed'],
});
export type ConfirmInit = v.InferOutput<typeof readConfirmInit.body>;
