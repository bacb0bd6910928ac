import type { WarehouseEvent, WarehouseRefusal } from '@odeta/contracts/warehouse';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextState } from '../order-states/order-machine.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import { saveArrived } from '../orders/changing/save-arrived.repository.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import { readOrderLines } from '../orders/records/order-lines.repository.ts';
import { readOpenReturns } from '../returns/open-returns.repository.ts';
import { planAccepted, planCancelled, planDelayed, planRefunded, planSoldOut } from './order-plans.ts';
import { readParcels } from './parcel.repository.ts';
import { planDelivered, planPacked, planSent } from './parcel-plans.ts';
import type { Situation } from './plan.ts';
import { planReturnAnswered, planReturned, planReturnSent } from './return-plans.ts';

/** Applies an event in the transaction that has locked the order. Returns the reason if it is refused, and then writes nothing. */
export async function applyEvent(
  trx: Transaction<Database>,
  orderId: string,
  event: WarehouseEvent,
): Promise<WarehouseRefusal | null> {
  const situation = await readSituation(trx, orderId);
  const plan = planOf(situation, event);
  if (typeof plan === 'string') return plan;
  const { state } = situation.order;
  const next = nextState(state, plan.happening, plan.pieces);
  if (next === undefined) return 'not-in-this-state';
  await plan.carryOut(trx, next);
  if (next !== state) await trx.updateTable('shopOrder').set({ state: next }).where('id', '=', orderId).execute();
  if (next === 'review' && state !== 'review') await saveArrived(trx, situation.order.id);
  await insertEvent(trx, orderId, event.type, { eventId: event.id, ...event.data });
  return null;
}

function planOf(situation: Situation, event: WarehouseEvent) {
  switch (event.type) {
    case 'accepted':
      return planAccepted(situation, event);
    case 'packed':
      return planPacked(situation, event);
    case 'sent':
      return planSent(situation, event);
    case 'delivered':
      return planDelivered(situation, event);
    case 'sold-out':
      return planSoldOut(situation, event);
    case 'delayed':
      return planDelayed(situation, event);
    case 'cancelled':
      return planCancelled(situation, event);
    case 'return-sent':
      return planReturnSent(situation, event);
    case 'return-received':
      return planReturned(situation, event);
    case 'return-answered':
      return planReturnAnswered(situation, event);
    case 'refunded':
      return planRefunded(situation, event);
  }
}

/** The state after all former events. */
async function readSituation(trx: Transaction<Database>, orderId: string): Promise<Situation> {
  const order = await lockOpenOrder(trx, orderId);
  if (!order) throw new Error('The order of an event is gone');
  const transfers = await trx
    .selectFrom('refund')
    .select(['id', 'amount'])
    .where('orderId', '=', orderId)
    .where('paymentId', 'is', null)
    .where('state', '=', 'requested')
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return {
    order,
    lines: await readOrderLines(trx, orderId),
    parcels: await readParcels(trx, orderId),
    transfers,
    returns: await readOpenReturns(trx, orderId),
  };
}
