import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';
import { PictureSchema } from '../catalog/picture.ts';
import { CartItemSchema } from '../checkout/cart-item.ts';
import { PickupPointSchema } from '../checkout/confirm-init.ts';
import { CartAnswerSchema } from '../checkout/items.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { SummarySchema } from '../checkout/summary.ts';
import { endpoint } from '../endpoint.ts';
import { OrderInvoiceSchema } from './order-invoice.ts';
import { OrderParcelSchema, orderStatuses } from './order-parcel.ts';

/** P4. All orders, those in progress (also unpaid and delayed ones), under way, or delivered and still to be reviewed. */
export const orderLists = ['all', 'in-progress', 'sent', 'review'] as const;
export type OrderList = (typeof orderLists)[number];

/** P4. Months, or everything. */
export const orderPeriods = ['6', '12', '24', 'all'] as const;
export type OrderPeriod = (typeof orderPeriods)[number];

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** ISO date and time; `null`: it has not happened. */
const MomentSchema = v.nullable(v.string());
/** YYYY-MM-DD; `null` where there is none. */
const DaySchema = v.nullable(v.string());

const OrderStateEntries = {
  id: v.string(),
  number: v.string(),
  placedAt: v.string(),
  status: v.picklist(orderStatuses),
  /** Until when it can be paid; `null` for an order that counts. */
  payUntil: MomentSchema,
  /** What the order cost when it was placed. */
  total: PriceSchema,
  /** What of it went back, or is not asked for any more. */
  reducedBy: PriceSchema,
  paid: v.boolean(),
  shippingName: v.string(),
  arrivesOn: v.string(),
  /** I6. Of the second parcel, when what comes later is sent in one of its own. */
  laterArrivesOn: v.optional(DaySchema, null),
  deliveredAt: MomentSchema,
  /** P6. The last day on which goods of it are taken back. */
  returnUntil: DaySchema,
  cancelledAt: MomentSchema,
  /** Pieces that could not be sent. */
  soldOutPieces: CountSchema,
  /** Nothing of it is in a parcel yet. */
  mayCancel: v.boolean(),
  /** P11. Lines that the buyer is asked to review, for some time after they were delivered. Older servers ask for nothing. */
  toReview: v.optional(CountSchema, 0),
};

/** P4. An order in the list. */
export const ListedOrderSchema = v.object({
  ...OrderStateEntries,
  itemsCount: CountSchema,
  pictures: v.array(PictureSchema),
});
export type ListedOrder = v.InferOutput<typeof ListedOrderSchema>;

/** P4. The customer's orders, the newest first. */
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
    /** Of the period. */
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
  /** A line each. */
  shipTo: v.array(v.string()),
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
      /** Of the product; `null` when the shop does not have it any more. */
      url: v.nullable(v.string()),
      soldOut: CountSchema,
      returned: CountSchema,
      /** P11. Whether it can be reviewed or has been; `null` as long as it was not sent. */
      review: v.optional(v.nullable(v.picklist(['open', 'written'])), null),
      /** I6. Ordered before it came in. */
      later: v.optional(v.boolean(), false),
    }),
  ),
  parcels: v.array(OrderParcelSchema),
  summary: SummarySchema,
  /** What goes back or has gone back; `null` as long as it is under way. */
  refunds: v.array(v.object({ amount: PriceSchema, doneAt: MomentSchema })),
  /** The invoice, once goods have left, and its corrections. Left out by older versions. */
  invoices: v.optional(v.array(OrderInvoiceSchema), []),
  /** The last day of the 14 in which a contract can be withdrawn from without a reason; they count from the delivery. */
  withdrawUntil: DaySchema,
  /** Pages of the shop: where a contract is withdrawn from, and how goods are returned. */
  withdrawalUrl: v.string(),
  claimsUrl: v.string(),
});
export type OrderDetail = v.InferOutput<typeof OrderDetailSchema>;

const OrderParams = v.object({ orderId: OrderIdSchema });

/** P5. An order of the visitor, of the customer he is, or one whose link of an e-mail he has opened. */
export const readOrder = endpoint({
  method: 'GET',
  path: '/my-account/orders/{orderId}',
  summary: 'P5. An order with its parcels, goods and sums',
  params: OrderParams,
  body: v.object({ order: OrderDetailSchema }),
});

/** P5. Cancels an order of which nothing is packed: its goods are free, what was paid goes back. Repeated it changes nothing. */
export const cancelOrder = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/cancel',
  summary: 'P5. Cancels an order that is not packed yet',
  params: OrderParams,
  payload: v.object({}),
  body: v.object({ order: OrderDetailSchema }),
  problems: ['order-packed'],
});

/** P5. Puts the goods of an order into the cart again, as far as there are any. */
export const buyAgain = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/buy-again',
  summary: 'P5. Puts the goods of an order into the cart',
  params: OrderParams,
  payload: v.object({}),
  body: v.object({
    ...CartAnswerSchema.entries,
    /** Names of what cannot be bought any more, or not in this number. */
    missing: v.array(v.string()),
  }),
  problems: ['sold-out'],
});
