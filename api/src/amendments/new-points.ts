import type { ShippingPoint } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import type { PointDeps } from '../points/point-deps.ts';
import { searchPoints } from '../points/point-search.ts';
import { requireAmendable, shippingsOf } from './amend-offer.service.ts';
import { isPayableAt } from './check-amendment.ts';

/** Points to which an order can be moved, near a place: those that cost the same and take its payment. */
export async function findNewPoints(
  { db, points, settings }: Pick<PointDeps, 'points' | 'settings'> & { db: Kysely<Database> },
  orderId: string,
  search: string,
): Promise<ShippingPoint[]> {
  const order = await requireAmendable(db, orderId);
  const shippingList = shippingsOf(order, settings.of(order.country));
  if (!order.pickupPoint || shippingList.length === 0) return [];
  const all = (await points.of(order.country)).filtered({ shippingList, alwaysOpen: false, cashOnDelivery: false });
  const possible = all.filter(({ row }) => isPayableAt(row, order));
  return searchPoints(possible, { search, offset: 0 }).points;
}
