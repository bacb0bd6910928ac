import { logOut, readAccount } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** Without global messages, because the page handles a missing log-in itself. */
export const fetchAccount = (api: ApiClient) => api.send(readAccount, {}, { suppressMessages: true });

export const sendLogOut = (api: ApiClient) => api.send(logOut, {}, { suppressMessages: true });
