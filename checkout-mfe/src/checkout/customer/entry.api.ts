import { type InputOf, logOut, readAfterLoggingIn, readCustomer, register } from '@odeta/contracts';
import type { ApiClient, SendOptions } from '@odeta/storefront';

/** Receives further messages of the server, for example about a merged cart. */
type Listener = SendOptions['onMessages'];

/** The step shows the error itself. */
const options = { suppressMessages: true };

export const sendRegistration = (api: ApiClient, input: InputOf<typeof register>, onMessages: Listener) =>
  api.send(register, input, { onMessages });

export const sendLogOut = (api: ApiClient) => api.send(logOut, {}, options);

export const fetchCustomer = (api: ApiClient) => api.send(readCustomer, {}, options);

export const fetchAfterLoggingIn = (api: ApiClient) => api.send(readAfterLoggingIn, {}, options);
