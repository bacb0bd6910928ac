import type { AnswerOf, changeClubStatus } from '@odeta/shared/contracts';
import { shippingPaymentOf, summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { Refusal } from '../http/refusal.ts';
import type { Owner } from '../http/visitor.ts';
import { clubStanding } from '../pricing/club.ts';
import { clubOf, type Text } from '../pricing/discount-answer.ts';
import { billOf } from '../pricing/totals.ts';
import { saveClub } from './discount.repository.ts';

/** L3. Adds a membership to the order, or takes it off. Refused to whom none is offered: guests, members with time left. */
export async function changeClub(
  deps: CartDeps,
  owner: Owner,
  checked: boolean,
  text: Text,
): Promise<AnswerOf<typeof changeClubStatus>> {
  const shop = deps.settings.of(owner.country);
  const before = await deps.basketOf(owner);
  if (checked && !clubStanding(shop, before.club).offered) throw new Refusal('club-not-offered');
  await saveClub(deps.db, owner, checked);

  const basket = await deps.basketOf(owner);
  const bill = billOf(basket, shop);
  const now = deps.now();
  return {
    club: clubOf(basket, bill, { shop, text, now }),
    payment: basket.payment,
    shipping: basket.shipping,
    summary: summaryOf(bill.summary, shop),
    shippingPayment: shippingPaymentOf(bill, shop, now),
  };
}
