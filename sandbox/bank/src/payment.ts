import { type CountryCode, CountryCodeSchema, type PaymentFailure, paymentFacts } from '@odeta/contracts';
import * as v from 'valibot';

/** A request for a payment. Amounts are in minor units of the currency. */
export const NewPaymentSchema = v.object({
  /** The shop's id of the payment: repeating it does not create a second payment. */
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  orderNumber: v.string(),
  country: CountryCodeSchema,
  /** Decided as the shop's list of payment methods says: by a code, by a token, or on the bank's page. */
  method: v.pipe(v.string(), v.regex(/^[a-z][\w-]{0,39}$/)),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.pipe(v.string(), v.length(3)),
  blikCode: v.optional(v.string(), ''),
  walletToken: v.optional(v.string(), ''),
  /** The shop's reference of a payer with an account, who may save what pays. */
  customer: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/))),
  /** Of saved means, which pays without a code or a page. */
  savedToken: v.optional(v.string()),
  /** The path in the shop to which the buyer returns. */
  back: v.pipe(v.string(), v.regex(/^\/[^/\\]/, 'must be a path')),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type NewPayment = v.InferOutput<typeof NewPaymentSchema>;

export interface Payment {
  id: string;
  reference: string;
  orderNumber: string;
  country: CountryCode;
  method: string;
  amount: number;
  currency: string;
  back: string;
  expiresAt: string;
  state: 'pending' | 'paid' | 'failed';
  failure: PaymentFailure | null;
  /** The bank requires a confirmation by the buyer. */
  isConfirming: boolean;
  customer?: string | undefined;
  /** Whether it is paid with saved means, without a page. */
  isByToken?: boolean;
  /** The refunded amount in minor units, also of refunds that are not sent yet. */
  refunded: number;
  /** By the shop's id; a number, the amount of a refund that was sent, in payments of older versions. */
  refunds?: Record<string, Refund | number>;
}

export interface Refund {
  /** The shop's id. */
  refundId: string;
  id: string;
  /** In minor units. */
  amount: number;
  state: 'accepted' | 'sent' | 'failed';
  /** Why it failed; otherwise empty. */
  words: string;
}

export const refundsOf = ({ refunds = {} }: Payment): Refund[] =>
  Object.entries(refunds).map(([refundId, refund]) =>
    typeof refund === 'number' ? { refundId, id: refundId, amount: refund, state: 'sent', words: '' } : refund,
  );

/** The sum of the refunds that did not fail. */
export const heldBack = (payment: Payment): number =>
  refundsOf(payment).reduce((sum, { state, amount }) => sum + (state === 'failed' ? 0 : amount), 0);

/** The payment in the form that the shop receives; with the refund that it is about, if there is one. */
export const answerOf = (
  { id, reference, state, failure, amount, currency, method, refunded, isByToken }: Payment,
  refund?: Refund,
) => ({
  id,
  reference,
  state,
  failure,
  amount,
  currency,
  refunded,
  page: hasPage({ method, isByToken }) ? `/sandbox-pay/pay/${id}` : null,
  refund,
});

/** Whether the buyer pays on a page of the bank. */
export const hasPage = ({ method, isByToken = false }: Pick<Payment, 'method'> & { isByToken?: boolean | undefined }) =>
  paymentFacts(method).needs === undefined && !isByToken;
