import { logOut, readAccount } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** P1. The page says itself that nobody is logged in. */
export const fetchAccount = (api: ApiClient) => api.send(readAccount, {}, { suppressMessages: true });

export const sendLogOut = (api: ApiClient) => api.send(logOut, {}, { suppressMessages: true });
