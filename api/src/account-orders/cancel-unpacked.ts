import { retryConflicts } from '../db/retry-conflicts.ts';
import { ApiError } from '../http/api-error.ts';
import { nextState } from '../order-states/order-machine.ts';
import { cancelOrder } from '../orders/changing/cancel-order.ts';
import { lockOpenOrder } from '../orders/changing/open-order.repository.ts';
import type { OrderDeps } from '../orders/records/order-deps.ts';
import { piecesOf, readOrderLines } from '../orders/records/order-lines.repository.ts';
import { announce } from '../payments/settle.repository.ts';

/**
 * Cancels an order for its buyer. One that is cancelled already stays as it is, so that a repeated click is harmless. Throws an `ApiError`
 * once something is packed.
 */
export function cancelUnpacked(deps: Pick<OrderDeps, 'db' | 'now'>, orderId: string): Promise<void> {
  return retryConflicts(() =>
    deps.db.transaction().execute(async (trx) => {
      const order = await lockOpenOrder(trx, orderId);
      if (!order || order.state === 'cancelled') return;
      const lines = await readOrderLines(trx, orderId);
      if (nextState(order.state, 'cancelled-by-buyer', piecesOf(lines)) === undefined)
        throw new ApiError('order-packed');
      const cancelling = { by: 'buyer', reason: 'buyer', at: deps.now(), comeBack: false } as const;
      await cancelOrder(trx, { order, lines }, cancelling);
      await announce(trx, orderId);
    }),
  );
}
