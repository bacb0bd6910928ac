import { type Kysely, sql, type Transaction } from 'kysely';
import { addressDocument } from '../customers/address-columns.ts';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { worded } from '../points/point.repository.ts';

type OrderColumns = 'shipping' | 'shippingName' | 'payment' | 'paymentName' | 'shippingCost';

/** Costs are in minor units. */
export interface LastOrder extends Pick<Row<'shopOrder'>, OrderColumns> {
  /** In the running language, or as it was at that time if the point no longer exists; `null` for an order to an address. */
  pointName: string | null;
  /** `null` also when the point no longer exists. */
  point: (Pick<Row<'pickupPoint'>, 'payCash' | 'payCard' | 'payOnline'> & { pointId: number; isOpen: boolean }) | null;
  /** Where the parcel went, if the customer still has that address: a delivery address, or the billing address (`id` is `null`). */
  destination: { id: Row<'address'>['id'] | null; postCode: Row<'address'>['postCode'] } | null;
}

/** The last order of the customer, or of a guest in this browser, in this country that was placed and not cancelled. */
export async function findLastChoice(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
): Promise<LastOrder | undefined> {
  const counts = sql`o.country = ${country} and o.state not in ('awaiting-payment', 'cancelled')`;
  const { rows } = await sql<LastOrder>`
    select o.shipping, o.shipping_name, o.payment, o.payment_name, o.shipping_cost, 
      coalesce(${worded('name', country)}, o.pickup_point->>'name') as point_name,
      case when p.id is not null then json_build_object('pointId', p.id, 'isOpen', not p.disabled,
        'payCash', p.pay_cash, 'payCard', p.pay_card, 'payOnline', p.pay_online) end as point,
      case when o.point_id is null and (o.ship_to = o.bill_to or a.id is not null)
        then json_build_object('id', a.id, 'postCode', o.ship_to->>'postCode') end as destination
    from session s
    cross join lateral (
      (select o.* from shop_order o where o.customer_id = s.customer_id and ${counts} order by o.placed_at desc limit 1)
      union all
      (select o.* from shop_order o where o.session_id in (s.id, s.owner_id) and ${counts} order by o.placed_at desc limit 1)
    ) o
    left join pickup_point p on p.id = o.point_id
    left join lateral (
      select a.id from address a
      where a.customer_id = s.customer_id and o.ship_to <> o.bill_to
        -- Addresses older than the county have none.
        and o.ship_to @> (${addressDocument} - 'mobilePhone' - 'county')
      order by a.id desc limit 1
    ) a on true
    where s.id_hash = ${idHash} and s.expires_at > now()
    order by o.placed_at desc, o.id limit 1
  `.execute(db);
  return rows[0];
}

interface Repeated extends Pick<Row<'cart'>, 'shipping' | 'payment' | 'pointId'> {
  /** `null` leaves it to the rules of a new cart. */
  destination: LastOrder['destination'];
}

/** Fills in the open cart, unless something was chosen in it meanwhile. Returns whether it did. */
export async function saveRepeated(
  db: Kysely<Database> | Transaction<Database>,
  { idHash, country }: KnownSession,
  { shipping, payment, pointId, destination }: Repeated,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update cart c set shipping = ${shipping}, payment = ${payment}, point_id = ${pointId}, repeated = true
      ${destination === null ? sql`` : goingTo(destination)}
    from session s
    where s.owner_id = c.session_id and s.id_hash = ${idHash} and s.expires_at > now() and c.country = ${country}
      and c.state = 'open' and not c.repeated and c.shipping is null and c.payment is null
  `.execute(db);
  return numAffectedRows > 0n;
}

const goingTo = ({ id, postCode }: NonNullable<LastOrder['destination']>) => sql`,
  address_id = case when c.destination_chosen then c.address_id else ${id} end,
  shipping_post_code = case when c.destination_chosen then c.shipping_post_code else ${postCode} end, destination_chosen = true`;
