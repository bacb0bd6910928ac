import { openOrderByCode, requestOrderCode } from '@odeta/contracts';
import { originOf } from '../http/origin.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { CODE_LIMIT, MESSAGE_LIMIT } from '../rate-limits/rate-limits.ts';
import { openByCode, requestOrderCodeOf } from './order-code.service.ts';

export function orderCodeRoutes(app: ShopServer, deps: OrderDeps): void {
  app.handle(
    requestOrderCode,
    async ({ knownSession: session, payload, proof, request }) => {
      const { ip } = request;
      await requestOrderCodeOf(deps, payload, {
        ...{ session, ip, proof, requestId: String(request.id), origin: originOf(request) },
      });
      return {};
    },
    { limit: MESSAGE_LIMIT, needsProof: 'always' },
  );

  app.handle(
    openOrderByCode,
    ({ knownSession: session, payload, request }) =>
      openByCode(deps, payload, { session, ip: request.ip, requestId: String(request.id) }),
    { limit: CODE_LIMIT },
  );
}
