import type { WarehouseEventOf } from '@odeta/contracts/warehouse';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { releaseDiscounts } from '../discounts/apply-discounts.ts';
import { cancelOrder } from '../orders/changing/cancel-order.ts';
import { giveBackAll } from '../orders/changing/end-order.ts';
import { givenBackData } from '../orders/changing/given-back-data.ts';
import { goneOf } from '../orders/changing/gone-pieces.ts';
import { reduceOrder } from '../orders/changing/reduce-order.repository.ts';
import { addRefundEmail } from '../orders/records/order-emails.repository.ts';
import { addPieces, moveStock, openOf } from '../orders/records/order-lines.repository.ts';
import { addEmail } from '../outbox/outbox.repository.ts';
import { saveRefunded } from '../payments/refund.repository.ts';
import { toMinor } from '../pricing/money.ts';
import { countOf, movedPieces, namedPieces, type Planning, type Situation } from './plan.ts';

export const planAccepted: Planning<WarehouseEventOf<'accepted'>> = (situation) => ({
  happening: 'accepted',
  pieces: movedPieces(situation, {}),
  carryOut: async () => undefined,
});

export const planDelayed: Planning<WarehouseEventOf<'delayed'>> = (situation, { id, data }) => {
  const { id: orderId, country, email: recipient } = situation.order;
  return {
    happening: 'delayed',
    pieces: movedPieces(situation, {}),
    async carryOut(trx) {
      await saveDelay(trx, situation, data.expectedOn);
      const named = { orderId, expectedOn: data.expectedOn };
      await addEmail(trx, { key: `order-delayed:${id}`, kind: 'order-delayed', country, recipient, data: named });
    },
  };
};

/** The first of two parcels is delayed only if some of its goods have not been sent. */
async function saveDelay(trx: Transaction<Database>, { order, lines }: Situation, expectedOn: string) {
  const isFirstOpen = lines.some((line) => line.source === 'on-hand' && openOf(line) + line.packed > 0);
  await sql`
    update shop_order set
      arrives_on = case when later_arrives_on is null or ${isFirstOpen} then ${expectedOn}::date else arrives_on end,
      later_arrives_on = case when later_arrives_on is not null then greatest(later_arrives_on, ${expectedOn}::date) end
    where id = ${order.id}
  `.execute(trx);
}

/** The pieces are removed from the stock, too, even if the stock lists them. */
export const planSoldOut: Planning<WarehouseEventOf<'sold-out'>> = (situation, { id, data }) => {
  const pieces = namedPieces(situation, data.pieces);
  if (typeof pieces === 'string') return pieces;
  const { order } = situation;
  return {
    happening: 'sold-out',
    pieces: movedPieces(situation, { open: -countOf(pieces) }),
    async carryOut(trx, next) {
      await moveStock(trx, pieces, { kind: 'missing' });
      await addPieces(trx, pieces, 'sold_out');
      const isAll = next === 'sold-out';
      const cause = { key: `sold-out:${id}`, reason: 'sold-out' };
      const given = isAll
        ? await giveBackAll(trx, { order, ...cause })
        : await reduceOrder(trx, { orderId: order.id, gone: goneOf(situation, pieces), ...cause });
      if (isAll) await releaseDiscounts(trx, order.id);
      await addEmail(trx, {
        key: `order-sold-out:${id}`,
        kind: 'order-sold-out',
        country: order.country,
        recipient: order.email,
        data: { orderId: order.id, pieces: JSON.stringify(pieces), ...givenBackData(given) },
      });
    },
  };
};

export const planCancelled: Planning<WarehouseEventOf<'cancelled'>> = (situation, { data, occurredAt }) => ({
  happening: 'cancelled',
  pieces: movedPieces(situation, {}),
  carryOut: (trx) =>
    cancelOrder(trx, situation, {
      by: 'warehouse',
      reason: data.reason,
      at: new Date(occurredAt),
      comeBack: data.reason !== 'lost',
    }),
});

/** A refund by bank transfer, for an order that was paid on delivery. */
export const planRefunded: Planning<WarehouseEventOf<'refunded'>> = (situation, { data }) => {
  const { order, transfers } = situation;
  const transfer = transfers.find(({ amount }) => amount === toMinor(order.country, data.amount));
  if (!transfer) return 'nothing-to-refund';
  return {
    happening: 'refunded',
    pieces: movedPieces(situation, {}),
    async carryOut(trx) {
      await saveRefunded(trx, { id: transfer.id, orderId: order.id });
      await addRefundEmail(trx, order.id, transfer.id);
    },
  };
};
