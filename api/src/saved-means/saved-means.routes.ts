import { readSavedMeans, removeSavedMeans } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import type { PaymentDeps } from '../payments/payment-deps.ts';
import { removeSavedMeansOf, savedMeansOf } from './saved-means.service.ts';

export function savedMeansRoutes(app: ShopServer, deps: PaymentDeps & Pick<CartDeps, 'secret'>): void {
  app.handle(readSavedMeans, ({ session }) => savedMeansOf(deps, session));
  app.handle(removeSavedMeans, ({ knownSession, payload }) => removeSavedMeansOf(deps, knownSession, payload.id));
}
