import { chooseShippingAddress, createShippingAddress } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { chooseAddress, createAddress } from './address.service.ts';

export function addressRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(chooseShippingAddress, ({ knownSession, payload }) => chooseAddress(deps, knownSession, payload));
  app.handle(createShippingAddress, ({ knownSession, payload }) => createAddress(deps, knownSession, payload));
}
