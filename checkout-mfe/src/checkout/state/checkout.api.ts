import {
  type CustomerFields,
  changeClubStatus,
  changeQuantity,
  chooseLaterItems,
  choosePayment,
  chooseShipping,
  chooseShippingAddress,
  chooseShippingPoint,
  createShippingAddress,
  deleteBookAddress,
  type EntryId,
  editCustomer,
  type InputOf,
  type LaterItems,
  readAddressBook,
  readCheckoutInit,
  readShippingPayment,
  saveBookAddress,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The stores show the errors themselves. */
const options = { suppressMessages: true };

export const fetchCheckout = (api: ApiClient, paymentBack: string | null) =>
  api.send(readCheckoutInit, paymentBack === null ? {} : { 'payment-back': paymentBack });

export const sendShipping = (api: ApiClient, shipping: string | null, shippingPostcode: string) =>
  api.send(chooseShipping, { shipping, shippingPostcode }, options);

export const sendPoint = (api: ApiClient, choice: InputOf<typeof chooseShippingPoint>) =>
  api.send(chooseShippingPoint, choice, options);

export const sendAddressChoice = (api: ApiClient, choice: InputOf<typeof chooseShippingAddress>) =>
  api.send(chooseShippingAddress, choice, options);

export const sendNewAddress = (api: ApiClient, address: InputOf<typeof createShippingAddress>) =>
  api.send(createShippingAddress, address, options);

export const fetchAddressBook = (api: ApiClient) => api.send(readAddressBook, {}, options);

export const sendBookAddress = (api: ApiClient, address: InputOf<typeof saveBookAddress>) =>
  api.send(saveBookAddress, address, options);

export const sendBookDeletion = (api: ApiClient, id: string) => api.send(deleteBookAddress, { id }, options);

export const sendLaterItems = (api: ApiClient, laterItems: LaterItems) =>
  api.send(chooseLaterItems, { laterItems }, options);

export const sendQuantity = (api: ApiClient, cartEntryId: EntryId, quantity: number) =>
  api.send(changeQuantity, { cartEntryId, quantity }, options);

export const fetchShippingPayment = (api: ApiClient) => api.send(readShippingPayment, {}, options);

export const sendPayment = (api: ApiClient, payment: string | null) => api.send(choosePayment, { payment }, options);

export const sendCustomer = (api: ApiClient, fields: CustomerFields) => api.send(editCustomer, fields, options);

export const sendClub = (api: ApiClient, checked: boolean) => api.send(changeClubStatus, { checked }, options);
