import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { BlikCodeSchema, OrderAnswerSchema } from './order.ts';

/** Why nothing was paid; each has its own words for the buyer (R6). */
export const paymentFailures = [
  'refused',
  'no-funds',
  'limit',
  'not-confirmed',
  'cancelled',
  'expired',
  'code-wrong',
  'code-expired',
  'code-used',
  'unavailable',
] as const;
const PaymentFailureSchema = v.picklist(paymentFailures);
export type PaymentFailure = v.InferOutput<typeof PaymentFailureSchema>;

export const OrderIdSchema = v.pipe(v.string(), v.uuid());

const OrderParams = v.object({ orderId: OrderIdSchema });

/**
 * M6, R9. How far the payment of an order is. `failed` is the provider's last word on the payment, never a guess; the
 * order itself stays for a while and may be paid again.
 */
export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/checkout/order/{orderId}/payment-status',
  summary: 'M6. The checker: how far the payment of an order is',
  params: OrderParams,
  body: v.object({
    paymentStatus: v.picklist(['pending', 'success', 'failed']),
    /** Where to go on success. */
    redirect: v.nullable(v.string()),
    /** M8. What the buyer reads about a failure. */
    message: v.nullable(v.string()),
    failure: v.nullable(PaymentFailureSchema),
    payment: MethodKeySchema,
    /** ISO date and time until which the payment is waited for; `null` when nothing is waited for. */
    expiresAt: v.nullable(v.string()),
  }),
});
export type PaymentStatus = v.InferOutput<typeof readPaymentStatus.body>;

/**
 * M5. The data of an event of the stream at `listener`. The first one says how things stand. While they are open, it has
 * the type `pending`; the outcome, `success` or `failed`, is an event without a type, after which the server closes.
 */
export const PaymentEventSchema = v.object({
  status: v.picklist(['pending', 'success', 'failed']),
  redirect: v.nullable(v.string()),
  message: v.nullable(v.string()),
  failure: v.nullable(PaymentFailureSchema),
  expiresAt: v.nullable(v.string()),
});
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;

/** M5. The `listener` of an order, for a page that comes back to its payment. */
export const paymentListenerOf = (orderId: string) => `/api/checkout/order/${orderId}/events`;

/**
 * A new payment for an order that is not paid, with another code or another online method; the older one is cancelled
 * first. If that turns out to be paid, the answer is the one of a paid order. The header of `placeOrder` makes it repeatable.
 * The checkout does not need it: its cart is there until the order is paid, and `placeOrder` is the same order again. It is for
 * clients that know an order without its cart, as apps do.
 */
export const retryPayment = endpoint({
  method: 'POST',
  path: '/checkout/order/{orderId}/payment',
  summary: 'M8. A new payment for an unpaid order',
  params: OrderParams,
  payload: v.object({ payment: MethodKeySchema, blikCode: BlikCodeSchema }),
  body: OrderAnswerSchema,
  problems: ['unknown-payment', 'payment-disabled', 'payment-unavailable', 'order-expired', 'idempotency-mismatch'],
});
