import { type Kysely, sql } from 'kysely';
import { columns, type NotNull, type RowOf } from '../db/columns.ts';
import type { Database, Row } from '../db/database.ts';

export interface Collecting {
  isLocker: boolean;
  /** YYYY-MM-DD: the last day, if it arrives as expected; `null` if only the carrier knows. */
  collectBy: string | null;
}

const parcelColumns = columns('parcel as p', 'carrier', 'tracking', 'expectedOn', 'sentAt');

/** A parcel that was sent. */
export interface ParcelOfEmail extends NotNull<RowOf<typeof parcelColumns>>, Pick<Row<'parcel'>, 'trackingUrl'> {
  pieces: { lineId: number; quantity: number }[];
  /** How it is collected; `null` if it is delivered to an address. */
  collecting: Collecting | null;
  /** What is still to be sent after it. */
  rest: ParcelOfEmail['pieces'];
  /** Whether no parcel was sent before it. */
  isFirst: boolean;
  /** Whether it contains everything that was not sold out. */
  isAll: boolean;
}

/** By the delivery method of the order's pick-up point, which is `null` or JSON's `null` for a delivery to an address. */
const collecting = sql`(
  select json_build_object(
    'isLocker', coalesce(m.locker, false) or coalesce(o.pickup_point ->> 'type' = 'dpd_locker', false), 'collectBy', p.expected_on + m.keep_days
  )
  from shop_order o left join shipping_method m on m.country = o.country and m.key = o.pickup_point ->> 'shipping'
  where o.id = p.order_id and jsonb_typeof(o.pickup_point) = 'object'
)`;

/** The pieces that are in no parcel sent until then. */
const rest = sql`(
  select coalesce(json_agg(json_build_object('lineId', i.id, 'quantity', i.ordered - i.sent) order by i.id), '[]')
  from (
    select l.id, l.quantity - l.sold_out as ordered, (
      select coalesce(sum(s.quantity), 0) from parcel_item s join parcel q on q.id = s.parcel_id
      where s.order_item_id = l.id and q.sent_at <= p.sent_at
    ) as sent
    from order_item l where l.order_id = p.order_id
  ) i
  where i.ordered > i.sent
)`;

export async function readParcel(db: Kysely<Database>, parcelId: string): Promise<ParcelOfEmail> {
  const { rows } = await sql<ParcelOfEmail>`
    select ${parcelColumns}, p.tracking_url,
      ${collecting} as collecting, ${rest} as rest,
      json_agg(json_build_object('lineId', w.order_item_id, 'quantity', w.quantity)) as pieces,
      not exists (
        select from parcel q where q.order_id = p.order_id and (q.sent_at, q.packed_at, q.reference) < (p.sent_at, p.packed_at, p.reference)
      ) as is_first,
      sum(w.quantity) = (select sum(quantity - sold_out) from order_item where order_id = p.order_id) as is_all
    from parcel p join parcel_item w on w.parcel_id = p.id
    where p.id = ${parcelId} group by p.id
  `.execute(db);
  if (!rows[0]) throw new Error(`The parcel ${parcelId} of an e-mail is gone`);
  return rows[0];
}

/** The pieces that a refund is for: of its return, of the warehouse's event or an amendment, or of the whole order if that was cancelled. */
const refunded = sql`(
  select coalesce(json_agg(json_build_object('lineId', g.line_id, 'quantity', g.quantity) order by g.line_id), '[]')
  from (
    select w.order_item_id as line_id, w.quantity from return_case c join return_item w on w.return_id = c.id where c.refund_id = r.id
    union all
    select (g.piece ->> 'lineId')::bigint, (g.piece ->> 'quantity')::int
    from order_event e, jsonb_array_elements(e.data -> 'pieces') as g (piece)
    where e.order_id = r.order_id and r.key in (
      'sold-out:' || (e.data ->> 'eventId'), 'returned:' || (e.data ->> 'eventId'), 'amended:' || r.order_id || ':' || (e.data ->> 'revision')
    )
      and not exists (select from return_case c where c.refund_id = r.id)
    union all
    select l.id, l.quantity - l.sold_out from order_item l
    where l.order_id = r.order_id and r.key = 'cancelled:' || r.order_id and l.quantity > l.sold_out
  ) g
)`;

const refundColumns = columns('refund as r', 'amount', 'paymentId');

/** `amount` in minor units; without a `paymentId` it is a bank transfer. */
interface RefundOfEmail extends RowOf<typeof refundColumns> {
  pieces: ParcelOfEmail['pieces'];
}

export async function readRefund(db: Kysely<Database>, refundId: string): Promise<RefundOfEmail> {
  const { rows } = await sql<RefundOfEmail>`
    select ${refundColumns}, ${refunded} as pieces from refund r where r.id = ${refundId}
  `.execute(db);
  if (!rows[0]) throw new Error(`The refund ${refundId} of an e-mail is gone`);
  return rows[0];
}

/** A voucher that was given for an order. `value` in minor units; `isOwned`: it is in an account. */
export interface GivenVoucher extends Pick<Row<'voucher'>, 'code' | 'value'> {
  /** Its last day (YYYY-MM-DD). */
  until: string;
  isOwned: boolean;
}

export async function readVoucher(db: Kysely<Database>, id: string): Promise<GivenVoucher> {
  const { rows } = await sql<GivenVoucher>`
    select code, value, to_char(valid_until, 'YYYY-MM-DD') as until, customer_id is not null as is_owned
    from voucher where id = ${id}::bigint
  `.execute(db);
  if (!rows[0]) throw new Error(`The voucher ${id} of an e-mail is gone`);
  return rows[0];
}

/** Whether anything is packed, so that the buyer can no longer cancel. */
export async function hasParcel(db: Kysely<Database>, orderId: string): Promise<boolean> {
  return (await db.selectFrom('parcel').select('id').where('orderId', '=', orderId).limit(1).execute()).length > 0;
}
