import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { lineColumns, type ReturnableLine, readWithdrawals, settledPieces } from './returnable.repository.ts';
import { withdrawnPieces } from './withdrawn-goods.ts';

/** A line of an order for a withdrawal, which is possible before the delivery, too. */
export interface WithdrawableLine extends Omit<ReturnableLine, 'returnable'> {
  quantity: number;
  /** Pieces that are neither sold out nor returned. */
  kept: number;
  /** The pieces of `kept` that are in no open return and not withdrawn from. */
  left: number;
}

export async function readWithdrawableLines(db: Kysely<Database>, orderId: string): Promise<WithdrawableLine[]> {
  const { rows } = await sql<WithdrawableLine & { settled: number }>`
    select line.*, greatest(0, kept - in_returns)::int as left
    from (
      select ${lineColumns}, i.quantity,
        i.quantity - i.sold_out - i.returned as kept, ${settledPieces} as settled,
        coalesce((
          select sum(w.quantity) from return_item w join return_case r on r.id = w.return_id
          where w.order_item_id = i.id and r.state in ('opened', 'ready', 'registered')
        ), 0) as in_returns
      from order_item i where i.order_id = ${orderId}
    ) line order by line_id
  `.execute(db);
  const withdrawals = await readWithdrawals(db, orderId);
  return rows.map(({ settled, ...line }) => ({
    ...line,
    left: Math.max(0, line.left - withdrawnPieces(withdrawals, { ...line, settled })),
  }));
}
