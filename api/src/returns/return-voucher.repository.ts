import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** Validity of a voucher that replaces a refund. */
const VOUCHER_MONTHS = 12;

/** Creates a voucher for the customer who placed the order. Returns its id. */
export async function insertVoucher(trx: Transaction<Database>, orderId: string, amount: number): Promise<number> {
  const code = `V-${randomBytes(5).toString('hex').toUpperCase()}`;
  const { rows } = await sql<{ id: number }>`
    insert into voucher (country, code, customer_id, value, remaining, valid_from, valid_until)
    select o.country, ${code}, o.customer_id, ${amount}::bigint, ${amount}::bigint, current_date,
      current_date + make_interval(months => ${VOUCHER_MONTHS})
    from shop_order o where o.id = ${orderId} returning id
  `.execute(trx);
  if (!rows[0]) throw new Error('The order of a return is gone');
  return rows[0].id;
}
