import {
  amendOrder,
  IDEMPOTENCY_HEADER,
  type InputOf,
  readAmendOffer,
  readInvoiceCompany,
  searchShippingPoints,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const quietly = { suppressMessages: true };

export const fetchOffer = (api: ApiClient, orderId: string) => api.send(readAmendOffer, { orderId }, quietly);

export const fetchCompany = (api: ApiClient) => api.send(readInvoiceCompany, {}, quietly);

/** Points of these methods near a place. */
export const fetchPoints = (api: ApiClient, search: string, shippingList: string[]) =>
  api.send(searchShippingPoints, { search, shippingList, offset: 0 }, quietly);

/** With an idempotency key, so that a repeated request amends once. */
export const sendAmendment = (api: ApiClient, amendment: InputOf<typeof amendOrder>, key: string) =>
  api.send(amendOrder, amendment, { ...quietly, headers: { [IDEMPOTENCY_HEADER]: key } });
