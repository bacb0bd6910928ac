import { choosePayment, chooseShipping, editCustomer, placeOrder, writeLog } from '@odeta/contracts';
import { summaryOf } from '@odeta/contracts/testing';
import { answers, createTestStorefront } from '@odeta/storefront/testing';
import { customerFieldsOf } from '../src/checkout/form/customer-fields.ts';
import type { Order } from '../src/checkout/placing/order-request.ts';
import { createPlacingStore } from '../src/checkout/placing/placing.store.ts';
import { createCheckoutStore } from '../src/checkout/state/checkout.store.ts';

export const fields = customerFieldsOf({ email: 'jana@example.sk', postCode: '811 05' });
export const order: Order = { fields, consents: ['regulationsAgreement'], total: 18.18 };
export const placed = { redirect: '/confirm', listener: null, checker: null, payment: null, hurraTagManager: {} };
export const botProof = { prepare() {}, prove: async () => 'proof' };
/** An event of the placing without an arrow fails the test. */
export const onImpossible = (message: string) => {
  throw new Error(message);
};
const saved = [
  answers(editCustomer, {
    customer: { ...fields, customerHash: null, hasAccount: false, customerNumber: null, isAuthorized: false },
  }),
  answers(chooseShipping, { postcode: true, orderRecapHandledErrors: [], payment: 'cod', summary: summaryOf() }),
  answers(choosePayment, { payment: 'cod', summary: summaryOf() }),
  answers(writeLog, {}),
];

/** A page on which everything is chosen, with a server that saves it and returns the given answers. `keys`: of the orders sent. */
export function readyOrder(...api: (typeof saved)[number][]) {
  const storefront = createTestStorefront({ api: [...saved, ...api] });
  const { state } = storefront.storeOf(createCheckoutStore);
  Object.assign(state, { shipping: 'courier', payment: 'cod', summary: summaryOf({ total: 18.18 }) });
  const store = createPlacingStore(storefront, { redirectPause: 0, botProof, onImpossible });
  const keys = () =>
    storefront.sent.filter(({ path }) => path === placeOrder.path).map(({ headers }) => headers['idempotency-key']);
  return { storefront, store, keys };
}
