import {
  cancelReturn,
  openReturn,
  quoteReturn,
  quoteWithdrawal,
  readAfterSale,
  readOwnOrder,
  readReturn,
  readReturnOffer,
  readReturns,
} from '@odeta/contracts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { afterSaleOf } from './after-sale.service.ts';
import { openReturnOf } from './open-return.service.ts';
import { ownOrderOf, withdrawalQuoteOf } from './own-order.service.ts';
import { returnOfferOf, returnQuoteOf } from './return-offer.service.ts';
import { cancelReturnOf, returnOf, returnsOf } from './return-views.service.ts';

export function returnRoutes(app: ShopServer, deps: OrderDeps): void {
  app.handle(readAfterSale, async ({ session, params: { orderId } }) => ({
    afterSale: await afterSaleOf(deps, session, orderId),
  }));

  app.handle(readReturnOffer, async ({ session, params: { orderId } }) => ({
    offer: await returnOfferOf(deps, session, orderId),
  }));

  app.handle(quoteReturn, ({ session, params: { orderId }, payload }) =>
    returnQuoteOf(deps, session, { orderId, payload }),
  );

  app.handle(
    openReturn,
    ({ knownSession, params: { orderId }, payload, request }) =>
      openReturnOf(deps, knownSession, { orderId, payload, key: idempotencyKeyOf(request) }),
    { limit: ORDER_LIMIT },
  );

  app.handle(readReturns, ({ session, query }) => returnsOf(deps, session, Number(query.page)));

  app.handle(readReturn, async ({ session, params: { returnId } }) => ({
    detail: await returnOf(deps, session, returnId),
  }));

  app.handle(cancelReturn, ({ knownSession, params: { returnId } }) => cancelReturnOf(deps, knownSession, returnId), {
    limit: ORDER_LIMIT,
  });

  app.handle(readOwnOrder, async ({ session, query }) => ({ order: await ownOrderOf(deps, session, query) }));

  app.handle(quoteWithdrawal, async ({ session, payload }) => ({
    refund: await withdrawalQuoteOf(deps, session, payload),
  }));
}
