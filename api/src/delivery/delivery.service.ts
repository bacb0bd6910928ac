import { type AnswerOf, type chooseShipping, type PayloadOf, PICK_UP_GROUP } from '@odeta/contracts';
import { summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { requireGoods } from '../carts/lost-cart.ts';
import { recapErrorsOf } from '../carts/recap-errors.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { findPoint } from '../points/point.repository.ts';
import type { Cart } from '../pricing/cart.ts';
import { takenAt } from '../pricing/point-payments.ts';
import { totalsOf } from '../pricing/totals.ts';
import { isDelivered } from '../settings/deliverable.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { saveChoice } from './delivery.repository.ts';
import { givenUp, remainingPayment } from './remaining-payment.ts';

/** Chooses a method, or none. A payment that it does not offer is deselected, and with a pick-up method so is another delivery address. */
export async function selectShipping(
  deps: CartDeps,
  session: KnownSession,
  { shipping, shippingPostcode, shippingPointId }: PayloadOf<typeof chooseShipping>,
): Promise<AnswerOf<typeof chooseShipping>> {
  const shop = deps.settings.of(session.country);
  const method = shop.methods.find(({ key }) => key === shipping);
  if (shipping !== null && !method) throw new ApiError('unknown-shipping');
  const before = await deps.cartOf(session);
  if (shipping !== null) requireGoods(before);
  const { pointId, point } = await pointFor(deps, session, { before, shipping, shippingPointId });
  const payment = remainingPayment(shop, shipping, before.payment, point);
  const choice = { shipping, ...givenUp(before.payment, payment), pointId, shippingPostCode: shippingPostcode };
  // The page shows the billing address from then on, also with a courier again, and not the default one of the address book.
  const billing = { addressId: null, destinationChosen: true };
  await saveChoice(deps.db, session, method?.group === 'pick-up' ? { ...choice, ...billing } : choice);
  const cart = await deps.cartOf(session);
  const totals = totalsOf(cart, shop);
  const postcode = shippingPostcode === '' || isDelivered(session.country, shippingPostcode);
  const recap = { cart: { ...cart, payment: before.payment }, totals, payment, isDelivered: postcode };
  return {
    postcode,
    // Deselecting the delivery also deselects the payment, but must not make the page ask for it again.
    orderRecapHandledErrors: recapErrorsOf(shipping === null ? { ...recap, cart } : recap),
    summary: summaryOf(totals.summary, shop),
    payment,
  };
}

/** Chooses a payment that the chosen method offers, or any offered one while no method is chosen. */
export async function selectPayment(deps: CartDeps, session: KnownSession, payment: string | null) {
  const shop = deps.settings.of(session.country);
  const cart = await deps.cartOf(session);
  if (payment !== null) {
    requireGoods(cart);
    requireOffered(shop, cart, payment);
  }
  await saveChoice(deps.db, session, { payment });
  const totals = totalsOf({ ...cart, payment }, shop);
  return { payment, summary: summaryOf(totals.summary, shop) };
}

function requireOffered({ methods }: CountrySettings, { shipping, point }: Cart, payment: string) {
  const offers = methods
    .filter(({ key }) => shipping === null || key === shipping)
    .map((method) => (shipping === null ? method : takenAt(point, method)))
    .flatMap(({ payments }) => payments.filter(({ key }) => key === payment));
  if (offers.length === 0) throw new ApiError('unknown-payment');
  if (offers.every(({ disabled }) => disabled)) throw new ApiError('payment-disabled');
}

interface PointChoice {
  before: Cart;
  shipping: string | null;
  shippingPointId: string | undefined;
}

/** The point of the request, else the chosen one if it belongs to the method. */
async function pointFor(deps: CartDeps, session: KnownSession, { before, shipping, shippingPointId }: PointChoice) {
  if (shippingPointId === undefined) {
    const fits = before.point && [before.point.shipping, PICK_UP_GROUP].includes(shipping ?? '');
    return fits ? before : { pointId: null, point: null };
  }
  const point = await findPoint(deps.db, session.country, shippingPointId);
  if (!point || ![point.shipping, PICK_UP_GROUP].includes(shipping ?? '')) throw new ApiError('unknown-point');
  if (point.disabled) throw new ApiError('point-closed');
  return { pointId: point.pointId, point };
}
