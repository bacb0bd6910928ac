import type { WarehouseEventOf } from '@odeta/contracts/warehouse';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { releaseDiscounts } from '../discounts/apply-discounts.ts';
import { cancelOrder } from '../orders/cancel-order.ts';
import { addRefundEmail } from '../orders/order-emails.repository.ts';
import { type LinePieces, moveStock, openOf } from '../orders/order-lines.repository.ts';
import { goneValueOf, reduceOrder, shareOf } from '../orders/reduce-order.repository.ts';
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

/** Of two parcels the first one is late only as long as some of it is still to be sent. */
async function saveDelay(trx: Transaction<Database>, { order, lines }: Situation, expectedOn: string) {
  const isFirstOpen = lines.some((line) => line.source === 'on-hand' && openOf(line) + line.packed > 0);
  await sql`
    update shop_order set
      arrives_on = case when later_arrives_on is null or ${isFirstOpen} then ${expectedOn}::date else arrives_on end,
      later_arrives_on = case when later_arrives_on is not null then greatest(later_arrives_on, ${expectedOn}::date) end
    where id = ${order.id}
  `.execute(trx);
}

/** What is missing is not in the stock either, whatever the stock says. */
export const planSoldOut: Planning<WarehouseEventOf<'sold-out'>> = (situation, { id, data }) => {
  const pieces = namedPieces(situation, data.pieces);
  if (typeof pieces === 'string') return pieces;
  const { order } = situation;
  return {
    happening: 'sold-out',
    pieces: movedPieces(situation, { open: -countOf(pieces) }),
    async carryOut(trx, next) {
      await moveStock(trx, pieces, 'gone');
      await addPieces(trx, pieces, 'sold_out');
      const isAll = next === 'sold-out';
      if (isAll) await releaseDiscounts(trx, order.id);
      const amount = isAll ? order.total - order.reducedBy : amountOf(situation, pieces);
      const back = await reduceOrder(trx, { orderId: order.id, amount, key: `sold-out:${id}`, reason: 'sold-out' });
      await addEmail(trx, {
        key: `order-sold-out:${id}`,
        kind: 'order-sold-out',
        country: order.country,
        recipient: order.email,
        data: { orderId: order.id, back: String(back), pieces: JSON.stringify(pieces) },
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

export const planReturned: Planning<WarehouseEventOf<'return-received'>> = (situation, { id, data }) => {
  const pieces = namedPieces(situation, data.pieces, ({ delivered, returned }) => delivered - returned);
  if (typeof pieces === 'string') return pieces;
  const { order, lines } = situation;
  const isAll = lines.every(
    (line) =>
      line.quantity === line.soldOut + line.returned + (pieces.find(({ lineId }) => lineId === line.id)?.quantity ?? 0),
  );
  return {
    happening: 'return-received',
    pieces: movedPieces(situation, {}),
    async carryOut(trx) {
      if (data.sellable) await moveStock(trx, pieces, 'back');
      await addPieces(trx, pieces, 'returned');
      // Directive 2011/83/EU, article 13: who withdraws gets everything back that he paid, also the delivery to him.
      const isWithdrawn = isAll && (await hasWithdrawal(trx, order.id));
      const amount = isWithdrawn ? order.total - order.reducedBy : amountOf(situation, pieces);
      await reduceOrder(trx, { orderId: order.id, amount, key: `returned:${id}`, reason: 'returned' });
    },
  };
};

/** Money that was paid on delivery was refunded by bank transfer. */
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

/** What was paid for these pieces; no more than the order still costs. */
function amountOf({ order, lines }: Situation, pieces: readonly LinePieces[]): number {
  const before = goneValueOf(lines);
  const value = pieces.reduce(
    (sum, { lineId, quantity }) => sum + quantity * (lines.find(({ id }) => id === lineId)?.price ?? 0),
    0,
  );
  const share = shareOf(order, before + value) - shareOf(order, before);
  return Math.min(share, order.total - order.reducedBy);
}

async function addPieces(
  trx: Transaction<Database>,
  pieces: readonly LinePieces[],
  column: 'sold_out' | 'returned',
): Promise<void> {
  await sql`
    update order_item i set ${sql.ref(column)} = i.${sql.ref(column)} + w.quantity
    from unnest(
      ${pieces.map(({ lineId }) => lineId)}::bigint[], ${pieces.map(({ quantity }) => quantity)}::int[]
    ) as w(line_id, quantity)
    where i.id = w.line_id
  `.execute(trx);
}

async function hasWithdrawal(trx: Transaction<Database>, orderId: string): Promise<boolean> {
  return (await trx.selectFrom('withdrawal').select('id').where('orderId', '=', orderId).execute()).length > 0;
}
