import { type Kysely, sql } from 'kysely';
import { columns, type RowOf } from '../db/columns.ts';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

const orderColumns = columns('shopOrder as o', 'id', 'number', 'email', 'billTo', 'deliveredAt');

export type OwnOrderRow = RowOf<typeof orderColumns>;

/** A missing field matches any order. */
export interface NamedOrder {
  id?: string | undefined;
  number?: string | undefined;
}

/**
 * The last matching order of this country that the visitor or the customer has placed, or that the visitor has opened by the link in an
 * e-mail.
 */
export async function findOwnOrder(
  db: Kysely<Database>,
  { idHash, country }: Pick<KnownSession, 'idHash' | 'country'>,
  { id, number }: NamedOrder,
): Promise<OwnOrderRow | undefined> {
  const { rows } = await sql<OwnOrderRow>`
    select ${orderColumns}
    from session s
    cross join lateral (
      select id from shop_order where session_id in (s.id, s.owner_id)
      union select id from shop_order where customer_id = s.customer_id
      union select order_id from order_grant g where g.session_id = s.id and g.expires_at > now()
    ) as known
    join shop_order o on o.id = known.id and o.country = ${country} and o.state not in ('awaiting-payment', 'cancelled')
    where s.id_hash = ${idHash} and s.expires_at > now()
      and o.id = coalesce(${id ?? null}::uuid, o.id) and o.number = coalesce(${number ?? null}::text, o.number)
    order by o.placed_at desc, o.id limit 1
  `.execute(db);
  return rows[0];
}
