import { type ConfirmInit, IDEMPOTENCY_HEADER, readConfirmInit } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** Which order is shown: that of a press of the button, one that is named, or the last one. */
export interface AskedOrder {
  intent?: string | undefined;
  orderId?: string | undefined;
}

/** Refused when there is none: the page says it better than an alert. */
export const fetchConfirmation = (api: ApiClient, { intent, orderId }: AskedOrder): Promise<ConfirmInit> =>
  api.send(readConfirmInit, orderId === undefined ? {} : { order: orderId }, {
    suppressMessages: true,
    ...(intent !== undefined && { headers: { [IDEMPOTENCY_HEADER]: intent } }),
  });
