import { IDEMPOTENCY_HEADER, placeOrder, readConfirmInit } from '@odeta/shared/contracts';
import * as v from 'valibot';
import type { Deps } from '../http/deps.ts';
import { ORDER_LIMIT } from '../http/rate-limits.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { readConfirmation } from './confirm.service.ts';
import { placeOrderOf } from './order.service.ts';

const HeadersSchema = v.looseObject({
  [IDEMPOTENCY_HEADER]: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{1,100}$/))),
});

export function orderRoutes(app: ShopServer, deps: Deps): void {
  app.handle(
    placeOrder,
    ({ owner, payload, request }) => {
      const key = request.headers[IDEMPOTENCY_HEADER];
      return placeOrderOf(deps, owner, { payload, key: typeof key === 'string' ? key : null });
    },
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );

  app.handle(readConfirmInit, ({ visitor }) => readConfirmation(deps, visitor));
}
