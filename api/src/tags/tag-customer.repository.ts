import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

export interface TagCustomer {
  id: string;
  email: string;
  gender: number | null;
  hasOrdered: boolean;
}

/** The visitor's customer in this country; `undefined` for a visitor without data. */
export async function findTagCustomer(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
): Promise<TagCustomer | undefined> {
  const { rows } = await sql<TagCustomer>`
    select u.id, u.email, u.gender, exists (
      select from shop_order o where o.customer_id = u.id and o.state not in ('awaiting-payment', 'cancelled')
    ) as has_ordered
    from session s
    join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(db);
  return rows[0];
}

/** The customer of an order, and whether they had ordered before it. */
export async function findTagCustomerOfOrder(db: Kysely<Database>, orderId: string): Promise<TagCustomer | undefined> {
  const { rows } = await sql<TagCustomer>`
    select u.id, u.email, u.gender, exists (
      select from shop_order o
      where o.customer_id = u.id and o.id <> x.id and o.placed_at <= x.placed_at
        and o.state not in ('awaiting-payment', 'cancelled')
    ) as has_ordered
    from shop_order x
    join customer u on u.id = x.customer_id and u.deleted_at is null
    where x.id = ${orderId}
  `.execute(db);
  return rows[0];
}

/** Name of the discount code that an order used. */
export async function findCodeOfOrder(db: Kysely<Database>, orderId: string): Promise<string | null> {
  const used = await db
    .selectFrom('shopOrder')
    .innerJoin('discountCode', 'discountCode.id', 'shopOrder.discountCodeId')
    .select('discountCode.name')
    .where('shopOrder.id', '=', orderId)
    .executeTakeFirst();
  return used?.name ?? null;
}
