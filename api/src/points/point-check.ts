import { type PickupPoint, PickupPointSchema } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import * as v from 'valibot';
import type { Database } from '../db/database.ts';
import { ApiError } from '../http/api-error.ts';
import type { Cart } from '../pricing/cart.ts';
import { isTakenAt } from '../pricing/point-payments.ts';
import type { CountrySettings, OfferedPayment, ShippingMethod } from '../settings/settings.ts';
import { distanceBetween } from './distance.ts';
import { findNear, findPoint, pointAnswer } from './point.repository.ts';

/** How many other points are offered when the chosen one cannot be used. */
const OFFERED = 3;
/** How many points are checked: the database sorts them by degrees instead of metres, and not every point accepts the payment. */
const LOOKED_AT = 60;

/**
 * Checks the chosen point when the order is placed. Throws an `ApiError`, with the nearest possible points, when it is closed or does not
 * accept the payment. Returns the data that the order stores; `null` for a delivery to an address.
 */
export async function requirePoint(
  db: Kysely<Database>,
  { point, pointId }: Pick<Cart, 'point' | 'pointId'>,
  { shipping, payment }: { shipping: ShippingMethod; payment: OfferedPayment | null },
  shop: CountrySettings,
): Promise<PickupPoint | null> {
  if (!shipping.map || pointId === null || !point) return null;
  const chosen = await findPoint(db, shop.code, point.key);
  if (chosen && point.isOpen && takesPayment(point, payment)) return v.parse(PickupPointSchema, chosen);
  const shippingPoints = await nearestOf(db, { pointId, key: point.key, payment }, shop);
  throw new ApiError('point-closed', { body: { reloadShipping: true, shippingPoints } });
}

interface ChosenPoint {
  pointId: number;
  key: string;
  /** `null` when the total is 0. */
  payment: OfferedPayment | null;
}

async function nearestOf(
  db: Kysely<Database>,
  { pointId, key, payment }: ChosenPoint,
  { code, methods }: CountrySettings,
) {
  const closed = await findPoint(db, code, key);
  if (!closed) return [];
  const shippings = methods
    .filter((method) => method.map && (payment === null || takes(method, payment.key)))
    .map((method) => method.key);
  const near = await findNear(db, code, { pointId, shippings, most: LOOKED_AT });
  return near
    .filter((point) => takesPayment(point, payment))
    .map((point) => pointAnswer(point, distanceBetween(closed, point)))
    .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0))
    .slice(0, OFFERED);
}

const takesPayment = (point: Parameters<typeof isTakenAt>[0], payment: OfferedPayment | null) =>
  payment === null || isTakenAt(point, payment);

const takes = ({ payments }: ShippingMethod, payment: string) =>
  payments.some(({ key, disabled }) => key === payment && !disabled);
