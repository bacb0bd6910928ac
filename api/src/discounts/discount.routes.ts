import { changeClubStatus, deleteDiscountCode, readOfferedCodes, useDiscountCode } from '@odeta/contracts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { CODE_LIMIT } from '../rate-limits/rate-limits.ts';
import { changeClub } from './club.service.ts';
import { removeDiscount, takeDiscount } from './discount.service.ts';
import { offeredCodes } from './offered-codes.service.ts';

export function discountRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readOfferedCodes, ({ session, text }) => offeredCodes(deps, session, text));

  app.handle(
    useDiscountCode,
    ({ knownSession, payload, text }) => takeDiscount(deps, knownSession, payload.code, text),
    {
      limit: CODE_LIMIT,
    },
  );

  app.handle(deleteDiscountCode, ({ knownSession, payload, text }) =>
    removeDiscount(deps, knownSession, payload.voucherId, text),
  );

  app.handle(changeClubStatus, ({ knownSession, payload, text }) =>
    changeClub(deps, knownSession, payload.checked, text),
  );
}
