import { type AnswerOf, type chooseShippingPoint, type PayloadOf, PICK_UP_GROUP } from '@odeta/contracts';
import { summaryOf } from '../carts/cart-answer.ts';
import type { CartDeps } from '../carts/cart-deps.ts';
import { ApiError } from '../http/api-error.ts';
import type { KnownSession } from '../http/session.ts';
import { findPoint, type PointRow } from '../points/point.repository.ts';
import { totalsOf } from '../pricing/totals.ts';
import type { CountrySettings } from '../settings/settings.ts';
import { findUsedPoints, saveChoice } from './delivery.repository.ts';
import { givenUp, remainingPayment } from './remaining-payment.ts';

/**
 * Chooses a point, or deselects the chosen one. A payment that the point does not accept is deselected, and so is another delivery address.
 */
export async function choosePoint(
  deps: CartDeps,
  session: KnownSession,
  { id, shipping, shippingPostcode }: PayloadOf<typeof chooseShippingPoint>,
): Promise<AnswerOf<typeof chooseShippingPoint>> {
  const shop = deps.settings.of(session.country);
  const point = await findPoint(deps.db, session.country, id);
  if (!point || !isOffered(shop, point.shipping)) throw new ApiError('unknown-point');
  const before = await deps.cartOf(session);
  const isGivenUp = before.pointId === point.pointId;
  if (point.disabled && !isGivenUp) throw new ApiError('point-closed');

  const delivery = deliveryOf(shop, shipping, point);
  const payment = remainingPayment(shop, delivery, before.payment, isGivenUp ? null : point);
  const pointId = isGivenUp ? null : point.pointId;
  const choice = {
    shipping: delivery,
    ...givenUp(before.payment, payment),
    pointId,
    addressId: null,
    destinationChosen: true,
    shippingPostCode: shippingPostcode,
  };
  await saveChoice(deps.db, session, choice);
  const totals = totalsOf(await deps.cartOf(session), shop);
  return {
    shipping: delivery,
    shippingPointId: isGivenUp ? null : point.id,
    shippingPoint: await findUsedPoints(deps.db, session),
    payment,
    summary: summaryOf(totals.summary, shop),
  };
}

/** The delivery stays the pick-up group if that was chosen; otherwise it becomes the point's method. */
const deliveryOf = (shop: CountrySettings, shipping: string | null, point: PointRow) =>
  shipping === PICK_UP_GROUP && isOffered(shop, PICK_UP_GROUP) ? PICK_UP_GROUP : point.shipping;

const isOffered = ({ methods }: CountrySettings, shipping: string) =>
  methods.some(({ key, map }) => map && key === shipping);
