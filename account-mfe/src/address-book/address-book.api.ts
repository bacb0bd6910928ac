import {
  chooseDefaultAddress,
  deleteBookAddress,
  type InputOf,
  readAddressBook,
  saveBookAddress,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

export const fetchAddressBook = (api: ApiClient) => api.send(readAddressBook, {}, options);

export const sendAddress = (api: ApiClient, input: InputOf<typeof saveBookAddress>) =>
  api.send(saveBookAddress, input, options);

export const sendDeletion = (api: ApiClient, id: string) => api.send(deleteBookAddress, { id }, options);

export const sendDefault = (api: ApiClient, id: string | null) => api.send(chooseDefaultAddress, { id }, options);
