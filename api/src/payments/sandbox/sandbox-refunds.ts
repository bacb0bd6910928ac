import * as v from 'valibot';
import type { RefundStatus } from '../provider.ts';

/** A refund as the test bank says it. */
export const SandboxRefundSchema = v.object({
  /** The shop's id. */
  refundId: v.string(),
  /** The bank's id. */
  id: v.string(),
  state: v.picklist(['accepted', 'sent', 'failed']),
  words: v.string(),
});

export const refundStatusOf = ({ id, state, words }: v.InferOutput<typeof SandboxRefundSchema>): RefundStatus => ({
  bankId: id,
  state,
  words,
});
