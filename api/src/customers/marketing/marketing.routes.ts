import { changeMarketing, readMarketing } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { originOf } from '../../http/origin.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { NEWSLETTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import { changeMarketingOf, marketingOf } from './marketing.service.ts';

export function marketingRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readMarketing, async ({ session }) => ({ marketing: await marketingOf(deps, session) }));
  app.handle(
    changeMarketing,
    async ({ knownSession, payload, request }) => ({
      marketing: await changeMarketingOf(deps, knownSession, { ...payload, origin: originOf(request) }),
    }),
    { limit: NEWSLETTER_LIMIT },
  );
}
