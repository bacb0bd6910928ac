import { type ActDeps, type AskedAct, requireAct, requireRecorded } from '../staff/acts.ts';
import type { ServiceOrderRow } from './service-order.repository.ts';
import { requireOrder } from './service-order.ts';

/** Records the act and returns the order; throws unless the role may do this. */
export async function beginWithOrder(
  deps: ActDeps,
  { orderId, member, act, reason }: Omit<AskedAct, 'subject'> & { orderId: string },
): Promise<ServiceOrderRow> {
  await requireAct(deps, { member, act, subject: orderId });
  const order = await requireOrder(deps.db, orderId);
  await requireRecorded(deps, { member, act, subject: order.number, reason });
  return order;
}
