import { randomBytes } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { OpenOrder } from '../orders/changing/open-order.repository.ts';
import { todayIn } from '../settings/country-day.ts';

/** Validity of a voucher that replaces a refund. */
const VOUCHER_MONTHS = 12;

/**
 * Creates a voucher for the customer who placed the order; without an account it belongs to whoever has its code. Returns its id.
 */
export async function insertVoucher(
  trx: Transaction<Database>,
  { id, country }: Pick<OpenOrder, 'id' | 'country'>,
  { amount, at, months = VOUCHER_MONTHS }: { amount: number; at: Date; months?: number | undefined },
): Promise<number> {
  const code = `V-${randomBytes(5).toString('hex').toUpperCase()}`;
  const today = todayIn(country, at);
  const { rows } = await sql<Pick<Row<'voucher'>, 'id'>>`
    insert into voucher (country, code, customer_id, value, remaining, valid_from, valid_until)
    select o.country, ${code}, c.id, ${amount}::bigint, ${amount}::bigint, ${today}::date,
      ${today}::date + make_interval(months => ${months}::int)
    from shop_order o
    left join customer c on c.id = o.customer_id and c.password_hash is not null and c.deleted_at is null
    where o.id = ${id} returning id
  `.execute(trx);
  if (!rows[0]) throw new Error('The order of a return is gone');
  return rows[0].id;
}
