import {
  cancelReturn,
  IDEMPOTENCY_HEADER,
  type InputOf,
  openReturn,
  quoteReturn,
  readReturn,
  readReturnOffer,
  readReturns,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const quietly = { suppressMessages: true };

export const fetchReturns = (api: ApiClient, page: string) => api.send(readReturns, { page }, quietly);

export const fetchReturn = (api: ApiClient, returnId: string) => api.send(readReturn, { returnId }, quietly);

export const fetchOffer = (api: ApiClient, orderId: string) => api.send(readReturnOffer, { orderId }, quietly);

export const fetchSums = (api: ApiClient, form: InputOf<typeof quoteReturn>) => api.send(quoteReturn, form, quietly);

/** With an idempotency key, so that a repeated request creates one return. */
export const sendReturn = (api: ApiClient, form: InputOf<typeof openReturn>, key: string) =>
  api.send(openReturn, form, { ...quietly, headers: { [IDEMPOTENCY_HEADER]: key } });

export const sendCancel = (api: ApiClient, returnId: string) => api.send(cancelReturn, { returnId }, quietly);
