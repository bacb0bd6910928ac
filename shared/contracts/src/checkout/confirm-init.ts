import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { HurraTagManagerSchema } from '../base/hurra-tag-manager.ts';
import { LinkParameterSchema } from '../base/link-parameter.ts';
import { PriceSchema } from '../base/price.ts';
import { CartItemSchema } from './cart-item.ts';
import { OrderInvoiceSchema } from './order-invoice.ts';
import { OrderParcelSchema, orderStatuses } from './order-parcel.ts';
import { ShippingPointSchema } from './shipping-points.ts';
import { SummarySchema } from './summary.ts';

/** A pickup point as stored with an order. */
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

const PlacedOrderSchema = v.object({
  id: v.optional(v.string(), ''),
  number: v.string(),
  /** The order is accepted, its payment is pending, it is unpaid, or it was cancelled because it was not paid in time. */
  state: v.optional(v.picklist(['accepted', 'payment-pending', 'payment-failed', 'cancelled']), 'accepted'),
  /** M8. Why the last payment failed, as text. */
  failure: v.optional(v.nullable(v.string()), null),
  /** Methods to pay an unpaid order, the chosen one first, and the deadline (ISO date and time). */
  payAgain: v.optional(
    v.nullable(v.object({ methods: v.array(v.object({ key: v.string(), name: v.string() })), until: v.string() })),
    null,
  ),
  /** ISO date and time. */
  placedAt: v.string(),
  firstName: v.string(),
  paid: v.boolean(),
  payment: v.object({ key: v.string(), name: v.string() }),
  /** `laterArrivesOn`: arrival of the second parcel, if goods that come later are sent separately. */
  shipping: v.object({
    key: v.string(),
    name: v.string(),
    arrivesOn: v.string(),
    laterArrivesOn: v.optional(v.nullable(v.string()), null),
  }),
  /** The lines of the delivery address; for a pickup, the recipient and the point. */
  shipTo: v.array(v.string()),
  /** `null` for delivery to an address. */
  point: v.optional(v.nullable(PickupPointSchema), null),
  items: v.array(
    v.object({
      ...v.pick(CartItemSchema, ['id', 'name', 'quantity', 'price', 'pricePromo', 'color', 'size', 'picture']).entries,
      /** I6. Was ordered before it was in stock. */
      later: v.optional(v.boolean(), false),
    }),
  ),
  summary: SummarySchema,
  /** P5. Status since the order was placed; `null` for an unpaid order. */
  progress: v.optional(v.nullable(v.picklist(orderStatuses)), null),
  /** P5. In the order of packing. */
  parcels: v.optional(v.array(OrderParcelSchema), []),
  /** Who sells, for the printed page; missing from older servers. `register`: registration and tax numbers, as one sentence. */
  seller: v.optional(v.object({ name: v.string(), address: v.string(), register: v.string() })),
  /** P5. The invoice, once goods were sent, and its corrections. */
  invoices: v.optional(v.array(OrderInvoiceSchema), []),
});
export type PlacedOrder = v.InferOutput<typeof PlacedOrderSchema>;

/**
 * N1. The data of /confirm: the visitor's last accepted order. With the idempotency key of `placeOrder` in the header, the order of
 * that request, or `not-placed` if it created none. With `order`, the order of that id, if it is the visitor's or they opened an
 * e-mail's link to it. An order that is requested by key or id may still be unpaid.
 */
export const readConfirmInit = endpoint({
  method: 'GET',
  path: '/checkout/confirm-init',
  summary: "N1. The visitor's last order, or the one that is named",
  query: v.object({ order: LinkParameterSchema }),
  body: v.object({
    email: v.string(),
    hurraTagManager: HurraTagManagerSchema,
    /** Whether the order's e-mail address has an active subscription; the consent alone only starts one (D10). */
    newsletterSubscribed: v.boolean(),
    /** The shopper asked for the newsletter with this order, and has received the activation e-mail. */
    newsletterAsked: v.optional(v.boolean(), false),
    /** N4. Whether to offer push notifications about the parcels of this order. */
    showPushNotification: v.boolean(),
    net_amount: PriceSchema,
    order: PlacedOrderSchema,
    /** `false` if the visitor sees it only through an e-mail's link: it was ordered in another browser. */
    isOwn: v.optional(v.boolean(), true),
    /** R21. The shopper is a guest without an account for this e-mail, and can create one from the data of the order. */
    canRegister: v.optional(v.boolean(), false),
  }),
  problems: ['not-placed'],
});
export type ConfirmInit = v.InferOutput<typeof readConfirmInit.body>;
