import { randomUUID } from 'node:crypto';
import type { ServiceAct } from '@odeta/contracts/staff';
import {
  cancelServiceOrder,
  findInService,
  giveServiceGoodwill,
  goodwillShareOf,
  noteServiceOrder,
  readServiceOrder,
} from '@odeta/contracts/staff';
import { cancelUnpacked } from '../account-orders/cancel-unpacked.ts';
import { giveGoodwill } from '../complaints/goodwill.service.ts';
import { idempotencyKeyOf } from '../http/idempotency-key.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { toMajor } from '../pricing/money.ts';
import type { StaffServer } from '../staff/staff-calls.ts';
import type { StaffMember } from '../staff/staff-member.repository.ts';
import { notPossible } from '../staff/staff-problem.ts';
import { beginWithOrder } from './acts.ts';
import { findFor } from './find.ts';
import { readOrderOf } from './service-order.ts';

/** What service does with orders: by the same functions as their buyers, with a reason, and recorded before it is done. */
export function orderActRoutes(staff: StaffServer, deps: OrderDeps): void {
  const { db } = deps;

  const begin = (act: ServiceAct, member: StaffMember, orderId: string, reason = '') =>
    beginWithOrder(deps, { act, member, orderId, reason });

  staff.handle(findInService, async ({ member, query: { q } }) => ({ orders: await findFor(deps, member, q) }));

  staff.handle(readServiceOrder, async ({ member, params: { orderId } }) => {
    await begin('read-order', member, orderId);
    return { order: await readOrderOf(db, orderId) };
  });

  staff.handle(cancelServiceOrder, async ({ member, params: { orderId }, payload: { reason } }) => {
    await begin('cancel', member, orderId, reason);
    await cancelUnpacked(deps, orderId);
    return { order: await readOrderOf(db, orderId) };
  });

  staff.handle(
    giveServiceGoodwill,
    async ({ member, params: { orderId }, payload: { amount, by, reason }, request }) => {
      const { number, country } = await begin('goodwill', member, orderId, reason);
      const key = `${orderId}:${idempotencyKeyOf(request) ?? randomUUID()}`;
      const share = goodwillShareOf[member.role];
      const goodwill = { key, orderNumber: number, amount: toMajor(country, amount), reason, by, share };
      const outcome = await giveGoodwill(deps, goodwill);
      if (outcome === 'amount') {
        const words = `Your role gives back at most ${share * 100} % of what an order costs.`;
        throw notPossible('goodwill-share', words, { percent: share * 100 });
      }
      if (outcome === 'unpaid') throw notPossible('unpaid', 'The order is not paid yet.');
      return { order: await readOrderOf(db, orderId) };
    },
    { isRepeatable: true },
  );

  staff.handle(noteServiceOrder, async ({ member, params: { orderId }, payload: { text } }) => {
    await begin('note', member, orderId);
    await db.transaction().execute((trx) => insertEvent(trx, orderId, 'note', { by: member.name, text }));
    return { order: await readOrderOf(db, orderId) };
  });
}
