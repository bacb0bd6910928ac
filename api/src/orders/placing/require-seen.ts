import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import { findOrderPayment } from '../../payments/payment-status.repository.ts';
import type { OrderDeps } from '../records/order-deps.ts';

/** An order of another customer is answered with 404, like one that does not exist. */
export async function requireSeen(
  { db }: Pick<OrderDeps, 'db'>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
  orderId: string,
): Promise<void> {
  const seen = idHash && (await findOrderPayment(db, { idHash, country }, orderId));
  if (!seen) throw new ApiError('not-found');
}
