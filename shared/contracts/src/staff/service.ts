import * as v from 'valibot';
import { CountryCodeSchema } from '../base/country.ts';
import { endpoint } from '../base/endpoint.ts';
import { ShippingPointSchema } from '../checkout/shipping-points.ts';
import { AmendmentSchema, AmendOfferSchema } from '../my-account/amend.ts';
import { STAFF_PATH } from './values.ts';

/** Why somebody does something with an order or an account. */
export const ActReasonSchema = v.pipe(v.string(), v.trim(), v.nonEmpty('say why'), v.maxLength(300));
const OrderParams = v.object({ orderId: v.pipe(v.string(), v.uuid()) });
/** In UTC. */
const MomentSchema = v.nullable(v.string());
/** An integer in minor units. */
const AmountSchema = v.pipe(v.number(), v.integer());

export const FoundOrderSchema = v.object({
  id: v.string(),
  number: v.string(),
  country: CountryCodeSchema,
  state: v.string(),
  placedAt: v.string(),
  name: v.string(),
  email: v.string(),
  total: AmountSchema,
  /** Of the account; `null` without one. */
  customer: v.nullable(v.string()),
});
export type FoundOrder = v.InferOutput<typeof FoundOrderSchema>;

export const findInService = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/find`,
  summary:
    'Orders by the number of an order, return, invoice or customer, by last name, e-mail, phone or article; newest first',
  query: v.object({ q: v.pipe(v.string(), v.trim(), v.minLength(3, 'at least 3 characters'), v.maxLength(100)) }),
  body: v.object({ orders: v.array(FoundOrderSchema) }),
  problems: ['not-allowed'],
});

const TimedSchema = { at: v.string() };

export const ServiceOrderSchema = v.object({
  ...FoundOrderSchema.entries,
  phone: v.string(),
  currency: v.string(),
  /** Less what was given back; of it what is still due, and what was paid with vouchers. */
  price: AmountSchema,
  due: AmountSchema,
  vouchers: AmountSchema,
  shipTo: v.array(v.string()),
  billTo: v.array(v.string()),
  lines: v.array(
    v.object({
      ...{ lineId: v.string(), catalogNumber: v.string(), name: v.string(), color: v.string(), size: v.string() },
      ...{
        quantity: v.number(),
        soldOut: v.number(),
        withdrawn: v.number(),
        returned: v.number(),
        price: AmountSchema,
      },
    }),
  ),
  parcels: v.array(
    v.object({
      ...{ parcel: v.string(), state: v.string(), carrier: v.nullable(v.string()), tracking: v.nullable(v.string()) },
      ...{ packedAt: v.string(), sentAt: MomentSchema, deliveredAt: MomentSchema },
    }),
  ),
  payments: v.array(v.object({ ...TimedSchema, method: v.string(), state: v.string(), amount: AmountSchema })),
  refunds: v.array(
    v.object({ ...TimedSchema, state: v.string(), amount: AmountSchema, reason: v.string(), doneAt: MomentSchema }),
  ),
  emails: v.array(
    v.object({
      ...{ ...TimedSchema, id: v.string(), kind: v.string(), state: v.string() },
      /** As it was sent; empty if it is not kept. */
      subject: v.string(),
      /** It can be seen as it was sent, and sent again. */
      isKept: v.boolean(),
    }),
  ),
  returns: v.array(v.object({ ...TimedSchema, number: v.string(), kind: v.string(), state: v.string() })),
  invoices: v.array(v.object({ ...TimedSchema, number: v.string(), kind: v.string() })),
  /** Events of the order with their data, the oldest first. */
  timeline: v.array(v.object({ ...TimedSchema, type: v.string(), data: v.record(v.string(), v.unknown()) })),
});
export type ServiceOrder = v.InferOutput<typeof ServiceOrderSchema>;

const body = v.object({ order: ServiceOrderSchema });

export const readServiceOrder = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/orders/{orderId}`,
  summary: 'An order with everything that belongs to it',
  params: OrderParams,
  body,
  problems: ['not-allowed'],
});

export const cancelServiceOrder = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/cancel`,
  summary: 'Cancels an order of which nothing is packed, and gives everything back; repeated, it changes nothing',
  params: OrderParams,
  payload: v.strictObject({ reason: ActReasonSchema }),
  body,
  problems: ['not-allowed', 'order-packed'],
});

export const readServiceOffer = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/orders/{orderId}/amend`,
  summary: 'What of an order can be amended, as its buyer would see it',
  params: OrderParams,
  body: v.object({ offer: AmendOfferSchema }),
  problems: ['not-allowed', 'order-packed'],
});

/** What an amendment changes in what an order costs, in minor units. */
const AmendDifferenceSchema = v.object({
  before: AmountSchema,
  after: AmountSchema,
  /** Goes back as it was paid, and on vouchers. */
  refund: AmountSchema,
  onVouchers: AmountSchema,
  /** What is still to be paid afterwards. */
  due: AmountSchema,
});
export type AmendDifference = v.InferOutput<typeof AmendDifferenceSchema>;

export const previewServiceAmendment = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/amend/preview`,
  summary: 'What an amendment would give back, by the same checks; it changes nothing',
  params: OrderParams,
  payload: AmendmentSchema,
  body: v.object({ difference: AmendDifferenceSchema }),
  problems: ['not-allowed', 'order-packed', 'changed-meanwhile', 'sold-out', 'unknown-point', 'point-closed'],
});

export const findServicePoints = endpoint({
  method: 'GET',
  path: `${STAFF_PATH}/orders/{orderId}/points`,
  summary: 'Points to which an order can be moved, near a place, the nearest first',
  params: OrderParams,
  query: v.object({ search: v.pipe(v.string(), v.trim(), v.minLength(2, 'at least 2 characters'), v.maxLength(100)) }),
  body: v.object({ points: v.array(ShippingPointSchema) }),
  problems: ['not-allowed', 'order-packed'],
});

export const amendServiceOrder = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/amend`,
  summary: 'Amends an order as its buyer can; repeatable with `idempotency-key`',
  params: OrderParams,
  payload: v.object({ ...AmendmentSchema.entries, reason: ActReasonSchema }),
  body,
  problems: ['not-allowed', 'order-packed', 'changed-meanwhile', 'sold-out', 'unknown-point', 'point-closed'],
});

export const giveServiceGoodwill = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/goodwill`,
  summary: 'Gives a part of the price back up to the limit of the role; repeatable with `idempotency-key`',
  params: OrderParams,
  payload: v.strictObject({
    /** In minor units. */
    amount: v.pipe(AmountSchema, v.minValue(1)),
    by: v.picklist(['money', 'voucher']),
    reason: ActReasonSchema,
  }),
  body,
  problems: ['not-allowed', 'not-possible'],
});

export const noteServiceOrder = endpoint({
  method: 'POST',
  path: `${STAFF_PATH}/orders/{orderId}/notes`,
  summary: 'Adds a note for colleagues to the timeline',
  params: OrderParams,
  payload: v.strictObject({ text: v.pipe(v.string(), v.trim(), v.nonEmpty('say something'), v.maxLength(2000)) }),
  body,
  problems: ['not-allowed'],
});
