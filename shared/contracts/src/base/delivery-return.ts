import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { PriceSchema } from './price.ts';

/** D13. A delivery method, its cost, and the fee for cash on delivery. */
const DeliveryCostSchema = v.object({
  name: v.string(),
  /** It stands for operators that are listed, too, each with its own fee. */
  isGroup: v.optional(v.boolean(), false),
  /** The carrier, or the destination; empty from older servers. */
  description: v.optional(v.string(), ''),
  /** In working days. */
  days: v.number(),
  cost: PriceSchema,
  /** `null` where cash on delivery is not available. */
  cod: v.nullable(
    v.object({
      /** A fixed fee, or the minimum if the fee depends on the value. */
      from: PriceSchema,
      /** Empty for a fixed fee. */
      tiers: v.array(
        v.object({
          /** Up to which value of the parcel the tier applies; `null` for the last one. */
          upTo: v.nullable(PriceSchema),
          percent: v.number(),
        }),
      ),
      taxPercent: v.number(),
      /** The fee for some example values, computed as for an order (R18). */
      examples: v.array(v.object({ value: PriceSchema, fee: PriceSchema })),
      /** R18. The exchange rate for a minimum in a foreign currency. */
      rate: v.nullable(v.object({ currency: v.string(), rate: v.number(), on: v.string() })),
    }),
  ),
});
/** A payment method that is available with at least one delivery. */
const OfferedPaymentSchema = v.object({
  name: v.string(),
  description: v.string(),
  /** Cash on delivery, for which a fee is added. */
  onDelivery: v.boolean(),
});
export type OfferedPayment = v.InferOutput<typeof OfferedPaymentSchema>;

export type DeliveryCost = v.InferOutput<typeof DeliveryCostSchema>;

/** D13, R20. The country's costs of delivery, cash on delivery and returns. */
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
