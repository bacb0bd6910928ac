import { editCustomer, readCustomer } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { tagFields } from '../tags/tags.ts';
import { registrationRulesOf } from './accounts/registration-rules.ts';
import { editCustomerOf, readCustomerOf } from './customer.service.ts';

export function customerRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readCustomer, async ({ session }) => {
    const [customer, hurraTagManager, registration] = await Promise.all([
      readCustomerOf(deps, session),
      tagFields(deps, session),
      registrationRulesOf(deps, session),
    ]);
    return { customer, hurraTagManager, registration };
  });

  app.handle(editCustomer, async ({ knownSession, payload }) => ({
    customer: await editCustomerOf(deps, knownSession, payload),
  }));
}
