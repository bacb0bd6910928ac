import { readPaymentStatus, retryPayment } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { HeadersSchema, idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { buyerOf } from './buyer.ts';
import { readStatus } from './payment-status.service.ts';
import { retryPaymentOf } from './retry-payment.ts';

export function paymentRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readPaymentStatus, ({ visitor, params }) => readStatus(deps, visitor, params.orderId));

  app.handle(
    retryPayment,
    ({ owner, params: { orderId }, payload, request }) =>
      retryPaymentOf(deps, owner, { ...buyerOf(request, owner), orderId, payload, key: idempotencyKeyOf(request) }),
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );
}
