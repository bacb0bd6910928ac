import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { releaseDiscounts } from '../../discounts/apply-discounts.ts';
import { addEmail } from '../../outbox/outbox.repository.ts';
import { insertEvent } from '../records/order.repository.ts';
import { moveStock, type OrderLine, openOf } from '../records/order-lines.repository.ts';
import { giveBackAll } from './end-order.ts';
import { givenBackData } from './given-back-data.ts';
import type { OpenOrder } from './open-order.repository.ts';

interface Cancelling {
  by: 'buyer' | 'warehouse';
  reason: string;
  at: Date;
  comeBack: boolean;
}

/**
 * Cancels an order that was placed: frees its pieces, returns code and vouchers, refunds what was paid, and e-mails the buyer. The caller
 * checks that the order may be cancelled.
 */
export async function cancelOrder(
  trx: Transaction<Database>,
  { order, lines }: { order: OpenOrder; lines: readonly OrderLine[] },
  { by, reason, at, comeBack }: Cancelling,
): Promise<void> {
  const pieces = (count: (line: OrderLine) => number) =>
    lines.map((line) => ({ lineId: line.id, quantity: count(line) })).filter(({ quantity }) => quantity > 0);
  await moveStock(
    trx,
    pieces((line) => openOf(line) + line.packed),
    { kind: 'free' },
  );
  if (comeBack)
    await moveStock(
      trx,
      pieces(({ underWay }) => underWay),
      { kind: 'back', at },
    );
  const given = await giveBackAll(trx, { order, key: `cancelled:${order.id}`, reason });
  await releaseDiscounts(trx, order.id);
  await trx
    .updateTable('shopOrder')
    .set({ state: 'cancelled', cancelledBy: by, cancelledAt: at })
    .where('id', '=', order.id)
    .execute();
  await trx
    .updateTable('parcel')
    .set({ state: 'returned' })
    .where('orderId', '=', order.id)
    .where('state', '<>', 'delivered')
    .execute();
  await insertEvent(trx, order.id, `cancelled-by-${by}`, { reason });
  await addEmail(trx, {
    key: `order-cancelled:${order.id}`,
    kind: 'order-cancelled',
    country: order.country,
    recipient: order.email,
    data: { orderId: order.id, reason, ...givenBackData(given) },
  });
}
