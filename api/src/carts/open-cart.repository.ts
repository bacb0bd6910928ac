import { type CountryCode, SESSION_LIFETIME_SECONDS } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

/**
 * The row that the visitor's cart and lists belong to, created when there is something to store for the first time. A visitor who returns
 * after the session has expired gets their cart back but is logged out; a customer's cart is kept until they log in.
 */
export async function saveSession(db: Kysely<Database>, idHash: Buffer): Promise<number> {
  const { rows } = await sql<Pick<Row<'session'>, 'id'>>`
    insert into session (id_hash, expires_at)
    values (${idHash}, now() + make_interval(secs => ${SESSION_LIFETIME_SECONDS}))
    on conflict (id_hash) do update set
      customer_id = case when session.expires_at > now() then session.customer_id end,
      home_id = case when session.expires_at > now() then session.home_id end,
      expires_at = now() + make_interval(secs => session.lifetime)
    returning owner_id as id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/** The visitor's open cart in the country, created when there is none, and locked until the transaction ends. */
export async function openCart(db: Kysely<Database>, sessionId: number, country: CountryCode): Promise<number> {
  const { rows } = await sql<Pick<Row<'cart'>, 'id'>>`
    insert into cart (session_id, country) values (${sessionId}, ${country})
    on conflict (session_id, country) where state = 'open' do update set updated_at = now()
    returning id
  `.execute(db);
  return rows[0]?.id ?? 0;
}

/**
 * The session's open cart, locked by the statement. Placing an order locks it as well, so that a change after that finds no open cart and
 * does nothing.
 */
export const openCartOf = ({ idHash, country }: KnownSession) => sql`
  select c.id from cart c join session s on s.owner_id = c.session_id
  where s.id_hash = ${idHash} and s.expires_at > now() and c.country = ${country} and c.state = 'open'
  for update of c
`;

/** The visitor's open cart, if there is one; locked until the transaction ends. */
export async function openCartFor(trx: Kysely<Database>, session: KnownSession): Promise<number | undefined> {
  const { rows } = await sql<Pick<Row<'cart'>, 'id'>>`${openCartOf(session)}`.execute(trx);
  return rows[0]?.id;
}

/** Replaces the cart by another one; goods that were removed from it in this transaction can be put back into the new one. */
export async function replaceCart(trx: Kysely<Database>, cartId: number, open: () => Promise<number>): Promise<number> {
  await trx.updateTable('cart').set({ state: 'ordered' }).where('id', '=', cartId).execute();
  const other = await open();
  await trx
    .updateTable('removedItem')
    .set({ cartId: other })
    .where('cartId', '=', cartId)
    .where('removedAt', '=', sql<Date>`now()`)
    .execute();
  await dropCart(trx, cartId);
  return other;
}

/**
 * Deletes the cart, so that the visitor gets a new one. A cart of an order that waits for its payment is only closed: the order needs it.
 */
export async function dropCart(trx: Kysely<Database>, cartId: number): Promise<void> {
  await sql`
    delete from cart where id = ${cartId} and not exists (select from shop_order o where o.cart_id = cart.id)
  `.execute(trx);
  await trx.updateTable('cart').set({ state: 'ordered' }).where('id', '=', cartId).execute();
}
