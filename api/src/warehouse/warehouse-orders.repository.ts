import type { WarehouseOrder } from '@odeta/contracts/warehouse';
import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'number',
  'country',
  'placedAt',
  'revision',
  'warehouseSequence',
  'shipping',
  'shippingName',
  'arrivesOn',
  'laterArrivesOn',
  'itemsValue',
  'clubDiscount',
  'discountCodeCost',
  'voucherDiscount',
  'shipTo',
  'courierNote',
  'paymentState',
  'total',
  'reducedBy',
  'currency',
);

/** An order with its lines and parcels. Money in minor units. */
export interface WarehouseOrderRow extends RowOf<typeof orderColumns>, Pick<Row<'shopOrder'>, 'pickupPoint'> {
  state: WarehouseOrder['state'];
  /** Value of the pieces in the second parcel. */
  laterValue: number;
  toTransfer: number;
  lines: WarehouseOrder['lines'];
  parcels: WarehouseOrder['parcels'];
  returns: WarehouseOrder['returns'];
}

export interface OrdersAsked {
  states: readonly WarehouseOrder['state'][];
  number: string | null;
  /** Only orders that were placed after this one. */
  after: { placedAt: Date; id: string } | null;
  most: number;
}

/** Orders in these states, oldest first. */
export async function findWarehouseOrders(db: Kysely<Database>, asked: OrdersAsked): Promise<WarehouseOrderRow[]> {
  const { states, number, after, most } = asked;
  const beyond = after ? sql`and (o.placed_at, o.id) > (${after.placedAt}::timestamptz, ${after.id}::uuid)` : sql``;
  const { rows } = await sql<WarehouseOrderRow>`
    select ${orderColumns}, ${pickupPoint}, o.state,
      (select coalesce(sum(amount), 0) from refund where order_id = o.id and payment_id is null and state = 'requested')
        ::bigint as to_transfer,
      (
        select coalesce(sum((i.quantity - i.sold_out) * coalesce(i.price_promo, i.price)), 0)
        from order_item i where i.order_id = o.id and i.source = 'incoming'
      )::bigint as later_value,
      ${linesOf}, ${parcelsOf}, ${returnsOf}
    from shop_order o left join pickup_point p on p.id = o.point_id
    where o.state = any(${[...states]}) and (${number}::text is null or o.number = ${number}::text) ${beyond}
    order by o.placed_at, o.id limit ${most}
  `.execute(db);
  return rows;
}

/** Labels have the point in the default language of its country, and not in that of the order. */
const pickupPoint = sql`case
  when p.translations <> '{}' then o.pickup_point || jsonb_build_object('name', p.name, 'street', p.street, 'city', p.city)
  else o.pickup_point
end as pickup_point`;

const linesOf = sql`(
  select json_agg(json_build_object(
    'lineId', i.id::text, 'catalogNumber', i.catalog_number, 'name', i.name, 'color', i.color_name, 'size', i.size,
    'incoming', i.source = 'incoming', 'quantity', i.quantity,
    'open', i.quantity - i.sold_out - coalesce(w.taken, 0), 'delivered', coalesce(w.delivered, 0) - i.returned
  ) order by i.id)
  from order_item i
  left join lateral (
    select sum(w.quantity) filter (where p.state <> 'returned') as taken,
      sum(w.quantity) filter (where p.state = 'delivered') as delivered
    from parcel_item w join parcel p on p.id = w.parcel_id where w.order_item_id = i.id
  ) w on true
  where i.order_id = o.id
) as lines`;

const parcelsOf = sql`(
  select coalesce(json_agg(json_build_object(
    'parcel', p.reference, 'state', p.state, 'carrier', p.carrier, 'trackingNumber', p.tracking
  ) order by p.packed_at, p.id), '[]')
  from parcel p where p.order_id = o.id
) as parcels`;

const returnsOf = sql`(
  select coalesce(json_agg(json_build_object(
    'returnNumber', r.number, 'kind', r.kind, 'state', r.state, 'code', r.code, 'pieces', (
      select json_agg(json_build_object('lineId', w.order_item_id::text, 'quantity', w.quantity) order by w.order_item_id)
      from return_item w where w.return_id = r.id
    )
  ) order by r.created_at, r.id), '[]')
  from return_case r where r.order_id = o.id and r.state in ('opened', 'ready', 'registered')
) as returns`;
