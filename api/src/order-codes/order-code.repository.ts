import { type CountryCode, ORDER_CODE_MINUTES, ORDER_CODE_TRIES } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { isCodeValid } from '../orders/order-link/order-link.ts';

/** The order of this number, if a code may open it. */
export async function findOrderOfNumber(
  db: Kysely<Database>,
  country: CountryCode,
  number: string,
): Promise<{ id: string; email: string } | undefined> {
  const { rows } = await sql<Pick<Row<'shopOrder'>, 'id' | 'email'>>`
    select id, email from shop_order
    where number = ${number} and country = ${country} and ${isCodeValid(country)}
  `.execute(db);
  return rows[0];
}

/** Until when a code is valid that is saved in the same transaction. */
export async function expiryOfNewCode(trx: Transaction<Database>): Promise<Date> {
  const { rows } = await sql<{
    until: Date;
  }>`select now() + make_interval(mins => ${ORDER_CODE_MINUTES}) as until`.execute(trx);
  const [row] = rows;
  if (!row) throw new Error('The database does not tell the time');
  return row.until;
}

/** An order has one code; a new one replaces it. */
export async function saveCode(
  trx: Transaction<Database>,
  { orderId, hash }: { orderId: string; hash: Buffer },
): Promise<void> {
  await sql`
    insert into order_code (order_id, hash, expires_at)
    values (${orderId}, ${hash}, now() + make_interval(mins => ${ORDER_CODE_MINUTES}))
    on conflict (order_id) do update set hash = excluded.hash, expires_at = excluded.expires_at, tries = 0
  `.execute(trx);
}

/** Counts an attempt before the code is compared, so that concurrent attempts are all counted. `undefined` when no attempts are left. */
export async function takeTry(db: Kysely<Database>, orderId: string): Promise<Buffer | undefined> {
  const { rows } = await sql<{ hash: Buffer }>`
    update order_code set tries = tries + 1
    where order_id = ${orderId} and expires_at > now() and tries < ${ORDER_CODE_TRIES} returning hash
  `.execute(db);
  return rows[0]?.hash;
}

/** Of two concurrent requests with the same code only one succeeds. */
export async function useCode(trx: Transaction<Database>, orderId: string, hash: Buffer): Promise<boolean> {
  const { rows } =
    await sql`delete from order_code where order_id = ${orderId} and hash = ${hash} returning order_id`.execute(trx);
  return rows.length > 0;
}
