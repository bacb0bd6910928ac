import { sql, type Transaction } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { LinePieces } from '../orders/records/order-lines.repository.ts';

const parcelColumns = columns('parcel as p', 'id', 'reference', 'state');

export type ParcelRow = RowOf<typeof parcelColumns> & { pieces: LinePieces[] };

export async function readParcels(trx: Transaction<Database>, orderId: string): Promise<ParcelRow[]> {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns},
      json_agg(json_build_object('lineId', w.order_item_id, 'quantity', w.quantity) order by w.order_item_id) as pieces
    from parcel p join parcel_item w on w.parcel_id = p.id
    where p.order_id = ${orderId}
    group by p.id
  `.execute(trx);
  return rows;
}

export async function insertParcel(
  trx: Transaction<Database>,
  { orderId, reference, at, pieces }: { orderId: string; reference: string; at: Date; pieces: readonly LinePieces[] },
): Promise<void> {
  await sql`
    with made as (
      insert into parcel (order_id, reference, state, packed_at) values (${orderId}, ${reference}, 'packed', ${at})
      returning id
    )
    insert into parcel_item (parcel_id, order_item_id, quantity)
    select made.id, w.line_id, w.quantity
    from made, unnest(
      ${pieces.map(({ lineId }) => lineId)}::bigint[], ${pieces.map(({ quantity }) => quantity)}::int[]
    ) as w(line_id, quantity)
  `.execute(trx);
}

interface Dispatch {
  at: Date;
  carrier: string;
  trackingNumber: string;
  trackingUrl: string | null;
  expectedOn: string;
}

export async function saveSent(trx: Transaction<Database>, parcelId: string, dispatch: Dispatch): Promise<void> {
  const { at, carrier, trackingNumber, trackingUrl, expectedOn } = dispatch;
  await trx
    .updateTable('parcel')
    .set({ state: 'sent', sentAt: at, carrier, tracking: trackingNumber, trackingUrl, expectedOn })
    .where('id', '=', parcelId)
    .execute();
}

export async function saveDelivered(trx: Transaction<Database>, parcelId: string, at: Date): Promise<void> {
  await trx.updateTable('parcel').set({ state: 'delivered', deliveredAt: at }).where('id', '=', parcelId).execute();
}
