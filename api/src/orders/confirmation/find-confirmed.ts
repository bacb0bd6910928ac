import { OrderIdSchema } from '@odeta/contracts';
import * as v from 'valibot';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { findOrderPayment } from '../../payments/payment-status.repository.ts';
import { statusOf } from '../../payments/payment-status.ts';
import type { OrderDeps } from '../records/order-deps.ts';
import { type ConfirmedOrder, findLastOrder, findOrderByKey, findSeenOrder } from './confirm.repository.ts';

/** Which order is requested; without both values the visitor's last one. */
export interface AskedOrder {
  /** The idempotency key of the request that placed it. */
  key: string | null;
  orderId: string | null;
}

export interface FoundOrder {
  order: ConfirmedOrder;
  isOwn: boolean;
  /** State of the payment; `null` for an accepted order. */
  unpaid: { isPending: boolean; failure: string | null } | null;
}

/** Throws an `ApiError` when the session has no such order. */
export async function findConfirmed(
  { db }: Pick<OrderDeps, 'db'>,
  session: KnownSession | null,
  { key, orderId }: AskedOrder,
): Promise<FoundOrder> {
  if (key !== null) return findOfPress(db, session, key);
  if (session === null) throw new ApiError('not-found');
  if (orderId !== null) return findNamed(db, session, orderId);
  const order = await findLastOrder(db, session);
  if (!order) throw new ApiError('not-found');
  return accepted(order);
}

const accepted = (order: ConfirmedOrder): FoundOrder => ({ order, isOwn: true, unpaid: null });

/** An order of another customer is answered with 404, like one that does not exist. */
async function findNamed(db: OrderDeps['db'], session: KnownSession, orderId: string): Promise<FoundOrder> {
  const payment = v.is(OrderIdSchema, orderId) ? await findOrderPayment(db, session, orderId) : undefined;
  const order = payment && (await findSeenOrder(db, session, payment.orderId));
  if (!order) throw new ApiError('not-found');
  const { paymentStatus, message } = statusOf(payment);
  const unpaid = { isPending: paymentStatus === 'pending', failure: message };
  return { order, isOwn: payment.isOwn, unpaid: paymentStatus === 'success' ? null : unpaid };
}

/** Finds no other order than the one with this key: the buyer asks for the outcome of that request. */
async function findOfPress(db: OrderDeps['db'], session: KnownSession | null, key: string): Promise<FoundOrder> {
  const order = session ? await findOrderByKey(db, session, key) : undefined;
  if (!session || !order || order.state === 'cancelled') throw new ApiError('not-placed');
  return order.state === 'awaiting-payment' ? findNamed(db, session, order.id) : accepted(order);
}
