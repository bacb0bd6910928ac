import { type CountryCode, CountryCodeSchema, type PaymentFailure } from '@odeta/contracts';
import * as v from 'valibot';

/** What the shop asks for. Money is minor units of the currency. */
export const NewPaymentSchema = v.object({
  /** The shop's own id of the payment: asked twice with the same, it is the same payment. */
  reference: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  orderNumber: v.string(),
  country: CountryCodeSchema,
  method: v.picklist(['card', 'blik', 'wallet']),
  amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  currency: v.pipe(v.string(), v.length(3)),
  blikCode: v.optional(v.string(), ''),
  walletToken: v.optional(v.string(), ''),
  /** Path on the shop's own address to which the buyer returns. */
  back: v.pipe(v.string(), v.regex(/^\/[^/\\]/, 'must be a path')),
  expiresAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type NewPayment = v.InferOutput<typeof NewPaymentSchema>;

export interface Payment {
  id: string;
  reference: string;
  orderNumber: string;
  country: CountryCode;
  method: 'card' | 'blik' | 'wallet';
  amount: number;
  currency: string;
  back: string;
  expiresAt: string;
  state: 'pending' | 'paid' | 'failed';
  failure: PaymentFailure | null;
  /** The bank wants the buyer to confirm the card. */
  isConfirming: boolean;
  /** What went back, in minor units. */
  refunded: number;
  /** Each of them by its id; none in payments of older versions. */
  refunds?: Record<string, number>;
}

/** As the shop receives it. */
export const answerOf = ({ id, reference, state, failure, amount, currency, method, refunded }: Payment) => ({
  id,
  reference,
  state,
  failure,
  amount,
  currency,
  refunded,
  page: method === 'card' ? `/sandbox-pay/pay/${id}` : null,
});
