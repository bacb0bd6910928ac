import { changeEmail, readProfile, saveProfile } from '@odeta/contracts';
import type { CartDeps } from '../../carts/cart-deps.ts';
import { originOf } from '../../http/origin.ts';
import type { ShopServer } from '../../http/shop-server.ts';
import { REGISTER_LIMIT } from '../../rate-limits/rate-limits.ts';
import { requestEmailChange } from '../security/email-change.service.ts';
import { profileOf, saveProfileOf } from './profile.service.ts';

export function profileRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readProfile, ({ session }) => profileOf(deps, session));

  app.handle(saveProfile, async ({ knownSession, payload }) => ({
    profile: await saveProfileOf(deps, knownSession, payload),
  }));

  app.handle(
    changeEmail,
    async ({ knownSession, payload, request }) => {
      await requestEmailChange(deps, knownSession, { ...payload, origin: originOf(request) });
      return {};
    },
    { limit: REGISTER_LIMIT },
  );
}
