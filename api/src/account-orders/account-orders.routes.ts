import { buyAgain, cancelOrder, readOrder, readOrders } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { buyAgainOf, cancelOrderOf, orderOf, ordersOf } from './account-orders.service.ts';

export function accountOrderRoutes(app: ShopServer, deps: OrderDeps): void {
  app.handle(readOrders, ({ session, query }) => ordersOf(deps, session, query));

  app.handle(readOrder, async ({ session, params: { orderId } }) => ({
    order: await orderOf(deps, session, orderId),
  }));

  app.handle(
    cancelOrder,
    async ({ knownSession, params: { orderId } }) => ({ order: await cancelOrderOf(deps, knownSession, orderId) }),
    { limit: ORDER_LIMIT },
  );

  app.handle(buyAgain, ({ knownSession, params: { orderId } }) => buyAgainOf(deps, knownSession, orderId), {
    limit: ORDER_LIMIT,
  });
}
