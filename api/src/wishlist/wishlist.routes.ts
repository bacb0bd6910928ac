import {
  addWish,
  endWishlistShare,
  readSharedWishlist,
  readWishlist,
  removeWish,
  shareWishlist,
} from '@odeta/contracts';
import type { ShopServer } from '../http/shop-server.ts';
import type { SettingsDeps } from '../settings/settings-deps.ts';
import { endShare, putOnWishlist, sharedProducts, shareList, takeOffWishlist, wishlistOf } from './wishlist.service.ts';

export function wishlistRoutes(app: ShopServer, deps: SettingsDeps): void {
  app.handle(readWishlist, ({ session }) => wishlistOf(deps, session));

  app.handle(addWish, async ({ knownSession, payload }) => ({
    wishlist: await putOnWishlist(deps, knownSession, payload),
  }));

  app.handle(removeWish, async ({ knownSession, payload }) => ({
    wishlist: await takeOffWishlist(deps, knownSession, payload),
  }));

  app.handle(shareWishlist, async ({ knownSession }) => ({ share: await shareList(deps, knownSession) }));

  app.handle(endWishlistShare, async ({ knownSession }) => {
    await endShare(deps, knownSession);
    return { share: null };
  });

  app.handle(readSharedWishlist, async ({ session, params }) => ({
    products: await sharedProducts(deps, session.country, params.share),
  }));
}
