import { OrderIdSchema, type PaymentStatus } from '@odeta/contracts';
import * as v from 'valibot';
import { ApiError } from '../http/api-error.ts';
import type { Session } from '../http/session.ts';
import type { PaymentDeps } from './payment-deps.ts';
import { findOrderPayment } from './payment-status.repository.ts';
import { confirmationOf, statusOf } from './payment-status.ts';
import { askNow } from './payment-watch.ts';

type SessionKey = Pick<Session, 'idHash' | 'country'>;

/** Also asks the provider about an open payment, unless that was done just before. Throws an `ApiError`. */
export async function readStatus(deps: PaymentDeps, session: SessionKey, orderId: string): Promise<PaymentStatus> {
  const status = await findStatus(deps, session, orderId);
  if (!status) throw new ApiError('not-found');
  if (status.paymentStatus !== 'pending' || !(await askNow(deps, orderId))) return status;
  return (await findStatus(deps, session, orderId)) ?? status;
}

/**
 * Leads a buyer who returns from the provider's page with a paid order to its confirmation, and also one who has opened the order by its
 * link, whose cart is in another browser.
 */
export async function redirectAfter(
  deps: PaymentDeps,
  session: SessionKey,
  orderId: string | undefined,
): Promise<string | null> {
  if (!v.is(OrderIdSchema, orderId)) return null;
  const order = await findOrder(deps, session, orderId);
  return order && (order.isOwn ? statusOf(order).redirect : confirmationOf(order));
}

async function findStatus(deps: PaymentDeps, session: SessionKey, orderId: string) {
  const order = await findOrder(deps, session, orderId);
  return order && statusOf(order);
}

const findOrder = async ({ db }: PaymentDeps, { idHash, country }: SessionKey, orderId: string) =>
  (idHash && (await findOrderPayment(db, { idHash, country }, orderId))) || null;
