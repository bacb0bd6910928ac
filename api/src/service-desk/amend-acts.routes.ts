import { randomUUID } from 'node:crypto';
import {
  amendServiceOrder,
  findServicePoints,
  previewServiceAmendment,
  readServiceOffer,
} from '@odeta/contracts/staff';
import { amend, previewAmendment } from '../amendments/amend.service.ts';
import { readOfferOf } from '../amendments/amend-offer.service.ts';
import { findNewPoints } from '../amendments/new-points.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import type { PointDeps } from '../points/point-deps.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { beginWithOrder } from './acts.ts';
import { readOrderOf } from './service-order.ts';

/** Amends orders as their buyers can, with what comes of it before it is done. */
export function amendActRoutes(staff: StaffServer, deps: OrderDeps & PointDeps): void {
  const { db } = deps;

  const begin = (member: StaffMember, orderId: string, reason = '') =>
    beginWithOrder(deps, { act: 'amend', member, orderId, reason });

  staff.handle(readServiceOffer, async ({ member, params: { orderId } }) => {
    const { country } = await begin(member, orderId);
    return { offer: await readOfferOf(db, orderId, deps.settings.of(country)) };
  });

  staff.handle(findServicePoints, async ({ member, params: { orderId }, query: { search } }) => {
    await begin(member, orderId);
    return { points: await findNewPoints(deps, orderId, search) };
  });

  staff.handle(previewServiceAmendment, async ({ member, params: { orderId }, payload: amendment }) => {
    await begin(member, orderId);
    const { before, after, refund, onVouchers } = await previewAmendment(deps, { orderId, amendment });
    return { difference: { before: before.price, after: after.price, refund, onVouchers, due: after.due } };
  });

  staff.handle(
    amendServiceOrder,
    async ({ member, params: { orderId }, payload: { reason, ...amendment }, request }) => {
      await begin(member, orderId, reason);
      const key = idempotencyKeyOf(request) ?? randomUUID();
      await amend(deps, { orderId, key: `staff:${key}`, amendment, memberId: member.id });
      return { order: await readOrderOf(db, orderId) };
    },
    { isRepeatable: true },
  );
}
