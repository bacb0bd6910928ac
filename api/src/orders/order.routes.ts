import { placeOrder, readConfirmInit } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { HeadersSchema, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { ORDER_LIMIT } from '../http/rate-limits.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { buyerOf } from '../payments/buyer.ts';
import { readConfirmation } from './confirm.service.ts';
import { placeOrderOf } from './order.service.ts';

export function orderRoutes(app: ShopServer, deps: Deps): void {
  app.handle(
    placeOrder,
    ({ owner, payload, request }) =>
      placeOrderOf(deps, owner, { payload, key: idempotencyKeyOf(request), ...buyerOf(request, owner) }),
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );

  app.handle(readConfirmInit, ({ visitor }) => readConfirmation(deps, visitor));
}
