import * as v from 'valibot';
import type { RefundStatus } from '../provider.ts';
import { PayuIdSchema } from './payu-statuses.ts';

/** PayU's statuses of a refund, and what they mean. */
export const refundStates = {
  PENDING: 'accepted',
  FINALIZED: 'sent',
  CANCELED: 'failed',
} as const satisfies Record<string, RefundStatus['state']>;

/** Of PayU's words that are stored. */
const MOST_CHARACTERS = 300;

/** PostgreSQL stores neither NUL nor half a character. */
const WordsSchema = v.nullish(
  v.pipe(
    v.string(),
    v.transform((words) => words.toWellFormed().replaceAll('\0', '').slice(0, MOST_CHARACTERS)),
  ),
  '',
);

/**
 * A refund in PayU's webhooks and responses. Webhooks name PayU's own id and, as documented, not `extRefundId`; responses name both, and
 * the reason of a failure in `statusError`.
 */
export const RefundSchema = v.object({
  refundId: v.fallback(v.pipe(v.union([v.string(), v.number()]), v.transform(String), PayuIdSchema), ''),
  extRefundId: v.fallback(PayuIdSchema, ''),
  status: v.string(),
  reason: WordsSchema,
  reasonDescription: WordsSchema,
  statusError: v.nullish(v.object({ code: WordsSchema, description: WordsSchema })),
});
export type PayuRefund = v.InferOutput<typeof RefundSchema>;

const isKnown = (status: string): status is keyof typeof refundStates => Object.hasOwn(refundStates, status);

/** `undefined` for a status that is not documented. */
export function knownRefund(refund: PayuRefund): RefundStatus | undefined {
  const { refundId, status } = refund;
  if (!isKnown(status)) return undefined;
  const state = refundStates[status];
  return { state, bankId: refundId || null, words: state === 'failed' ? wordsOf(refund) : '' };
}

/** In a response, an unknown status means neither that the money is sent nor that it never will be: PayU is asked again. */
export const refundOf = (refund: PayuRefund): RefundStatus =>
  knownRefund(refund) ?? { state: 'accepted', bankId: refund.refundId || null, words: `PayU says ${plain(refund)}` };

const plain = ({ status }: PayuRefund) => status.replace(/\W/g, '').slice(0, MOST_CHARACTERS);

const wordsOf = ({ status, reason, reasonDescription, statusError }: PayuRefund) =>
  [status, reason, reasonDescription, statusError?.code, statusError?.description].filter(Boolean).join(' ');
