import { readDynamicSession } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** Reports a route change; the answer is not used. */
export const sendRouteChange = (api: ApiClient) => api.send(readDynamicSession, {}, { suppressMessages: true });
