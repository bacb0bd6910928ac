import { readPaymentStatus } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** M6. The checker; whoever waits for it asks again soon. */
export const fetchPaymentStatus = (api: ApiClient, orderId: string) =>
  api.send(readPaymentStatus, { orderId }, { suppressMessages: true, timeLimit: 10_000 });
