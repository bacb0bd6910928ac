import type { PreparedState } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';

export type PreparedRow = Row<'preparedCheckout'>;

export type LockedPrepared = PreparedRow & { isExpired: boolean };

export interface Outcome extends Pick<PreparedRow, 'id' | 'partner' | 'origin' | 'returnUrl'> {
  state: PreparedState;
  orderNumber: Row<'shopOrder'>['number'] | null;
}

/** The state of the cart's order takes precedence over the prepared checkout's own. */
const outcome = sql`
  p.id, p.partner, p.origin, p.return_url, o.number as order_number,
  case
    when o.state = 'cancelled' then 'failed'
    when o.state <> 'awaiting-payment' then 'placed'
    when p.cancelled_at is not null then 'cancelled'
    when p.opened_at is not null then 'opened'
    when p.expires_at <= now() then 'expired'
    else 'prepared'
  end as state
  from prepared_checkout p
  left join lateral (
    select number, state from shop_order where cart_id = p.cart_id
    order by placed_at desc limit 1
  ) o on true
`;

export async function findOutcome(
  db: Kysely<Database>,
  { id, partner }: { id: string; partner: string },
): Promise<Outcome | undefined> {
  const { rows } = await sql<Outcome>`
    select ${outcome} where p.id = ${id}::uuid and p.partner = ${partner}
  `.execute(db);
  return rows[0];
}

/** The prepared checkout that was opened last in this browser. */
export async function findOpened(
  db: Kysely<Database>,
  { idHash, country }: { idHash: Buffer; country: KnownSession['country'] },
): Promise<Outcome | undefined> {
  const { rows } = await sql<Outcome>`
    select ${outcome}
    join session s on s.id = p.session_id
    where s.id_hash = ${idHash} and s.expires_at > now() and p.country = ${country} order by p.opened_at desc limit 1
  `.execute(db);
  return rows[0];
}

/** Locked until the transaction ends, so that only one of two concurrent requests opens it. */
export async function lockPrepared(trx: Transaction<Database>, id: string): Promise<LockedPrepared | undefined> {
  return trx
    .selectFrom('preparedCheckout')
    .selectAll()
    .select(sql<boolean>`expires_at <= now()`.as('isExpired'))
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function saveOpened(
  trx: Transaction<Database>,
  id: string,
  { cartId, session }: { cartId: number; session: KnownSession },
): Promise<void> {
  await sql`
    update prepared_checkout set opened_at = now(), cart_id = ${cartId},
      session_id = (select id from session where id_hash = ${session.idHash})
    where id = ${id}::uuid
  `.execute(trx);
}

/** Does nothing if there is an order, whose state counts. Returns the row that was cancelled. */
export async function saveCancelled(
  trx: Transaction<Database>,
  { idHash, country }: KnownSession,
): Promise<Pick<PreparedRow, 'id' | 'cartId' | 'items' | 'discountCode'> | undefined> {
  const { rows } = await sql<Pick<PreparedRow, 'id' | 'cartId' | 'items' | 'discountCode'>>`
    update prepared_checkout set cancelled_at = now() where id = (
      select p.id from prepared_checkout p join session s on s.id = p.session_id
      where s.id_hash = ${idHash} and s.expires_at > now() and p.country = ${country} order by p.opened_at desc limit 1
    ) and cancelled_at is null
    returning id, cart_id, items, discount_code
  `.execute(trx);
  return rows[0];
}

/** Removes the prepared quantities, as far as they are still in the cart. */
export async function takeOut(trx: Transaction<Database>, cartId: number, items: PreparedRow['items']): Promise<void> {
  for (const { variantId, quantity } of items) {
    const line = sql`cart_id = ${cartId} and variant_id = ${variantId}::bigint`;
    await sql`delete from cart_item where ${line} and quantity <= ${quantity}`.execute(trx);
    await sql`update cart_item set quantity = quantity - ${quantity} where ${line} and quantity > ${quantity}`.execute(
      trx,
    );
  }
}

/** Lines that were moved to the buy-later list when the prepared cart was opened. */
export async function findFormerLines(trx: Transaction<Database>, id: string): Promise<string[]> {
  const { rows } = await sql<{ id: `${Row<'removedItem'>['id']}` }>`
    select r.id::text as id from prepared_checkout p
    join removed_item r on r.cart_id = p.cart_id and r.removed_at = p.opened_at
    where p.id = ${id}::uuid
  `.execute(trx);
  return rows.map((row) => row.id);
}

export async function findEntryIds(trx: Transaction<Database>, cartId: number): Promise<string[]> {
  const rows = await trx.selectFrom('cartItem').select('id').where('cartId', '=', cartId).execute();
  return rows.map(({ id }) => String(id));
}
