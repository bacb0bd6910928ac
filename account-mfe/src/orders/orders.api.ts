import { buyAgain, cancelOrder } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const quietly = { suppressMessages: true };

export const sendCancel = (api: ApiClient, orderId: string) => api.send(cancelOrder, { orderId }, quietly);

export const sendBuyAgain = (api: ApiClient, orderId: string) => api.send(buyAgain, { orderId }, quietly);
