import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { PriceSchema } from '../base/price.ts';
import { CartItemSchema } from '../checkout/cart-item.ts';
import { OrderIdSchema } from '../checkout/payment.ts';
import { ATTACHMENT_BYTES, AttachmentsSchema } from '../help/attachments.ts';
import { ReturnSumsSchema } from './refund.ts';
import {
  formerOutcomes,
  refundMethods,
  remedies,
  returnKinds,
  returnOutcomes,
  returnStatuses,
} from './return-kinds.ts';

const CountSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
/** YYYY-MM-DD; `null` if there is none. */
const DaySchema = v.nullable(v.string());
/** ISO date and time; `null`: not yet. */
const MomentSchema = v.nullable(v.string());

const GoodsEntries = v.pick(CartItemSchema, ['name', 'price', 'pricePromo', 'color', 'size', 'picture']).entries;

/** A way to send the parcel back, and its cost. */
const ReturnWaySchema = v.object({ key: v.string(), name: v.string(), text: v.string(), cost: PriceSchema });

/** P6. What can be returned of an order, and how. */
export const ReturnOfferSchema = v.object({
  orderId: v.string(),
  orderNumber: v.string(),
  /** Kinds that are possible now; `until` is their last day, `null` while it is not known. */
  kinds: v.array(v.object({ kind: v.picklist(returnKinds), until: DaySchema, fee: PriceSchema })),
  /** Why nothing can be returned now, with the day that matters; `null` if something can, and from older servers. */
  nothing: v.optional(
    v.nullable(
      v.object({ reason: v.picklist(['cancelled', 'unpaid', 'on-the-way', 'returned', 'expired']), day: DaySchema }),
    ),
    null,
  ),
  lines: v.array(
    v.object({
      lineId: v.string(),
      ...GoodsEntries,
      /** Delivered pieces that are not in another return. */
      returnable: CountSchema,
    }),
  ),
  /** `name` is that of the order's payment. */
  refundMethods: v.array(v.object({ method: v.picklist(refundMethods), name: v.string() })),
  ways: v.array(ReturnWaySchema),
  /** Name of the shopper, as holder of the bank account. */
  holder: v.string(),
  /** The last day of the 14-day withdrawal period, in which no reason is needed; `null` when it has passed. */
  withdrawUntil: DaySchema,
  withdrawalUrl: v.string(),
});
export type ReturnOffer = v.InferOutput<typeof ReturnOfferSchema>;

export const ListedReturnSchema = v.object({
  id: v.string(),
  number: v.string(),
  kind: v.picklist(returnKinds),
  status: v.fallback(v.picklist(returnStatuses), 'unknown'),
  orderId: v.string(),
  orderNumber: v.string(),
  createdAt: v.string(),
  /** Deadline for sending the parcel; `null` without a parcel. */
  sendBy: DaySchema,
  /** For older pages, which know no repair and no reduction. */
  outcome: v.nullable(v.picklist(formerOutcomes)),
  /** The decision; `null` without one. Missing from older servers. */
  decision: v.optional(v.nullable(v.fallback(v.picklist(returnOutcomes), 'replaced'))),
  /** The refund; an estimate until the goods have arrived. */
  refund: PriceSchema,
  /** The bank does not send the refund, and an employee looks after it. Missing from older versions. */
  refundFailed: v.optional(v.boolean(), false),
  piecesCount: CountSchema,
  pictures: v.array(CartItemSchema.entries.picture),
});
export type ListedReturn = v.InferOutput<typeof ListedReturnSchema>;

export const ReturnDetailSchema = v.object({
  ...v.omit(ListedReturnSchema, ['pictures']).entries,
  email: v.string(),
  lines: v.array(v.object({ lineId: v.string(), ...GoodsEntries, quantity: CountSchema, reason: v.string() })),
  note: v.string(),
  /** Answer of the staff; may be empty. */
  answer: v.optional(v.string(), ''),
  /** What the shopper asks for in a complaint; `null` if they were not asked. Missing from older servers. */
  remedy: v.optional(v.nullable(v.picklist(remedies)), null),
  /** The last day of the seller's liability after a repair or a replacement. Missing from older servers. */
  liableUntil: v.optional(DaySchema, null),
  /** Where a shopper may turn to whose complaint was refused. Missing from older servers. */
  conciliation: v.optional(v.nullable(v.object({ name: v.string(), url: v.string() })), null),
  /** Number of attached pictures. */
  attachmentsCount: CountSchema,
  sums: ReturnSumsSchema,
  refundMethod: v.picklist(refundMethods),
  /** Name of the order's payment, or the last characters of the bank account. */
  refundTo: v.string(),
  /** The code of the voucher, once it was issued. */
  voucherCode: v.nullable(v.string()),
  /** `null` when no parcel is sent. */
  way: v.nullable(ReturnWaySchema),
  /** Digits on the label for the carrier, or for a parcel locker; `null` without a parcel. */
  code: v.nullable(v.string()),
  /** Sender and recipient, one string per line. */
  from: v.array(v.string()),
  to: v.array(v.string()),
  sentAt: MomentSchema,
  receivedAt: MomentSchema,
  answeredAt: MomentSchema,
  completedAt: MomentSchema,
  mayCancel: v.boolean(),
  claimsUrl: v.string(),
});
export type ReturnDetail = v.InferOutput<typeof ReturnDetailSchema>;

const OrderParams = v.object({ orderId: OrderIdSchema });
const ReturnParams = v.object({ returnId: v.pipe(v.string(), v.uuid()) });

/** The fields of the form. Their rules are in `returnSchema`; field errors have the names of the fields. */
const ReturnEntries = {
  kind: v.string(),
  lines: v.pipe(v.array(v.object({ lineId: v.string(), quantity: v.number(), reason: v.string() })), v.maxLength(200)),
  refundMethod: v.string(),
  /** Key of the way to send the parcel back. */
  returnType: v.string(),
};

/** P6. What can be returned of an order, for everyone who may see the order. */
export const readReturnOffer = endpoint({
  method: 'GET',
  path: '/my-account/orders/{orderId}/return-offer',
  summary: 'P6. What of an order can be returned, and how',
  params: OrderParams,
  body: v.object({ offer: ReturnOfferSchema }),
});

/** P6. The refund for these pieces; choices that are still missing cost nothing. */
export const quoteReturn = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/return-quote',
  summary: 'P6. What a return would bring back, with its fee',
  params: OrderParams,
  payload: v.object(ReturnEntries),
  body: ReturnSumsSchema,
});

/** P6, H18. Opens a return. Idempotent: a repetition with the same key gets the same response. */
export const openReturn = endpoint({
  method: 'POST',
  path: '/my-account/orders/{orderId}/returns',
  summary: 'P6. Opens a return, a complaint or a report of missing goods',
  params: OrderParams,
  payload: v.object({
    ...ReturnEntries,
    bankAccount: v.string(),
    holder: v.string(),
    note: v.string(),
    /** Of a complaint; missing from older pages. */
    remedy: v.optional(v.string(), ''),
    attachments: v.optional(AttachmentsSchema, []),
  }),
  bodyBytes: ATTACHMENT_BYTES,
  body: v.object({ id: v.string(), number: v.string() }),
  problems: ['not-returnable', 'return-over', 'idempotency-mismatch'],
});

/** P6. The customer's returns, newest first. */
export const readReturns = endpoint({
  method: 'GET',
  path: '/my-account/returns',
  summary: "P6. The customer's returns",
  query: v.object({ page: v.optional(v.fallback(v.pipe(v.string(), v.regex(/^[1-9]\d{0,3}$/)), '1'), '1') }),
  body: v.object({ returns: v.array(ListedReturnSchema), page: CountSchema, pages: CountSchema }),
  problems: ['log-in-required'],
});
export type Returns = v.InferOutput<typeof readReturns.body>;

/** P6. A return of an order that the visitor may see. */
export const readReturn = endpoint({
  method: 'GET',
  path: '/my-account/returns/{returnId}',
  summary: 'P6. A return with its steps, its label and its sums',
  params: ReturnParams,
  body: v.object({ detail: ReturnDetailSchema }),
});

/** P6. Cancels a return whose parcel was not sent yet. Repeating it changes nothing. */
export const cancelReturn = endpoint({
  method: 'POST',
  path: '/my-account/returns/{returnId}/cancel',
  summary: 'P6. Cancels a return that was not sent',
  params: ReturnParams,
  payload: v.object({}),
  body: v.object({ orderId: v.string() }),
  problems: ['return-sent'],
});
