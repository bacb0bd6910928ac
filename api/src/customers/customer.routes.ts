import { editCustomer, readCustomer } from '@odeta/shared/contracts';
import type { Deps } from '../http/deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { editCustomerOf, readCustomerOf } from './customer.service.ts';

export function customerRoutes(app: ShopServer, deps: Deps): void {
  app.handle(readCustomer, async ({ visitor }) => {
    const customer = await readCustomerOf(deps, visitor);
    return { customer, hurraTagManager: { uniqueUserId: customer?.customerHash ?? null } };
  });

  app.handle(editCustomer, async ({ owner, payload }) => ({ customer: await editCustomerOf(deps, owner, payload) }));
}
