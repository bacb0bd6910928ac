import { createHash } from 'node:crypto';
import type { CountryCode, CustomerFields, Summary } from '@odeta/shared/contracts';
import { type Insertable, type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import type { AgreementText } from '../shop/settings.ts';
import { orderNumber } from './order-number.ts';

/** Minutes in which the same request for an order that was just placed is a repetition, not a new order. */
const REPEAT_MINUTES = 10;

export async function findSessionId(trx: Transaction<Database>, { idHash }: Owner): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select owner_id as id from session where id_hash = ${idHash} and expires_at > now()
  `.execute(trx);
  return rows[0]?.id;
}

/**
 * Locks the visitor's open cart until the transaction ends. `undefined` when there is none, also when a request that was
 * just waited for has ordered it.
 */
export async function lockCart(
  trx: Transaction<Database>,
  sessionId: number,
  country: CountryCode,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from cart where session_id = ${sessionId} and country = ${country} and state = 'open' for update
  `.execute(trx);
  return rows[0]?.id;
}

export interface PlacedOrderRow {
  id: string;
  number: string;
  total: number;
}

/** An order that the same request has placed a moment ago. */
export async function findRepeated(
  trx: Transaction<Database>,
  sessionId: number,
  country: CountryCode,
  requestDigest: Buffer,
): Promise<PlacedOrderRow | undefined> {
  const { rows } = await sql<PlacedOrderRow>`
    select id, number, total from shop_order
    where state not in ('awaiting-payment', 'cancelled') and session_id = ${sessionId} and country = ${country} and request_digest = ${requestDigest}
      and placed_at > now() - make_interval(mins => ${REPEAT_MINUTES})
    order by placed_at desc limit 1
  `.execute(trx);
  return rows[0];
}

/** An order of a cart that is still open: it waits for its payment, or nobody paid it in time. */
export interface UnpaidOrder extends PlacedOrderRow {
  state: 'awaiting-payment' | 'cancelled';
  requestDigest: Buffer;
  /** Delivery and payment are chosen in the cart as they were then. */
  isSameChoice: boolean;
}

/** Locks it, too. */
export async function lockUnpaid(trx: Transaction<Database>, cartId: number): Promise<UnpaidOrder | undefined> {
  const { rows } = await sql<UnpaidOrder>`
    select o.id, o.number, o.total, o.state, o.request_digest,
      o.shipping = c.shipping and o.payment = c.payment as is_same_choice
    from shop_order o join cart c on c.id = o.cart_id
    where o.cart_id = ${cartId} and o.state in ('awaiting-payment', 'cancelled') for update of o
  `.execute(trx);
  return rows[0];
}

/** An order that is placed, whatever was paid for it. */
export async function findPlaced(db: Kysely<Database>, orderId: string): Promise<PlacedOrderRow | undefined> {
  const { rows } = await sql<PlacedOrderRow>`
    select id, number, total from shop_order where id = ${orderId} and state not in ('awaiting-payment', 'cancelled')
  `.execute(db);
  return rows[0];
}

export type NewOrder = Omit<Insertable<Database['shopOrder']>, 'number' | 'summary' | 'billTo' | 'shipTo'> & {
  summary: Summary;
  billTo: CustomerFields;
  shipTo: CustomerFields;
};

/** Writes a new order, or the one of the same cart anew: that keeps its number. */
export async function saveOrder(
  trx: Transaction<Database>,
  { summary, billTo, shipTo, ...order }: NewOrder,
  unpaid: Pick<PlacedOrderRow, 'id' | 'number'> | undefined,
): Promise<{ id: string; number: string }> {
  const documents = {
    summary: JSON.stringify(summary),
    billTo: JSON.stringify(billTo),
    shipTo: JSON.stringify(shipTo),
  };
  if (unpaid) {
    const { id, number } = unpaid;
    await trx
      .updateTable('shopOrder')
      .set({ ...order, ...documents, placedAt: sql`now()` })
      .where('id', '=', id)
      .execute();
    await trx.deleteFrom('orderItem').where('orderId', '=', id).execute();
    return { id, number };
  }
  const { rows } = await sql<{ next: number }>`select nextval('order_sequence') as next`.execute(trx);
  const number = orderNumber(order.country, rows[0]?.next ?? 0);
  const { id } = await trx
    .insertInto('shopOrder')
    .values({ ...order, ...documents, number })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, number };
}

export async function insertItems(
  trx: Transaction<Database>,
  items: readonly Insertable<Database['orderItem']>[],
): Promise<void> {
  await trx.insertInto('orderItem').values(items).execute();
}

export async function insertEvent(
  trx: Transaction<Database>,
  orderId: string,
  type: string,
  data: Record<string, unknown>,
): Promise<void> {
  await trx
    .insertInto('orderEvent')
    .values({ orderId, type, data: JSON.stringify(data) })
    .execute();
}

/** L4. With the version of the text that was agreed to. */
export async function insertConsents(
  trx: Transaction<Database>,
  given: readonly AgreementText[],
  by: { country: CountryCode; email: string; customerId: string | null; orderId: string },
): Promise<void> {
  if (given.length === 0) return;
  const rows = given.map(({ type, version }) => ({ ...by, type, textVersion: version, active: true, source: 'order' }));
  await trx.insertInto('consent').values(rows).execute();
}

/** Closes the cart, and puts what was not ordered into a fresh one. */
export async function closeCart(
  trx: Transaction<Database>,
  { cartId, sessionId, country }: { cartId: number; sessionId: number; country: CountryCode },
  orderedEntryIds: readonly number[],
): Promise<void> {
  await sql`update cart set state = 'ordered', updated_at = now() where id = ${cartId}`.execute(trx);
  await sql`
    with fresh as (insert into cart (session_id, country) values (${sessionId}, ${country}) returning id)
    update cart_item i set cart_id = fresh.id from fresh
    where i.cart_id = ${cartId} and i.id <> all(${orderedEntryIds}::bigint[])
  `.execute(trx);
}

/** What makes two requests the same: everything the buyer said. */
export const digestOf = (request: unknown): Buffer => createHash('sha256').update(JSON.stringify(request)).digest();
