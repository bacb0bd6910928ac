import { readPaymentStatus } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The time limit is short, because the request is repeated. */
export const fetchPaymentStatus = (api: ApiClient, orderId: string) =>
  api.send(readPaymentStatus, { orderId }, { suppressMessages: true, timeLimit: 10_000 });
