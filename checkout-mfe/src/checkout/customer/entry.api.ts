import { type InputOf, logIn, logOut, readAfterLoggingIn, readCustomer, register } from '@odeta/contracts';
import type { ApiClient, SendOptions } from '@odeta/storefront';

/** What else the server has to say, for example of a merged cart. */
type Listener = SendOptions['onMessages'];

/** The step says itself what went wrong. */
const options = { suppressMessages: true };

/** K7. */
export const sendLogIn = (api: ApiClient, input: InputOf<typeof logIn>, onMessages: Listener) =>
  api.send(logIn, input, { onMessages });

/** K8. */
export const sendRegistration = (api: ApiClient, input: InputOf<typeof register>, onMessages: Listener) =>
  api.send(register, input, { onMessages });

export const sendLogOut = (api: ApiClient) => api.send(logOut, {}, options);

/** K10. */
export const fetchCustomer = (api: ApiClient) => api.send(readCustomer, {}, options);

/** K7. */
export const fetchAfterLoggingIn = (api: ApiClient) => api.send(readAfterLoggingIn, {}, options);
