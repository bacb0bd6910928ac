import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import { sumColumns } from '../orders/changing/gone-pieces.ts';
import { type DeclaredGoods, withdrawnPieces } from './withdrawn-goods.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'state',
  'paymentState',
  'paymentName',
  'deliveredAt',
  'arrivesOn',
  'billTo',
  ...sumColumns,
);

/** An order for returns of its goods. Money in minor units. */
export interface ReturnableOrder extends RowOf<typeof orderColumns> {
  /** Whether it was paid online, so that the payment can be refunded. */
  isPaidOnline: boolean;
  /** The end of the liability after a repair (YYYY-MM-DD); `null` without one. */
  liableUntil: string | null;
  /** Whether vouchers can be given, which belong to an account. */
  hasAccount: boolean;
}

export async function readReturnableOrder(db: Kysely<Database>, orderId: string): Promise<ReturnableOrder> {
  const { rows } = await sql<ReturnableOrder>`
    select ${orderColumns},
      exists (select from payment where order_id = o.id and state = 'paid') as is_paid_online,
      (select max(liable_until) from return_case where order_id = o.id) as liable_until,
      exists (select from customer where id = o.customer_id and password_hash is not null) as has_account
    from shop_order o where o.id = ${orderId}
  `.execute(db);
  if (!rows[0]) throw new Error('An order that was just found is gone');
  return rows[0];
}

export const lineColumns = columns(
  'orderItem as i',
  'id as lineId',
  'name',
  'colorName',
  'size',
  'price',
  'pricePromo',
  'picture',
  'pictureAlt',
);

interface ReturnableLineRow extends RowOf<typeof lineColumns> {
  /** Pieces that the buyer has and that are in no open return. */
  returnable: number;
  /** Pieces of withdrawals that were sent back, or are not sent at all. */
  settled: number;
}

export type ReturnableLine = Omit<ReturnableLineRow, 'settled'>;

/** The pieces of a line `i` that were sent back, except those that a return has refunded, and those that are not sent because of a withdrawal. */
export const settledPieces = sql<number>`
  (i.withdrawn + i.returned - coalesce((
    select sum(w.quantity) from return_item w join return_case r on r.id = w.return_id
    where w.order_item_id = i.id and r.state in ('sent', 'completed') and (r.kind = 'declaration' or r.outcome = 'refund')
  ), 0))::int
`;

/** The order's lines with their returnable pieces: delivered, not returned, not in an open return and not withdrawn from. */
export async function readReturnableLines(db: Kysely<Database>, orderId: string): Promise<ReturnableLine[]> {
  const { rows } = await sql<ReturnableLineRow>`
    select ${lineColumns},
      greatest(0, coalesce((
        select sum(w.quantity) from parcel_item w join parcel p on p.id = w.parcel_id
        where w.order_item_id = i.id and p.state = 'delivered'
      ), 0) - i.returned - coalesce((
        select sum(w.quantity) from return_item w join return_case r on r.id = w.return_id
        where w.order_item_id = i.id and r.state in ('opened', 'ready', 'registered')
      ), 0))::int as returnable,
      ${settledPieces} as settled
    from order_item i where i.order_id = ${orderId} order by i.id
  `.execute(db);
  const withdrawals = await readWithdrawals(db, orderId);
  return rows.map(({ settled, ...line }) => ({
    ...line,
    returnable: Math.max(0, line.returnable - withdrawnPieces(withdrawals, { ...line, settled })),
  }));
}

/** The withdrawals from the order. */
export async function readWithdrawals(db: Kysely<Database>, orderId: string): Promise<DeclaredGoods[]> {
  const { rows } = await sql<DeclaredGoods>`
    select w.goods, w.read_at is not null as is_read,
      (
        select coalesce(json_agg(json_build_object('lineId', l.order_item_id, 'quantity', l.quantity)), '[]')
        from withdrawal_line l where l.withdrawal_id = w.id
      ) as lines
    from withdrawal w where w.order_id = ${orderId}
  `.execute(db);
  return rows;
}
