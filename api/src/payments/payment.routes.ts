import { readPaymentStatus } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { readStatus } from './payment-status.service.ts';

export function paymentRoutes(app: ShopServer, deps: PaymentDeps): void {
  app.handle(readPaymentStatus, ({ session, params }) => readStatus(deps, session, params.orderId));
}
