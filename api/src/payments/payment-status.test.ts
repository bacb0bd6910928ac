import { countryCodes, type PaymentFailure, paymentFailures } from '@odeta/contracts';
import type { OrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';

const orderOf = (parts: Partial<OrderPayment> = {}): OrderPayment => ({
  orderId: '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11',
  country: 'sk',
  orderState: 'awaiting-payment',
  payment: 'card',
  state: 'failed',
  failure: null,
  expiresAt: null,
  isOwn: true,
  ...parts,
});
const messageOf = (country: OrderPayment['country'], failure: PaymentFailure) =>
  statusOf(orderOf({ country, failure })).message ?? '';

test.each(countryCodes)('in %s every reason of a failed payment has its own message (M8, R6)', (country) => {
  const messages = paymentFailures.map((failure) => messageOf(country, failure));

  expect(new Set(messages).size).toBe(paymentFailures.length);
  // A sentence, not the key of a missing text.
  for (const message of messages) expect(message).toMatch(/^\p{Lu}.*\s.*[.!]$/u);
});

test.each(paymentFailures)('%s has a different message in each of the five languages', (failure) => {
  expect(new Set(countryCodes.map((country) => messageOf(country, failure))).size).toBe(countryCodes.length);
});

test.each(countryCodes)('in %s the message for an unusable BLIK code requests a new one (R6)', (country) => {
  for (const failure of ['code-wrong', 'code-expired', 'code-used'] as const)
    expect(messageOf(country, failure)).toMatch(/BLIK.*(nowy|nový|új|nou|новый)/);
});

test.each(countryCodes)(
  'in %s the message for every failed BLIK payment by code requests a new one unless BLIK is unavailable (M8, R6)',
  (country) => {
    const messages = paymentFailures
      .filter((failure) => failure !== 'unavailable' && failure !== 'means-gone')
      .map((failure) => statusOf(orderOf({ country, failure, payment: 'blik' })).message ?? '');

    expect(new Set(messages).size).toBe(messages.length);
    for (const message of messages) {
      expect(message).toMatch(/nowy|nový|új|nou|новый/);
      expect(message).not.toMatch(/kart|card|карт/);
    }
  },
);

test.each([
  [{ orderState: 'placed', state: 'paid' }, 'success'],
  [{ orderState: 'placed', state: 'failed', failure: 'refused' }, 'success'],
  [{ orderState: 'placed', state: null }, 'success'],
  [{ orderState: 'awaiting-payment', state: 'new' }, 'pending'],
  [{ orderState: 'awaiting-payment', state: 'started' }, 'pending'],
  [{ orderState: 'awaiting-payment', state: 'pending' }, 'pending'],
  [{ orderState: 'awaiting-payment', state: 'waiting-capture' }, 'pending'],
  [{ orderState: 'awaiting-payment', state: 'failed', failure: 'refused' }, 'failed'],
  [{ orderState: 'awaiting-payment', state: 'refunding' }, 'failed'],
  [{ orderState: 'cancelled', state: 'expired', failure: 'expired' }, 'failed'],
  [{ orderState: 'cancelled', state: 'refunded' }, 'failed'],
] as const)('an order with %j has the payment status %s (R9)', (parts, shown) => {
  const { paymentStatus, redirect, message } = statusOf(orderOf(parts));

  expect(paymentStatus).toBe(shown);
  expect([redirect, message === null]).toEqual(shown === 'success' ? ['/confirm', true] : [null, shown !== 'failed']);
});
