import type { CountryCode, CustomerFields, PickupPoint } from '@odeta/contracts';
import type { WarehouseOrder } from '@odeta/contracts/warehouse';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** An order with its lines and parcels. Money in minor units. */
export interface WarehouseOrderRow {
  id: string;
  number: string;
  country: CountryCode;
  state: WarehouseOrder['state'];
  placedAt: Date;
  warehouseSequence: number;
  shipping: string;
  shippingName: string;
  arrivesOn: string;
  laterArrivesOn: string | null;
  itemsValue: number;
  clubDiscount: number;
  discountCodeCost: number;
  voucherDiscount: number;
  /** Value of the pieces in the second parcel. */
  laterValue: number;
  shipTo: CustomerFields;
  pickupPoint: PickupPoint | null;
  paymentState: Database['shopOrder']['paymentState'];
  total: number;
  reducedBy: number;
  currency: string;
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
    select o.id, o.number, o.country, o.state, o.placed_at, o.warehouse_sequence, o.shipping, o.shipping_name, o.arrives_on, o.later_arrives_on,
      o.items_value, o.club_discount, o.discount_code_cost, o.voucher_discount,
      o.ship_to, o.pickup_point, o.payment_state, o.total, o.reduced_by, o.currency,
      (select coalesce(sum(amount), 0) from refund where order_id = o.id and payment_id is null and state = 'requested')
        ::bigint as to_transfer,
      (
        select coalesce(sum((i.quantity - i.sold_out) * coalesce(i.price_promo, i.price)), 0)
        from order_item i where i.order_id = o.id and i.source = 'incoming'
      )::bigint as later_value,
      ${linesOf}, ${parcelsOf}, ${returnsOf}
    from shop_order o
    where o.state = any(${[...states]}) and (${number}::text is null or o.number = ${number}::text) ${beyond}
    order by o.placed_at, o.id limit ${most}
  `.execute(db);
  return rows;
}

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
