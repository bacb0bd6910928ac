import { buyingPages, type CountryCode, type PaymentFailure, type PaymentStatus } from '@odeta/contracts';
import { textFor } from '../http/texts.ts';
import type { OrderPayment } from './payment-status.repository.ts';
import { BLIK } from './provider.ts';

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
  unavailable: 'payment-unavailable',
};
/** M8, R6. What says itself what to do about a code, or that no code helps now. */
const saidOfCodes: Partial<Record<PaymentFailure, string>> = {
  refused: 'payment-code-refused',
  'code-wrong': 'payment-code-wrong',
  'code-expired': 'payment-code-expired',
  'code-used': 'payment-code-used',
  unavailable: 'payment-unavailable',
};
/** What the buyer sees of an order's payment; a failure only after the provider's final status. */
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

/** Where the order is shown: the visitor's last one has no other address, one that was opened by its link is named. */
export const confirmationOf = ({ orderId, isOwn }: Pick<OrderPayment, 'orderId' | 'isOwn'>): string =>
  isOwn ? buyingPages.confirm : `${buyingPages.confirm}?order=${orderId}`;

/** With a code the way on is a new one. */
function failureText(country: CountryCode, payment: string, reason: PaymentFailure) {
  const text = textFor(country, failureTexts[reason]);
  if (payment !== BLIK) return text;
  const said = saidOfCodes[reason];
  return said ? textFor(country, said) : textFor(country, 'payment-new-code', { reason: text });
}

const isLive = (state: OrderPayment['state']) =>
  state === 'new' || state === 'started' || state === 'pending' || state === 'waiting-capture';
