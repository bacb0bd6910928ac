import { keepCode, leaveClub, readBenefits } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { CODE_LIMIT } from '../../rate-limits/rate-limits.ts';
import { benefitsOf, leaveClubOf } from './benefits.service.ts';
import { keepCodeOf } from './keep-code.service.ts';

export function benefitsRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readBenefits, ({ session }) => benefitsOf(deps, session));
  app.handle(leaveClub, async ({ knownSession }) => ({ club: await leaveClubOf(deps, knownSession) }));

  app.handle(
    keepCode,
    async ({ knownSession, payload, text }) => {
      await keepCodeOf(deps, knownSession, { code: payload.code, text });
      return benefitsOf(deps, knownSession);
    },
    { limit: CODE_LIMIT },
  );
}
