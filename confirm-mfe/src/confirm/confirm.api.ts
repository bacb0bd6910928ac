import {
  type ConfirmInit,
  IDEMPOTENCY_HEADER,
  readConfirmInit,
  readMatching,
  readPaymentStatus,
} from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The order to show: that of an order request (`intent`), one by its id, or the last one. */
export interface AskedOrder {
  intent?: string | undefined;
  orderId?: string | undefined;
}

/** Without alerts: the page itself shows that there is no order. */
export const fetchConfirmation = (api: ApiClient, { intent, orderId }: AskedOrder): Promise<ConfirmInit> =>
  api.send(readConfirmInit, orderId === undefined ? {} : { order: orderId }, {
    suppressMessages: true,
    ...(intent !== undefined && { headers: { [IDEMPOTENCY_HEADER]: intent } }),
  });

export const fetchMatching = (api: ApiClient, variants: string) =>
  api.send(readMatching, { variants }, { suppressMessages: true });

export const fetchPaymentStatus = async (api: ApiClient, orderId: string) =>
  (await api.send(readPaymentStatus, { orderId }, { suppressMessages: true })).paymentStatus;
