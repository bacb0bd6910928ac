import { readAfterLoggingIn, readAvailableAgreements, readCheckoutInit } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { readAvailable, readCheckout } from './checkout.service.ts';

export function checkoutRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readCheckoutInit, ({ visitor, text }) => readCheckout(deps, visitor, text));

  app.handle(readAfterLoggingIn, ({ visitor, text }) => readCheckout(deps, visitor, text));

  app.handle(readAvailableAgreements, async ({ visitor }) => ({
    customerAvailableAgreements: await readAvailable(deps, visitor),
  }));
}
