import {
  type CustomerFields,
  chooseLaterItems,
  choosePayment,
  chooseShipping,
  chooseShippingPoint,
  editCustomer,
  type InputOf,
  type LaterItems,
  readCheckoutInit,
  readShippingPayment,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The stores say themselves what went wrong. */
const options = { suppressMessages: true };

/** J2. */
export const fetchCheckout = (api: ApiClient, paymentBack: string | null) =>
  api.send(readCheckoutInit, paymentBack === null ? {} : { 'payment-back': paymentBack });

/** J5. */
export const sendShipping = (api: ApiClient, shipping: string | null, shippingPostcode: string) =>
  api.send(chooseShipping, { shipping, shippingPostcode }, options);

/** J12. */
export const sendPoint = (api: ApiClient, choice: InputOf<typeof chooseShippingPoint>) =>
  api.send(chooseShippingPoint, choice, options);

/** I6. */
export const sendLaterItems = (api: ApiClient, laterItems: LaterItems) =>
  api.send(chooseLaterItems, { laterItems }, options);

/** J13. */
export const fetchShippingPayment = (api: ApiClient) => api.send(readShippingPayment, {}, options);

/** M1. */
export const sendPayment = (api: ApiClient, payment: string | null) => api.send(choosePayment, { payment }, options);

/** K9. */
export const sendCustomer = (api: ApiClient, fields: CustomerFields) => api.send(editCustomer, fields, options);
