import { IDEMPOTENCY_HEADER, readConfirmInit } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** N1. Of the press with this key, else of the last order. Refused when there is none: the page says it better than an alert. */
export const fetchConfirmation = (api: ApiClient, intent: string | undefined) =>
  api.send(
    readConfirmInit,
    {},
    { suppressMessages: true, ...(intent !== undefined && { headers: { [IDEMPOTENCY_HEADER]: intent } }) },
  );
