import type { PaymentFailure } from '@odeta/contracts';
import type { Generated } from 'kysely';

/** The first four are open: an order has at most one open payment, and none besides a paid one. */
export type PaymentState =
  | 'new'
  | 'started'
  | 'pending'
  | 'waiting-capture'
  | 'paid'
  | 'failed'
  | 'cancelled'
  | 'expired'
  | 'refunding'
  | 'refunded';

export interface PaymentTables {
  payment: {
    id: Generated<string>;
    orderId: string;
    attempt: number;
    provider: string;
    method: string;
    providerId: string | null;
    amount: number;
    currency: string;
    state: PaymentState;
    redirectUrl: string | null;
    failure: PaymentFailure | null;
    expiresAt: Date;
    claimedUntil: Date | null;
    claimedBy: number | null;
    checkAt: Date;
    createdAt: Generated<Date>;
    updatedAt: Generated<Date>;
  };
  refund: {
    id: Generated<string>;
    /** `null`: refunded by bank transfer. */
    paymentId: string | null;
    orderId: string | null;
    /** Idempotency key of the request for the refund. */
    key: string | null;
    amount: number;
    state: 'requested' | 'done';
    reason: string | null;
    checkAt: Generated<Date>;
    /** Requests to the bank. */
    attempts: Generated<number>;
    /** What the bank said last instead of making it. */
    refusal: string | null;
    /** How often the bank cancelled it after it had accepted it. */
    cancellations: Generated<number>;
    /** Since when it waits for a person. */
    handedOverAt: Date | null;
    settledAt: Date | null;
    createdAt: Generated<Date>;
  };
}
