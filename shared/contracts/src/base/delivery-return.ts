import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { PriceSchema } from './price.ts';

/** D13. A way of delivery, what it costs, and what cash on delivery adds to it. */
const DeliveryCostSchema = v.object({
  name: v.string(),
  /** Who brings it, or where to; empty from older servers. */
  description: v.optional(v.string(), ''),
  /** In working days. */
  days: v.number(),
  cost: PriceSchema,
  /** `null` where the parcel cannot be paid on delivery. */
  cod: v.nullable(
    v.object({
      /** A fixed fee, or the least one where it depends on the value. */
      from: PriceSchema,
      /** Empty for a fixed fee. */
      tiers: v.array(
        v.object({
          /** Value of the parcel up to which the tier holds; `null` for the last one. */
          upTo: v.nullable(PriceSchema),
          percent: v.number(),
        }),
      ),
      taxPercent: v.number(),
      /** The fee of parcels of some values, computed as an order's (R18). */
      examples: v.array(v.object({ value: PriceSchema, fee: PriceSchema })),
      /** R18. What a minimum in a foreign currency was converted with. */
      rate: v.nullable(v.object({ currency: v.string(), rate: v.number(), on: v.string() })),
    }),
  ),
});
/** A way to pay that at least one delivery can be chosen with. */
const OfferedPaymentSchema = v.object({
  name: v.string(),
  description: v.string(),
  /** Whether it is cash on delivery, which adds a fee. */
  onDelivery: v.boolean(),
});
export type OfferedPayment = v.InferOutput<typeof OfferedPaymentSchema>;

export type DeliveryCost = v.InferOutput<typeof DeliveryCostSchema>;

/** D13, R20. What delivery, cash on delivery and returning cost in the country. */
export const readDeliveryReturn = endpoint({
  method: 'GET',
  path: '/base/delivery-return',
  summary: 'D13. Costs of delivery and cash on delivery, and the days for returning',
  body: v.object({
    currency: v.string(),
    freeDeliveryFrom: v.nullable(PriceSchema),
    returnDays: v.number(),
    methods: v.array(DeliveryCostSchema),
    /** Empty from older servers. */
    payments: v.optional(v.array(OfferedPaymentSchema), []),
  }),
});
export type DeliveryReturn = v.InferOutput<typeof readDeliveryReturn.body>;
