import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { orderSumColumns } from '../../pricing/order-summary.ts';

const orderColumns = columns(
  'shopOrder as o',
  'id',
  'state',
  'number',
  'email',
  'placedAt',
  'country',
  'currency',
  'paymentState',
  'payment',
  'paymentName',
  'shipping',
  'shippingName',
  'arrivesOn',
  'laterArrivesOn',
  'shipTo',
  'pickupPoint',
  'customerId',
  'reservedUntil',
  // `null` also if it was cancelled because nobody paid in time.
  'cancelledBy',
);

export interface ConfirmedOrder extends RowOf<typeof orderColumns>, RowOf<typeof orderSumColumns> {
  isGuest: boolean;
  /** Whether neither the order nor the visitor belongs to an account. */
  isUnclaimed: boolean;
}

const confirmedColumns = sql`
  ${orderColumns}, ${orderSumColumns},
  exists (select from customer g where g.id = s.customer_id and g.country = o.country and g.password_hash is null) as is_guest,
  not exists (select from customer a where a.id in (o.customer_id, s.customer_id) and a.password_hash is not null) as is_unclaimed
`;

export async function findLastOrder(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
): Promise<ConfirmedOrder | undefined> {
  const { rows } = await sql<ConfirmedOrder>`
    select ${confirmedColumns}
    from session s
    join shop_order o on o.session_id in (s.id, s.owner_id) and o.country = ${country}
      and o.state not in ('awaiting-payment', 'cancelled')
    where s.id_hash = ${idHash} and s.expires_at > now()
    order by o.placed_at desc, o.id limit 1
  `.execute(db);
  return rows[0];
}

/** The visitor's order with this idempotency key, in any state. */
export async function findOrderByKey(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  key: string,
): Promise<ConfirmedOrder | undefined> {
  const { rows } = await sql<ConfirmedOrder>`
    select ${confirmedColumns}
    from session s
    join idempotency i on i.session_id in (s.id, s.owner_id) and i.key = ${key}
    join shop_order o on o.id = (i.answer->>'orderId')::uuid and o.country = ${country}
    where s.id_hash = ${idHash} and s.expires_at > now()
    limit 1
  `.execute(db);
  return rows[0];
}

/** An order in any state. The caller checks with `findOrderPayment` that the session may see it. */
export async function findSeenOrder(
  db: Kysely<Database>,
  { idHash }: KnownSession,
  orderId: string,
): Promise<ConfirmedOrder | undefined> {
  const { rows } = await sql<ConfirmedOrder>`
    select ${confirmedColumns} from session s join shop_order o on o.id = ${orderId} where s.id_hash = ${idHash}
  `.execute(db);
  return rows[0];
}

/**
 * Whether the order's e-mail has an active newsletter subscription. Because anybody can type any e-mail, a guest only learns of an
 * activation after their own consent: an older subscription is reported as none.
 */
export async function isSubscribed(
  db: Kysely<Database>,
  { id, country, email, customerId, isGuest }: ConfirmedOrder,
): Promise<boolean> {
  const { rows } = await sql`
    select from newsletter n
    where n.country = ${country} and n.email = ${emailKeyOf(email)} and n.status = 'active' and (
      not ${isGuest}::boolean or exists (
        select from consent c where c.country = n.country and c.email = ${email} and c.type = 'newsletterAgreement'
          and (c.order_id = ${id} or c.customer_id = ${customerId}) and c.at <= n.activated_at
      )
    )
  `.execute(db);
  return rows.length > 0;
}

export async function hasAskedForNewsletter(db: Kysely<Database>, orderId: string): Promise<boolean> {
  const { rows } = await sql`
    select from consent where order_id = ${orderId} and type = 'newsletterAgreement' and active limit 1
  `.execute(db);
  return rows.length > 0;
}

export type OrderItemRow = Row<'orderItem'>;

export function readOrderItems(db: Kysely<Database>, orderId: string): Promise<OrderItemRow[]> {
  return db.selectFrom('orderItem').selectAll().where('orderId', '=', orderId).orderBy('id').execute();
}
