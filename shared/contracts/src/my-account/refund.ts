import * as v from 'valibot';
import { PriceSchema } from '../base/price.ts';

/** P5. Owed; accepted by the bank, which has not sent it yet; sent; or not sent by the bank, so that an employee looks after it. */
export const refundStates = ['requested', 'accepted', 'sent', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

/** `doneAt` is when the bank sent the money, an ISO date and time. Before, `state` says how far it is; missing from older versions. */
export const RefundSchema = v.object({
  amount: PriceSchema,
  doneAt: v.nullable(v.string()),
  state: v.optional(v.fallback(v.picklist(refundStates), 'requested'), 'requested'),
});

/**
 * How the refund is computed: `refund` is `goods` minus `fee` and `wayCost`, and never negative. `onVoucher`: the part of it that comes back
 * on the voucher with which the goods were paid.
 */
export const ReturnSumsSchema = v.object({
  goods: PriceSchema,
  fee: PriceSchema,
  wayCost: PriceSchema,
  onVoucher: v.fallback(PriceSchema, 0),
  refund: PriceSchema,
});
export type ReturnSums = v.InferOutput<typeof ReturnSumsSchema>;
