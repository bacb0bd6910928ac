import { changeClubStatus, deleteDiscountCode, useDiscountCode } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { CODE_LIMIT } from '../rate-limits/rate-limits.ts';
import { changeClub } from './club.service.ts';
import { removeDiscount, takeDiscount } from './discount.service.ts';

export function discountRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(useDiscountCode, ({ owner, payload, text }) => takeDiscount(deps, owner, payload.code, text), {
    limit: CODE_LIMIT,
  });

  app.handle(deleteDiscountCode, ({ owner, payload, text }) => removeDiscount(deps, owner, payload.voucherId, text));

  app.handle(changeClubStatus, ({ owner, payload, text }) => changeClub(deps, owner, payload.checked, text));
}
