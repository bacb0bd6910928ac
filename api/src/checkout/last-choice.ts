import { type CheckoutInit, needsWallet } from '@odeta/contracts';
import { remainingPayment } from '../delivery/remaining-payment.ts';
import type { KnownSession, Session } from '../http/session.ts';
import { type Cart, isPaidFor } from '../pricing/cart.ts';
import { toMajor } from '../pricing/money.ts';
import type { CountrySettings } from '../settings/settings.ts';
import type { CheckoutDeps } from './checkout-deps.ts';
import { findLastChoice, type LastOrder, saveRepeated } from './last-order.repository.ts';

export interface CartToOrder {
  cart: Cart;
  lastOrder: CheckoutInit['lastOrder'];
}

/** The visitor's cart. If they have chosen nothing yet, delivery, point and payment of their last order are filled in, once per cart. */
export async function cartToOrder(
  deps: CheckoutDeps,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<CartToOrder> {
  const cart = await deps.cartOf({ idHash, country });
  const isUntouched = cart.shipping === null && cart.payment === null && cart.lines.some(isPaidFor);
  if (!idHash || !(cart.repeated || isUntouched)) return { cart, lastOrder: null };
  const session: KnownSession = { idHash, country };
  const last = await findLastChoice(deps.db, session);
  if (!last) return { cart, lastOrder: null };

  const shop = deps.settings.of(country);
  const choice = choiceOf(last, shop);
  const isNew = !cart.repeated && (await saveRepeated(deps.db, session, choice));
  const filled = isNew ? await deps.cartOf(session) : cart;
  const isUnchanged = filled.repeated && filled.shipping === choice.shipping;
  return { cart: filled, lastOrder: isUnchanged ? answerOf(last, choice, shop) : null };
}

/** The choices of the last order that are still offered: without its method there is no payment either; a closed point keeps its method. */
function choiceOf({ shipping, payment, point, pointName, destination }: LastOrder, shop: CountrySettings) {
  const isOffered = shop.methods.some(({ key }) => key === shipping);
  const open = isOffered && point?.isOpen ? point : null;
  return {
    shipping: isOffered ? shipping : null,
    pointId: open?.pointId ?? null,
    payment: isOffered && !needsWallet(payment) ? remainingPayment(shop, shipping, payment, open) : null,
    destination: isOffered ? destination : null,
    isPointGone: isOffered && pointName !== null && open === null,
  };
}

function answerOf(last: LastOrder, choice: ReturnType<typeof choiceOf>, { code }: CountrySettings) {
  const { shippingName, pointName, shippingCost } = last;
  // A wallet is chosen each time in its own payment sheet.
  const paymentName = needsWallet(last.payment) ? '' : last.paymentName;
  const lapsed = {
    shipping: choice.shipping === null,
    point: choice.isPointGone,
    payment: choice.shipping !== null && choice.payment === null && paymentName !== '',
  };
  return {
    ...{ shippingName, pointName, paymentName },
    shippingCost: toMajor(code, shippingCost),
    lapsed: (['shipping', 'point', 'payment'] as const).filter((name) => lapsed[name]),
  };
}
