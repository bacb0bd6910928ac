import {
  type AnswerOf,
  choosePayment,
  chooseShipping,
  editCustomer,
  type PaymentEvent,
  type PaymentStatus,
  type placeOrder,
  readPaymentStatus,
} from '@odeta/contracts';
import { summaryOf } from '@odeta/contracts/testing';
import { createAlertsStore } from '@odeta/storefront';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../src/checkout/form/customer-fields.ts';
import type { OpenStream, StreamListener } from '../src/checkout/placing/open-stream.ts';
import { createPlacingStore } from '../src/checkout/placing/placing.store.ts';
import { createCheckoutStore } from '../src/checkout/state/checkout.store.ts';
import { onImpossible } from './ready-order.ts';

export const orderId = '7f1c1d9e-8c57-4d52-9a0e-0b6f7a3f7c11';
export const expiresAt = '2026-11-20T10:02:00.000Z';
export const fields = customerFieldsOf({ email: 'anna@example.pl', postCode: '00-640' });
export const order = { fields, consents: ['regulationsAgreement' as const], total: 353.97 };
const nothing = { redirect: null, listener: null, checker: null, hurraTagManager: {} };
export const toWaitFor: AnswerOf<typeof placeOrder> = {
  ...nothing,
  listener: `/api/checkout/order/${orderId}/events`,
  checker: `/api/checkout/order/${orderId}/payment-status`,
  payment: { orderId, key: 'blik', expiresAt },
};
export const toPayElsewhere = {
  ...nothing,
  redirect: 'https://pay.example/1',
  payment: { orderId, key: 'card', expiresAt },
};
export const event = {
  status: 'pending',
  redirect: null,
  message: null,
  failure: null,
  expiresAt,
} satisfies PaymentEvent;
export const status = {
  paymentStatus: 'pending',
  redirect: null,
  message: null,
  failure: null,
  payment: 'blik',
  expiresAt,
} satisfies PaymentStatus;
export const paid = answers(readPaymentStatus, { ...status, paymentStatus: 'success', redirect: '/confirm' });
export const refused = answers(readPaymentStatus, { ...status, paymentStatus: 'failed', message: 'Kod wygasł' });
export const pending = answers(readPaymentStatus, status);

/** A shop in which an order is ready; the test sends the events of the payment's stream. */
export function shopOf(...api: (typeof paid)[]) {
  const storefront = createTestStorefront({
    country: 'pl',
    api: [
      answers(editCustomer, {
        customer: { ...fields, customerHash: null, hasAccount: false, customerNumber: null, isAuthorized: false },
      }),
      answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'blik', summary: summaryOf() }),
      answers(choosePayment, { payment: 'blik', summary: summaryOf() }),
      ...api,
    ],
  });
  const checkout = storefront.storeOf(createCheckoutStore);
  Object.assign(checkout.state, { shipping: 'courier', payment: 'blik', summary: summaryOf({ total: 353.97 }) });
  const streams: (StreamListener & { address: string })[] = [];
  const openStream: OpenStream = (address, listener) => {
    streams.push({ ...listener, address });
    return () => {};
  };
  const botProof = { prepare() {}, prove: async () => 'proof' };
  const store = createPlacingStore(storefront, { redirectPause: 0, botProof, openStream, onImpossible });
  const alerts = () => storefront.storeOf(createAlertsStore).state.alerts;
  const untilWaiting = async () => {
    for (let turn = 0; turn < 100 && store.state.placing.status !== 'waiting'; turn += 1) await Promise.resolve();
    expect(store.state.placing.status).toBe('waiting');
  };
  return { storefront, checkout, store, streams, alerts, untilWaiting };
}
