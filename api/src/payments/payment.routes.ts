import { readPaymentStatus, retryPayment } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import { ORDER_LIMIT } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { Visitor } from '../http/visitor.ts';
import { findOrderPayment } from './payment-status.repository.ts';
import { statusOf } from './payment-status.ts';

export function paymentRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readPaymentStatus, async ({ visitor, params }) =>
    statusOf(await demandOrder(deps, visitor, params.orderId)),
  );

  app.handle(
    retryPayment,
    async ({ visitor, params }) => {
      const { paymentStatus, redirect } = statusOf(await demandOrder(deps, visitor, params.orderId));
      if (paymentStatus !== 'success') throw new Refusal('order-expired');
      return { redirect, listener: null, checker: null, payment: null, hurraTagManager: {} };
    },
    { limit: ORDER_LIMIT },
  );
}

async function demandOrder({ db }: Deps, { idHash, country }: Visitor, orderId: string) {
  const order = idHash ? await findOrderPayment(db, { idHash, country }, orderId) : undefined;
  if (!order) throw new Refusal('not-found');
  return order;
}
