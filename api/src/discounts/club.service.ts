import type { AnswerOf, changeClubStatus } from '@odeta/contracts';
import { shippingPaymentOf, summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { openCart, saveSession } from '../carts/open-cart.repository.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { clubStanding } from '../pricing/club.ts';
import { clubOf, type Text } from '../pricing/discount-answer.ts';
import { totalsOf } from '../pricing/totals.ts';
import { saveClub } from './discount.repository.ts';

/** Adds a membership to the order, or removes it. Refused to customers who are not offered one: guests, and members with time left. */
export async function changeClub(
  deps: CartDeps,
  session: KnownSession,
  checked: boolean,
  text: Text,
): Promise<AnswerOf<typeof changeClubStatus>> {
  const shop = deps.settings.of(session.country);
  const before = await deps.cartOf(session);
  if (checked && !clubStanding(shop, before.club).offered) throw new ApiError('club-not-offered');
  await deps.db.transaction().execute(async (trx) => {
    // Whoever joins before they have chosen anything gets a cart for it.
    if (checked) await openCart(trx, await saveSession(trx, session.idHash), session.country);
    await saveClub(trx, session, checked);
  });

  const cart = await deps.cartOf(session);
  const totals = totalsOf(cart, shop);
  const now = deps.now();
  return {
    club: clubOf(cart, totals, { shop, text, now }),
    payment: cart.payment,
    shipping: cart.shipping,
    summary: summaryOf(totals.summary, shop),
    shippingPayment: shippingPaymentOf(totals, shop, now),
  };
}
