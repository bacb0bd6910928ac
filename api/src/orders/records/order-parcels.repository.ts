import type { OrderParcel } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database } from '../../db/database.ts';

const parcelColumns = columns(
  'parcel as p',
  'state',
  'carrier',
  'tracking as trackingNumber',
  'trackingUrl',
  'packedAt',
  'sentAt',
  'expectedOn',
  'deliveredAt',
);

type ParcelRow = RowOf<typeof parcelColumns> & Pick<OrderParcel, 'pieces'>;

/** The parcels of an order for its buyer, in the order in which they were packed. */
export async function readOrderParcels(db: Kysely<Database>, orderId: string): Promise<OrderParcel[]> {
  const { rows } = await sql<ParcelRow>`
    select ${parcelColumns},
      json_agg(json_build_object('lineId', w.order_item_id::text, 'quantity', w.quantity) order by w.order_item_id) as pieces
    from parcel p join parcel_item w on w.parcel_id = p.id
    where p.order_id = ${orderId} group by p.id order by p.packed_at, p.id
  `.execute(db);
  return rows.map(parcelOf);
}

const parcelOf = ({ packedAt, sentAt, deliveredAt, ...parcel }: ParcelRow) => ({
  ...parcel,
  packedAt: packedAt.toISOString(),
  sentAt: sentAt?.toISOString() ?? null,
  deliveredAt: deliveredAt?.toISOString() ?? null,
});
