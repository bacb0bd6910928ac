import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';
import type { OrderPieces } from '../../order-states/order-machine.ts';

const lineColumns = columns('orderItem as i', 'id', 'source', 'quantity', 'soldOut', 'returned');

/** A line of an order, and where its pieces are. Money in minor units. */
export interface OrderLine extends RowOf<typeof lineColumns> {
  packed: number;
  underWay: number;
  delivered: number;
  /** Per piece, before discounts of the whole order. */
  price: number;
}

export async function readOrderLines(db: Kysely<Database>, orderId: string): Promise<OrderLine[]> {
  const { rows } = await sql<OrderLine>`
    select ${lineColumns}, coalesce(i.price_promo, i.price) as price,
      coalesce(sum(w.quantity) filter (where p.state = 'packed'), 0)::int as packed,
      coalesce(sum(w.quantity) filter (where p.state = 'sent'), 0)::int as under_way,
      coalesce(sum(w.quantity) filter (where p.state = 'delivered'), 0)::int as delivered
    from order_item i
    left join parcel_item w on w.order_item_id = i.id
    left join parcel p on p.id = w.parcel_id
    where i.order_id = ${orderId}
    group by i.id order by i.id
  `.execute(db);
  return rows;
}

/** Pieces of a line that are not packed yet. */
export const openOf = ({ quantity, soldOut, packed, underWay, delivered }: OrderLine): number =>
  quantity - soldOut - packed - underWay - delivered;

export function piecesOf(lines: readonly OrderLine[]): OrderPieces {
  const sum = (count: (line: OrderLine) => number) => lines.reduce((total, line) => total + count(line), 0);
  return {
    open: sum(openOf),
    packed: sum(({ packed }) => packed),
    underWay: sum(({ underWay }) => underWay),
    delivered: sum(({ delivered }) => delivered),
  };
}

export interface LinePieces {
  lineId: number;
  quantity: number;
}

/**
 * What happens to pieces of an order. `sent` and `back` are movements in the warehouse, with their time; `missing` pieces are not there;
 * `free` ones stay where they are, and others can buy them.
 */
export type StockMove = { kind: 'sent' | 'back'; at: Date } | { kind: 'missing' | 'free' };

/**
 * Changes the stock for pieces of an order: `sent` and `missing` remove them and their reservation, `free` only the reservation, `back` adds
 * them to the stock. A movement that happened before the latest count is in that count. Locks rows in the order of their ids, as
 * everywhere, against deadlocks.
 */
export async function moveStock(
  trx: Transaction<Database>,
  pieces: readonly LinePieces[],
  move: StockMove,
): Promise<void> {
  const [ids, counts] = [pieces.map(({ lineId }) => lineId), pieces.map(({ quantity }) => quantity)];
  const there = { sent: -1, missing: -1, free: 0, back: 1 }[move.kind];
  const held = move.kind === 'back' ? 0 : 1;
  const at = 'at' in move ? move.at : null;
  await sql`
    with moved as (
      select i.variant_id, i.source, sum(m.quantity)::int as quantity
      from unnest(${ids}::bigint[], ${counts}::int[]) as m(line_id, quantity)
      join order_item i on i.id = m.line_id
      group by 1, 2
    ), locked as materialized (
      select variant_id from stock where variant_id in (select variant_id from moved) order by variant_id for update
    ), recorded as (
      insert into stock_movement (variant_id, at, cause, quantity)
      select variant_id, least(${at}::timestamptz, now()), ${move.kind}, quantity * ${there}
      from moved where ${at}::timestamptz is not null and (source = 'on-hand' or ${move.kind} = 'back')
    )
    update stock s set
      reserved = s.reserved - case when m.source = 'on-hand' then m.quantity * ${held} else 0 end,
      preordered = s.preordered - case when m.source = 'incoming' then m.quantity * ${held} else 0 end,
      on_hand = s.on_hand + case
        when s.counted_at >= ${at}::timestamptz then 0
        when m.source = 'on-hand' or ${move.kind} = 'back' then m.quantity * ${there}
        else 0
      end,
      short = case when ${move.kind} = 'missing' then greatest(0, s.short - m.quantity) else s.short end,
      incoming = s.incoming + case when m.source = 'incoming' and ${there} < 0 then m.quantity * ${there} else 0 end
    from moved m, locked l
    where s.variant_id = m.variant_id and l.variant_id = m.variant_id
  `.execute(trx);
}

/** Counts pieces that could not be sent, that are not sent because their buyer has withdrawn, or that have come back. */
export async function addPieces(
  trx: Transaction<Database>,
  pieces: readonly LinePieces[],
  column: 'sold_out' | 'withdrawn' | 'returned',
): Promise<void> {
  await sql`
    update order_item i set ${sql.ref(column)} = i.${sql.ref(column)} + w.quantity
    from unnest(
      ${pieces.map(({ lineId }) => lineId)}::bigint[], ${pieces.map(({ quantity }) => quantity)}::int[]
    ) as w(line_id, quantity)
    where i.id = w.line_id
  `.execute(trx);
}
