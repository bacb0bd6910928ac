import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PictureSchema } from '../base/picture.ts';
import { PriceSchema } from '../base/price.ts';
import { CartItemSchema } from '../checkout/cart-item.ts';
import { PickupPointSchema } from '../checkout/confirm-init.ts';
import { CartAnswerSchema } from '../checkout/items.ts';
import { OrderInvoiceSchema } from '../checkout/order-invoice.ts';
import { OrderParcelSchema, orderStatuses } from '../checkout/order-parcel.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { SummarySchema } from '../checkout/summary.ts';
import { AfterSaleSchema } from './after-sale.ts';
import { RefundSchema } from './refund.ts';

/** P4. All orders, orders in progress (including unpaid and delayed ones), sent ones, or delivered ones to be reviewed. */
export const orderLists = ['all', 'in-progress', 'sent', 'review'] as const;
export type OrderList = (typeof orderLists)[number];

/** P4. Months, or all. */
export const orderPeriods = ['6', '12', '24', 'all'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ISO date and time; `null`: not yet. */
const MomentSchema = v.nullable(v.string());
/** YYYY-MM-DD; `null` if there is none. */
const DaySchema = v.nullable(v.string());

const OrderStateEntries = {
  id: v.string(),
  number: v.string(),
  placedAt: v.string(),
  status: v.picklist(orderStatuses),
  /** Deadline for payment; `null` for an accepted order. */
  payUntil: MomentSchema,
  /** Total when the order was placed. */
  total: PriceSchema,
  /** The part that was refunded or is no longer charged. */
  reducedBy: PriceSchema,
  paid: v.boolean(),
  shippingName: v.string(),
  arrivesOn: v.string(),
  /** I6. Arrival of the second parcel, if goods that come later are sent separately. */
  laterArrivesOn: v.optional(DaySchema, null),
  deliveredAt: MomentSchema,
  /** P6. The last day for returns. */
  returnUntil: DaySchema,
  cancelledAt: MomentSchema,
  /** Pieces that could not be sent. */
  soldOutPieces: CountSchema,
  /** Only while nothing is packed. */
  mayCancel: v.boolean(),
  /** P11. Number of lines to review, for some time after the delivery. 0 from older servers. */
  toReview: v.optional(CountSchema, 0),
};

/** P4. An order in the list. */
export const ListedOrderSchema = v.object({
  ...OrderStateEntries,
  itemsCount: CountSchema,
  pictures: v.array(PictureSchema),
});
export type ListedOrder = v.InferOutput<typeof ListedOrderSchema>;

/** P4. The customer's orders, newest first. */
export const readOrders = endpoint({
  method: 'GET',
  path: '/my-account/orders',
  summary: "P4. The customer's orders by list and period",
  query: v.object({
    list: v.optional(v.fallback(v.picklist(orderLists), 'all'), 'all'),
    period: v.optional(v.fallback(v.picklist(orderPeriods), '6'), '6'),
    page: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'), '1'),
  }),
  body: v.object({
    orders: v.array(ListedOrderSchema),
    /** Numbers of orders in the period. */
    counts: v.object({ all: CountSchema, 'in-progress': CountSchema, sent: CountSchema, review: CountSchema }),
    page: CountSchema,
    pages: CountSchema,
  }),
  problems: ['log-in-required'],
});
export type Orders = v.InferOutput<typeof readOrders.body>;

export const OrderDetailSchema = v.object({
  ...OrderStateEntries,
  payment: v.object({ key: v.string(), name: v.string() }),
  /** One string per line. */
  shipTo: v.array(v.string()),
  /** What the buyer told the courier; empty from older servers, and without a note. */
  courierNote: v.optional(v.string(), ''),
  billTo: v.array(v.string()),
  point: v.nullable(PickupPointSchema),
  items: v.array(
    v.object({
      ...v.pick(CartItemSchema, [
        'id',
        'name',
        'catalogNumber',
        'quantity',
        'price',
        'pricePromo',
        'color',
        'size',
        'picture',
      ]).entries,
      lineId: v.string(),
      /** Address of the product; `null` when it is no longer in the shop. */
      url: v.nullable(v.string()),
      soldOut: CountSchema,
      /** Pieces that are not sent because of a withdrawal. 0 from older servers. */
      withdrawn: v.optional(CountSchema, 0),
      returned: CountSchema,
      /** P11. Whether it can be or has been reviewed; `null` before it was delivered. */
      review: v.optional(v.nullable(v.picklist(['open', 'written'])), null),
      /** I6. Was ordered before it was in stock. */
      later: v.optional(v.boolean(), false),
    }),
  ),
  parcels: v.array(OrderParcelSchema),
  summary: SummarySchema,
  refunds: v.array(RefundSchema),
  /** What came back on the vouchers that paid for the goods. Missing from older versions. */
  onVouchers: v.optional(PriceSchema, 0),
  /** Of a cancelled order: the part of the club's fee that does not come back. Missing from older versions. */
  clubFeeKept: v.optional(PriceSchema, 0),
  /** The invoice, once goods were sent, and its corrections. Missing from older versions. */
  invoices: v.optional(v.array(OrderInvoiceSchema), []),
  /** The last day of the 14-day withdrawal period, in which no reason is needed; it starts with the delivery. */
  withdrawUntil: DaySchema,
  /** Pages for withdrawal and for returns. */
  withdrawalUrl: v.string(),
  claimsUrl: v.string(),
  /** What may be done with the order now. Missing from older servers. */
  afterSale: v.optional(AfterSaleSchema),
});
export type OrderDetail = v.InferOutput<typeof OrderDetailSchema>;

const OrderParams = v.object({ orderId: OrderIdSchema });

/** P5. An order of the visitor or customer, or one that they opened by an e-mail's link. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/my-account/orders/{orderId}',
  summary: 'P5. An order with its parcels, goods and sums',
  params: OrderParams,
  body: v.object({ order: OrderDetailSchema }),
});

/** P5. Cancels an order while nothing is packed: releases its goods and refunds the payment. Repeating it changes nothing. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/cancel',
  summary: 'P5. Cancels an order that is not packed yet',
  params: OrderParams,
  payload: v.object({}),
  body: v.object({ order: OrderDetailSchema }),
  problems: ['order-packed'],
});

/** P5. Adds the goods of an order to the cart again, as far as they are available. */
export const buyAgain = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/buy-again',
  summary: 'P5. Puts the goods of an order into the cart',
  params: OrderParams,
  payload: v.object({}),
  body: v.object({
    ...CartAnswerSchema.entries,
    /** Names of goods that are not available, or not in this quantity. */
    missing: v.array(v.string()),
  }),
  problems: ['sold-out'],
});
