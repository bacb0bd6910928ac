import { confirmStockNotice, endStockNotices, readStockNotice } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows the error itself. */
const options = { suppressMessages: true };

export const fetchNotice = (api: ApiClient, token: string) => api.send(readStockNotice, { token }, options);

export const sendConfirmed = (api: ApiClient, token: string) => api.send(confirmStockNotice, { token }, options);

export const sendEnd = (api: ApiClient, token: string) => api.send(endStockNotices, { token }, options);
