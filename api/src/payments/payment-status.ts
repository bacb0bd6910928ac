import { buyingPages, type CountryCode, needsCode, type PaymentFailure, type PaymentStatus } from '@odeta/contracts';
import { textFor } from '../http/texts.ts';
import type { OrderPayment } from './payment-status.repository.ts';

const failureTexts: Record<PaymentFailure, string> = {
  refused: 'payment-refused',
  'no-funds': 'payment-no-funds',
  limit: 'payment-limit',
  'not-confirmed': 'payment-not-confirmed',
  cancelled: 'payment-cancelled',
  expired: 'payment-expired',
  'code-wrong': 'payment-code-wrong',
  'code-expired': 'payment-code-expired',
  'code-used': 'payment-code-used',
  'means-gone': 'payment-means-gone',
  unavailable: 'payment-unavailable',
};
/** M8, R6. Texts that say what to do about the code, or that another code will not help. */
const saidOfCodes: Partial<Record<PaymentFailure, string>> = {
  refused: 'payment-code-refused',
  'code-wrong': 'payment-code-wrong',
  'code-expired': 'payment-code-expired',
  'code-used': 'payment-code-used',
  'means-gone': 'payment-means-gone',
  unavailable: 'payment-unavailable',
};
/** The state of an order's payment for the buyer; `failed` only after the provider's final status. */
export function statusOf(order: OrderPayment): PaymentStatus {
  const { country, orderState, payment, state, failure, expiresAt } = order;
  const said = { payment, redirect: null, message: null, failure: null, expiresAt: null };
  if (orderState !== 'awaiting-payment' && orderState !== 'cancelled')
    return { ...said, paymentStatus: 'success', redirect: confirmationOf(order) };
  if (orderState === 'awaiting-payment' && isLive(state))
    return { ...said, paymentStatus: 'pending', expiresAt: expiresAt?.toISOString() ?? null };
  const reason = failure ?? 'expired';
  return { ...said, paymentStatus: 'failed', failure: reason, message: failureText(country, payment, reason) };
}

/** The page of the order: the visitor's own last order needs no id, one that was opened by its link does. */
export const confirmationOf = ({ orderId, isOwn }: Pick<OrderPayment, 'orderId' | 'isOwn'>): string =>
  isOwn ? buyingPages.confirm : `${buyingPages.confirm}?order=${orderId}`;

/** Where a code is typed, the text asks for a new one. */
function failureText(country: CountryCode, payment: string, reason: PaymentFailure) {
  const text = textFor(country, failureTexts[reason]);
  if (!needsCode(payment)) return text;
  const said = saidOfCodes[reason];
  return said ? textFor(country, said) : textFor(country, 'payment-new-code', { reason: text });
}

const isLive = (state: OrderPayment['state']) =>
  state === 'new' || state === 'started' || state === 'pending' || state === 'waiting-capture';
