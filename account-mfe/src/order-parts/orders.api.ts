import { type InputOf, readOrder, readOrders } from '@odeta/contracts';
import type { ApiClient } from '@odeta/storefront';

/** The page shows problems itself. */
const quietly = { suppressMessages: true };

export const fetchOrders = (api: ApiClient, asked: InputOf<typeof readOrders>) => api.send(readOrders, asked, quietly);

export const fetchOrder = (api: ApiClient, orderId: string) => api.send(readOrder, { orderId }, quietly);
