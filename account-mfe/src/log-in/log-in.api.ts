import { type InputOf, readCustomer, register } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const options = { suppressMessages: true };

/** The data that a guest has entered so far. */
export const fetchCustomer = (api: ApiClient) => api.send(readCustomer, {}, options);

export const sendRegistration = (api: ApiClient, input: InputOf<typeof register>) => api.send(register, input, options);
