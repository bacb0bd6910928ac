import { readAfterLoggingIn, readAvailableAgreements, readCheckoutInit } from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import { redirectAfter } from '../payments/payment-status.service.ts';
import { readAvailable, readCheckout } from './checkout.service.ts';
import type { CheckoutDeps } from './checkout-deps.ts';

export function checkoutRoutes(app: ShopServer, deps: CheckoutDeps): void {
  app.handle(readCheckoutInit, async ({ visitor, text, query }) => {
    const [init, paid] = await Promise.all([
      readCheckout(deps, visitor, text),
      redirectAfter(deps, visitor, query['payment-back']),
    ]);
    return paid === null ? init : { ...init, redirect: paid };
  });

  app.handle(readAfterLoggingIn, ({ visitor, text }) => readCheckout(deps, visitor, text));

  app.handle(readAvailableAgreements, async ({ visitor }) => ({
    customerAvailableAgreements: await readAvailable(deps, visitor),
  }));
}
