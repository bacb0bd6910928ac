import { leaveClub, readBenefits } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { benefitsOf, leaveClubOf } from './benefits.service.ts';

export function benefitsRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readBenefits, ({ session }) => benefitsOf(deps, session));
  app.handle(leaveClub, async ({ knownSession }) => ({ club: await leaveClubOf(deps, knownSession) }));
}
