import { sql, type Transaction } from 'kysely';
import { saveSession } from '../../carts/open-cart.repository.ts';
import type { Database } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';
import { isLinkValid } from './order-link.ts';

/** Days for which a browser may see an order after its link was opened there. */
const GRANT_DAYS = 7;

/** Lets the session see the order if its link, or a code, is still valid. Returns whether it is; otherwise nothing is written. */
export async function grantOrder(
  trx: Transaction<Database>,
  { country, idHash }: KnownSession,
  orderId: string,
  isValid = isLinkValid,
): Promise<boolean> {
  const { rows } = await sql`
    select from shop_order
    where id = ${orderId} and country = ${country} and ${isValid(country)}
  `.execute(trx);
  if (rows.length === 0) return false;
  await saveSession(trx, idHash);
  await sql`
    delete from order_grant g using session s where g.session_id = s.id and s.id_hash = ${idHash} and g.expires_at < now()
  `.execute(trx);
  await sql`
    insert into order_grant (session_id, order_id, expires_at)
    select id, ${orderId}, now() + make_interval(days => ${GRANT_DAYS}) from session where id_hash = ${idHash}
    on conflict (session_id, order_id) do update set expires_at = excluded.expires_at
  `.execute(trx);
  return true;
}
