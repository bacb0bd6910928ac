import {
  claimPurchase,
  placeOrder,
  readConfirmInit,
  readInvoiceCompany,
  retryPayment,
  VERSION_SET_COOKIE,
} from '@odeta/contracts';
import { readOwnCookie } from '@odeta/node/own-cookies';
import { readVersionSet } from '@odeta/node/version-set';
import { HeadersSchema, idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { buyerOf } from '../payments/buyer.ts';
import { ORDER_LIMIT } from '../rate-limits/rate-limits.ts';
import { readConfirmation } from './confirmation/confirm.service.ts';
import { claimPurchaseOf } from './confirmation/purchase-claim.service.ts';
import { findInvoiceCompany } from './placing/invoice-company.ts';
import { placeOrderOf } from './placing/order.service.ts';
import { retryPaymentOf } from './placing/retry-payment.ts';
import type { OrderDeps } from './records/order-deps.ts';

export function orderRoutes(app: ShopServer, deps: OrderDeps): void {
  app.handle(
    placeOrder,
    async ({ knownSession, payload, proof, request }) => {
      const key = idempotencyKeyOf(request);
      // Clients can write the cookie, so that only a version set that `edge` has signed counts.
      const versions = readVersionSet(deps.secret, readOwnCookie(request, VERSION_SET_COOKIE), deps.clock().getTime());
      const asked = { payload, key, proof, versions, ...buyerOf(request, knownSession) };
      return placeOrderOf(deps, knownSession, asked);
    },
    { limit: ORDER_LIMIT, needsProof: 'unless-repeated' },
  );

  app.handle(
    readConfirmInit,
    ({ session, query, request }) =>
      readConfirmation(deps, session, { key: idempotencyKeyOf(request), orderId: query.order ?? null }),
    { headers: HeadersSchema },
  );

  app.handle(readInvoiceCompany, async ({ session }) => ({ company: await findInvoiceCompany(deps.db, session) }));

  app.handle(claimPurchase, async ({ knownSession, payload }) => ({
    purchase: await claimPurchaseOf(deps, knownSession, payload),
  }));

  app.handle(
    retryPayment,
    ({ knownSession, params: { orderId }, payload, request }) =>
      retryPaymentOf(deps, knownSession, {
        ...buyerOf(request, knownSession),
        orderId,
        payload,
        key: idempotencyKeyOf(request),
      }),
    { limit: ORDER_LIMIT, headers: HeadersSchema },
  );
}
