import type { CustomerFields } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';

/**
 * The guest's data of an order that the session may see by the link in an e-mail. Whoever has that link can read the e-mails of the order's
 * address, and may therefore create an account with this address.
 */
export async function findLinkedBuyer(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
  orderId: string,
): Promise<CustomerFields | undefined> {
  const { rows } = await sql<Pick<Row<'shopOrder'>, 'billTo' | 'email'>>`
    select o.bill_to, o.email
    from session s
    join order_grant g on g.session_id = s.id and g.order_id = ${orderId} and g.expires_at > now()
    join shop_order o on o.id = g.order_id and o.country = ${country} and o.state not in ('awaiting-payment', 'cancelled')
    where s.id_hash = ${idHash} and s.expires_at > now()
      and not exists (select from customer u where u.id = o.customer_id and u.password_hash is not null)
  `.execute(db);
  return rows[0] && { ...rows[0].billTo, email: rows[0].email };
}

/**
 * Assigns the order to the account. The guest's row does not become the account's: that would log in the browser that ordered, and somebody
 * else may have ordered with this e-mail.
 */
export async function giveOrder(trx: Transaction<Database>, orderId: string, customerId: string): Promise<void> {
  await trx.updateTable('shopOrder').set({ customerId }).where('id', '=', orderId).execute();
}
