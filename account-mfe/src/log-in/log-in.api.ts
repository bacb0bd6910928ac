import { type InputOf, logIn, readCustomer, register } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page says itself what went wrong. */
const options = { suppressMessages: true };

/** R21. What a guest has said of himself. */
export const fetchCustomer = (api: ApiClient) => api.send(readCustomer, {}, options);

/** K7. */
export const sendLogIn = (api: ApiClient, input: InputOf<typeof logIn>) => api.send(logIn, input, options);

/** K8. */
export const sendRegistration = (api: ApiClient, input: InputOf<typeof register>) => api.send(register, input, options);
