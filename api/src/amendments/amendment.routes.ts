import { randomUUID } from 'node:crypto';
import { amendOrder, readAmendOffer } from '@odeta/contracts';
import { readOrderDetail } from '../account-orders/order-detail.ts';
import { HeadersSchema, idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { requireSeen } from '../orders/placing/require-seen.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { amend } from './amend.service.ts';
import { readOfferOf } from './amend-offer.service.ts';

/** For everyone who may see the order: its customer, and a guest who has its link. */
export function amendmentRoutes(app: ShopServer, deps: OrderDeps): void {
  app.handle(readAmendOffer, async ({ session, params: { orderId } }) => {
    await requireSeen(deps, session, orderId);
    return { offer: await readOfferOf(deps.db, orderId, deps.settings.of(session.country)) };
  });

  app.handle(
    amendOrder,
    async ({ knownSession, params: { orderId }, payload, request }) => {
      await requireSeen(deps, knownSession, orderId);
      const key = idempotencyKeyOf(request) ?? randomUUID();
      await amend(deps, { orderId, key, amendment: payload, memberId: null });
      const shop = deps.settings.of(knownSession.country);
      return { order: await readOrderDetail(deps.db, orderId, shop, deps.now()) };
    },
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );
}
