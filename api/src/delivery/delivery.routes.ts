import {
  chooseLaterItems,
  choosePayment,
  chooseShipping,
  chooseShippingPoint,
  readShippingPayment,
} from '@odeta/contracts';
import { shippingPaymentOf, summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import type { ShopServer } from '../http/shop-server.ts';
import { totalsOf } from '../pricing/totals.ts';
import { choosePoint } from './choose-point.service.ts';
import { saveChoice } from './delivery.repository.ts';
import { selectPayment, selectShipping } from './delivery.service.ts';

export function deliveryRoutes(app: ShopServer, deps: CartDeps): void {
  app.handle(readShippingPayment, async ({ session: { idHash, country } }) => {
    const shop = deps.settings.of(country);
    const cart = await deps.cartOf({ idHash, country });
    const totals = totalsOf(cart, shop);
    return {
      shippingPayment: shippingPaymentOf(totals, shop, deps.now()),
      shipping: cart.shipping,
      summary: summaryOf(totals.summary, shop),
    };
  });

  app.handle(chooseShipping, ({ knownSession, payload }) => selectShipping(deps, knownSession, payload));
  app.handle(choosePayment, ({ knownSession, payload }) => selectPayment(deps, knownSession, payload.payment));
  app.handle(chooseLaterItems, async ({ knownSession, payload: { laterItems } }) => {
    await saveChoice(deps.db, knownSession, { laterItems });
    return { laterItems };
  });
  app.handle(chooseShippingPoint, ({ knownSession, payload }) => choosePoint(deps, knownSession, payload));
}
