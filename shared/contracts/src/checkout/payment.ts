import * as v from 'valibot';
import { endpoint } from '../base/endpoint.ts';
import { MethodKeySchema } from './delivery-method.ts';
import { BlikCodeSchema, OrderAnswerSchema } from './order.ts';

/** Reasons of a failed payment, each with its own text for the shopper (R6). */
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
  'means-gone',
  'unavailable',
] as const;
const PaymentFailureSchema = v.picklist(paymentFailures);
export type PaymentFailure = v.InferOutput<typeof PaymentFailureSchema>;

export const OrderIdSchema = v.pipe(v.string(), v.uuid());

const OrderParams = v.object({ orderId: OrderIdSchema });

/**
 * M6, R9. Status of an order's payment. `failed` is the provider's final answer, never an assumption; the
 * order itself stays for a while and may be paid again.
 */
export const readPaymentStatus = endpoint({
  method: 'GET',
  path: '/checkout/order/{orderId}/payment-status',
  summary: 'M6. The checker: how far the payment of an order is',
  params: OrderParams,
  body: v.object({
    paymentStatus: v.picklist(['pending', 'success', 'failed']),
    /** Address to go to after success. */
    redirect: v.nullable(v.string()),
    /** M8. The text for the shopper after a failure. */
    message: v.nullable(v.string()),
    failure: v.nullable(PaymentFailureSchema),
    payment: MethodKeySchema,
    /** ISO date and time until which the payment is awaited; `null` if none is pending. */
    expiresAt: v.nullable(v.string()),
  }),
});
export type PaymentStatus = v.InferOutput<typeof readPaymentStatus.body>;

/**
 * M5. Data of the events of the stream at `listener`. The first event has the current status. While the payment is open, events have
 * the type `pending`; the outcome, `success` or `failed`, is an event without a type, after which the server closes the stream.
 */
export const PaymentEventSchema = v.object({
  status: v.picklist(['pending', 'success', 'failed']),
  redirect: v.nullable(v.string()),
  message: v.nullable(v.string()),
  failure: v.nullable(PaymentFailureSchema),
  expiresAt: v.nullable(v.string()),
});
export type PaymentEvent = v.InferOutput<typeof PaymentEventSchema>;

/** M5. The `listener` of an order, for a page that is opened again during its payment. */
export const paymentListenerOf = (orderId: string) => `/api/checkout/order/${orderId}/events`;

/**
 * A new payment for an unpaid order, with another code or another online method; the older payment is cancelled first. If that
 * turns out to be paid, the response is that of a paid order. The header of `placeOrder` makes it idempotent. The checkout does
 * not need it: its cart stays until the order is paid, and `placeOrder` reuses the order. It is for clients that know an order
 * without its cart, such as apps.
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
