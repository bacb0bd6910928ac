import { readPaymentStatus, retryPayment } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { HeadersSchema, idempotencyKeyOf } from '../http/idempotency-key.ts';
import { ORDER_LIMIT } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { buyerOf } from './buyer.ts';
import { findOrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';
import { retryPaymentOf } from './retry-payment.ts';

export function paymentRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readPaymentStatus, async ({ visitor: { idHash, country }, params }) => {
    const order = idHash ? await findOrderPayment(deps.db, { idHash, country }, params.orderId) : undefined;
    if (!order) throw new Refusal('not-found');
    return statusOf(order);
  });

  app.handle(
    retryPayment,
    ({ owner, params: { orderId }, payload, request }) =>
      retryPaymentOf(deps, owner, { ...buyerOf(request, owner), orderId, payload, key: idempotencyKeyOf(request) }),
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );
}
