import { readAfterLoggingIn, readAvailableAgreements, readCheckoutInit } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { redirectAfter } from '../payments/payment-status.service.ts';
import { readAvailable, readCheckout } from './checkout.service.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

export function checkoutRoutes(app: ShopServer, deps: CheckoutDeps): void {
  app.handle(readCheckoutInit, async ({ session, text, query }) => {
    const [init, paid] = await Promise.all([
      readCheckout(deps, session, text),
      redirectAfter(deps, session, query['payment-back']),
    ]);
    return paid === null ? init : { ...init, redirect: paid };
  });

  app.handle(readAfterLoggingIn, ({ session, text }) => readCheckout(deps, session, text));

  app.handle(readAvailableAgreements, async ({ session }) => ({
    customerAvailableAgreements: await readAvailable(deps, session),
  }));
}
