import { sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { READER_PERCENT } from '../../pricing/reader-percent.ts';
import { dayOf } from '../../settings/country-day.ts';
import type { SeedCustomer } from '../schemas/customers.schema.ts';

/** Adds a blogger profile unless the account has one. Existing ones may have been changed by the customer or the shop. */
export async function loadBloggers(trx: Transaction<Database>, customers: readonly SeedCustomer[]): Promise<void> {
  for (const { country, email, blogger } of customers) {
    if (!blogger) continue;
    const { state, since, reason = null, code, ...profile } = blogger;
    const { rows } = await sql<Pick<Row<'blogger'>, 'customerId'>>`
      insert into blogger (customer_id, status, profile, reason, sent_at)
      select u.id, ${state}, ${JSON.stringify(profile)}::jsonb, ${reason}, now() - make_interval(days => ${since}::int)
      from customer u where u.country = ${country} and u.email_key = ${emailKeyOf(email)} and u.deleted_at is null
      on conflict do nothing returning customer_id
    `.execute(trx);
    const [made] = rows;
    if (!made || code === undefined) continue;
    await sql`
      with given as (
        insert into discount_code (country, code, name, percent, min_order, valid_from)
        values (${country}, ${code}, ${code}, ${READER_PERCENT}, 0, ${dayOf(country, sql`now()`)} - ${since}::int)
        on conflict (country, upper(code)) do nothing returning id
      )
      update blogger set code_id = given.id from given where customer_id = ${made.customerId}
    `.execute(trx);
  }
}
