import { readConfirmInit } from '@odeta/shared/contracts';
import type { ApiClient } from '@odeta/shared/storefront';

/** N1. Refused when the visitor has no order: the page says it better than an alert. */
export const fetchConfirmation = (api: ApiClient) => api.send(readConfirmInit, {}, { suppressMessages: true });
