import { readDeliveryReturn, readPageAddresses } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

const options = { suppressMessages: true };

export const fetchDeliveryReturn = (api: ApiClient) => api.send(readDeliveryReturn, {}, options);

/** The addresses of a page in the other countries. */
export const fetchPageAddresses = async (api: ApiClient, path: string) =>
  (await api.send(readPageAddresses, { path }, options)).addresses;
