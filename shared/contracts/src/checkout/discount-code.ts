import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

export const DiscountIdSchema = v.pipe(v.string(), v.regex(/^\d{1,18}$/));

/** L2. The discount of a code, its minimum value of goods, and its validity. */
const CodeFactsSchema = v.object({
  id: DiscountIdSchema,
  /** Hidden codes have a generic name. */
  name: v.string(),
  state: v.picklist(['active', 'used', 'expired']),
  /** Exactly one of the two is set. */
  percent: v.nullable(v.number()),
  amount: v.nullable(PriceSchema),
  freeDelivery: v.boolean(),
  minOrder: PriceSchema,
  /** Its last day, YYYY-MM-DD; `null` if it does not expire. */
  validUntil: v.nullable(v.string()),
  /** Days left: 0 on the last day, negative afterwards. */
  remainingDays: v.nullable(v.number()),
});

/** L1. The discount code of a cart. */
export const DiscountCodeSchema = v.object({
  ...CodeFactsSchema.entries,
  /** Why it currently reduces nothing, as text; `null` if it does. */
  message: v.nullable(v.string()),
});
export type DiscountCode = v.InferOutput<typeof DiscountCodeSchema>;

/** L2. One of the customer's own codes, which can be applied with one click. */
export const UserCodeSchema = v.object({
  ...CodeFactsSchema.entries,
  code: v.string(),
});

/** L2. A voucher that is used in a cart. */
export const UsedVoucherSchema = v.object({
  id: DiscountIdSchema,
  name: v.string(),
  /** Its remaining value. */
  remaining: PriceSchema,
  /** The part of it that pays for this cart. */
  amount: PriceSchema,
});
export type UsedVoucher = v.InferOutput<typeof UsedVoucherSchema>;
