import type { CountryCode, PaymentFailure } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

/** An order with the last payment that was tried for it. */
export interface OrderPayment {
  orderId: string;
  country: CountryCode;
  orderState: Database['shopOrder']['state'];
  /** Key of the method. */
  payment: string;
  /** `null` when the order is not paid online. */
  state: Database['payment']['state'] | null;
  failure: PaymentFailure | null;
  expiresAt: Date | null;
}

/** An order of the visitor, or of the customer he is; nobody else's is found. */
export async function findOrderPayment(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  orderId: string,
): Promise<OrderPayment | undefined> {
  const { rows } = await sql<OrderPayment>`
    select o.id as order_id, o.country, o.state as order_state, o.payment, p.state, p.failure, p.expires_at
    from session s
    join shop_order o on o.session_id in (s.id, s.owner_id) or o.customer_id = s.customer_id
    left join lateral (
      select state, failure, expires_at from payment where order_id = o.id order by attempt desc limit 1
    ) p on true
    where s.id_hash = ${idHash} and s.expires_at > now() and o.id = ${orderId} and o.country = ${country}
  `.execute(db);
  return rows[0];
}
