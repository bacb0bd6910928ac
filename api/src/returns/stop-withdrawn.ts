import type { WithdrawnParcels } from '@odeta/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { nextState } from '../order-states/order-machine.ts';
import { cancelOrder } from '../orders/changing/cancel-order.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { saveArrived } from '../orders/changing/save-arrived.repository.ts';
import { insertEvent } from '../orders/records/order.repository.ts';
import {
  addPieces,
  type LinePieces,
  moveStock,
  type OrderLine,
  openOf,
  piecesOf,
} from '../orders/records/order-lines.repository.ts';
import { announce } from '../payments/settle.repository.ts';

interface Stopping {
  /** The pieces of the withdrawal. */
  pieces: readonly LinePieces[];
  withdrawalId: string;
  at: Date;
}

/**
 * Takes the pieces that are not packed out of the order, which is locked: they are free for others, are not sent, and what was paid for them
 * goes back; an order of which nothing else is left is cancelled.
 */
export async function stopWithdrawn(
  trx: Transaction<Database>,
  { order, lines }: { order: OpenOrder; lines: readonly OrderLine[] },
  { pieces, withdrawalId, at }: Stopping,
): Promise<void> {
  const stopped = unsentOf(pieces, lines);
  const where = piecesOf(lines);
  const left = { ...where, open: where.open - countOf(stopped) };
  const next = nextState(order.state, 'withdrawn', left);
  if (stopped.length === 0 || next === undefined) return;
  if (next === 'cancelled') {
    await cancelOrder(trx, { order, lines }, { by: 'buyer', reason: 'withdrawal', at, comeBack: false });
    return announce(trx, order.id);
  }
  await moveStock(trx, stopped, { kind: 'free' });
  // Together with `sold_out`, of which they are a part.
  await addPieces(trx, stopped, 'sold_out');
  await addPieces(trx, stopped, 'withdrawn');
  const gone = goneOf({ order, lines }, stopped);
  await reduceOrder(trx, { orderId: order.id, gone, key: `withdrawal:${withdrawalId}`, reason: 'withdrawal' });
  if (next !== order.state)
    await trx.updateTable('shopOrder').set({ state: next }).where('id', '=', order.id).execute();
  if (next === 'review' && order.state !== 'review') await saveArrived(trx, order.id);
  await insertEvent(trx, order.id, 'withdrawn', { withdrawalId, pieces: stopped });
  await announce(trx, order.id);
}

export function withdrawnParcelsOf(pieces: readonly LinePieces[], lines: readonly OrderLine[]): WithdrawnParcels {
  const stopped = countOf(unsentOf(pieces, lines));
  const underWay = countOf(
    pieces.map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      const rest = line ? quantity - Math.min(quantity, openOf(line)) : 0;
      return { lineId, quantity: Math.min(rest, line ? line.packed + line.underWay : 0) };
    }),
  );
  return { stopped, underWay, delivered: countOf(pieces) - stopped - underWay };
}

/** Of a line of which some pieces were sent, those that were not are withdrawn first. */
function unsentOf(pieces: readonly LinePieces[], lines: readonly OrderLine[]): LinePieces[] {
  return pieces
    .map(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return { lineId, quantity: line ? Math.min(quantity, openOf(line)) : 0 };
    })
    .filter(({ quantity }) => quantity > 0);
}

const countOf = (pieces: readonly LinePieces[]) => pieces.reduce((sum, { quantity }) => sum + quantity, 0);
