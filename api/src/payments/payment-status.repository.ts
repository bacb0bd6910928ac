import { type Kysely, type Nullable, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

const orderColumns = columns('shopOrder as o', 'id as orderId', 'country', 'state as orderState', 'payment');
const paymentColumns = columns('payment as p', 'state', 'failure', 'expiresAt');

/** An order with its last attempt to pay; the columns of the attempt are `null` when the order is not paid online. */
export type OrderPayment = RowOf<typeof orderColumns> &
  Nullable<RowOf<typeof paymentColumns>> & {
    /** `false` when the session may see it only because it opened the link of an e-mail. */
    isOwn: boolean;
  };

/** An order of the visitor or of the customer, or one whose link was opened in the session. */
export async function findOrderPayment(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  orderId: string,
): Promise<OrderPayment | undefined> {
  const { rows } = await sql<OrderPayment>`
    select ${orderColumns}, ${paymentColumns}, own.is_own
    from session s
    join shop_order o on o.id = ${orderId} and o.country = ${country}
    cross join lateral (
      select coalesce(o.session_id in (s.id, s.owner_id), false) or coalesce(o.customer_id = s.customer_id, false) as is_own
    ) own
    left join lateral (
      select state, failure, expires_at from payment where order_id = o.id order by attempt desc limit 1
    ) p on true
    where s.id_hash = ${idHash} and s.expires_at > now() and (own.is_own or exists (
      select from order_grant g where g.session_id = s.id and g.order_id = o.id and g.expires_at > now()
    ))
  `.execute(db);
  return rows[0];
}
