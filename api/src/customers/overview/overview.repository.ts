import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/database.ts';

export interface AccountCounts {
  codes: number;
  vouchers: number;
  /** Last day of the club membership, YYYY-MM-DD, and the days until then; `null` for customers who have never been a member. */
  clubUntil: string | null;
  clubDays: number | null;
}

/** `today` is the country's date (YYYY-MM-DD). */
export async function countForAccount(
  db: Kysely<Database>,
  { customerId, country, today }: { customerId: string; country: CountryCode; today: string },
): Promise<AccountCounts> {
  const { rows } = await sql<AccountCounts>`
    select
      (select count(*)::int from discount_code d
        where d.customer_id = ${customerId} and d.country = ${country} and d.valid_from <= ${today}::date
          and (d.valid_until is null or d.valid_until >= ${today}::date)
          and (d.max_uses is null or d.uses < d.max_uses)) as codes,
      (select count(*)::int from voucher v
        where v.customer_id = ${customerId} and v.country = ${country} and v.remaining > 0
          and v.valid_from <= ${today}::date and (v.valid_until is null or v.valid_until >= ${today}::date)) as vouchers,
      to_char(m.until, 'YYYY-MM-DD') as club_until, m.until - ${today}::date as club_days
    from (select max(valid_until) as until from club_membership where customer_id = ${customerId}) m
  `.execute(db);
  const [counts] = rows;
  if (!counts) throw new Error('An aggregate has no row');
  return counts;
}
