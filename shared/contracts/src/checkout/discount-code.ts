import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

export const DiscountIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** L2. What a code takes off, from what value of goods on, and for how long. */
const CodeFactsSchema = v.object({
  id: DiscountIdSchema,
  /** A hidden code goes by a general name. */
  name: v.string(),
  state: v.picklist(['active', 'used', 'expired']),
  /** Exactly one of the two is given. */
  percent: v.nullable(v.number()),
  amount: v.nullable(PriceSchema),
  freeDelivery: v.boolean(),
  minOrder: PriceSchema,
  /** Its last day, YYYY-MM-DD; `null` for one without an end. */
  validUntil: v.nullable(v.string()),
  /** Days left, 0 on the last one, below zero afterwards. */
  remainingDays: v.nullable(v.number()),
});

/** L1. The code that a cart holds. */
export const DiscountCodeSchema = v.object({
  ...CodeFactsSchema.entries,
  /** Why it takes nothing off now, for people; `null` when it does. */
  message: v.nullable(v.string()),
});
export type DiscountCode = v.InferOutput<typeof DiscountCodeSchema>;

/** L2. One of the customer's own codes, to be used with one press. */
export const UserCodeSchema = v.object({
  ...CodeFactsSchema.entries,
  /** What to send. */
  code: v.string(),
});

/** L2. A voucher that a cart holds. */
export const UsedVoucherSchema = v.object({
  id: DiscountIdSchema,
  name: v.string(),
  /** What it is worth still. */
  remaining: PriceSchema,
  /** What it pays of this cart. */
  amount: PriceSchema,
});
export type UsedVoucher = v.InferOutput<typeof UsedVoucherSchema>;
