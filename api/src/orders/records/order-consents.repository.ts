import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

/** Called when the order is paid: its consents take effect, and a newsletter consent starts the activation. */
export async function placeConsents(trx: Transaction<Database>, orderId: string): Promise<void> {
  await sql`
    with given as (
      select o.id, o.country, o.email, o.customer_id, o.pending_consents->>'origin' as origin, g.type, g.text_version
      from shop_order o, jsonb_to_recordset(o.pending_consents->'given') as g (type text, text_version text)
      where o.id = ${orderId}
    ), consents as (
      insert into consent (country, email, customer_id, order_id, type, text_version, active, source)
      select country, email, customer_id, id, type, text_version, true, 'order' from given
    ), requests as (
      insert into newsletter_request (order_id, country, email, origin)
      select id, country, email, origin from given where type = 'newsletterAgreement' and origin <> ''
    )
    update shop_order set pending_consents = null where id = ${orderId}
  `.execute(trx);
}
