import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { emailKeyOf } from '../../identity/email-key.ts';
import { hashPassword } from '../../identity/password-hash.ts';
import { dayOf } from '../../settings/country-day.ts';
import type { SeedCustomer } from '../schemas/customers.schema.ts';

/** Creates missing accounts. Existing ones are not changed, because they may be in use. */
export async function loadCustomers(trx: Transaction<Database>, customers: readonly SeedCustomer[]): Promise<void> {
  const known = await trx
    .selectFrom('customer')
    .select(['country', 'emailKey'])
    .where('passwordHash', 'is not', null)
    .execute();
  const taken = new Set(known.map(({ country, emailKey }) => `${country}|${emailKey}`));
  for (const customer of customers) {
    if (!taken.has(`${customer.country}|${emailKeyOf(customer.email)}`)) await insertCustomer(trx, customer);
  }
}

async function insertCustomer(
  trx: Transaction<Database>,
  { password, authorized, addresses, gender, member: _, blogger: _blogger, ...fields }: SeedCustomer,
): Promise<void> {
  const number = sql<string>`nextval('customer_number')::text`;
  const { id } = await trx
    .insertInto('customer')
    .values({
      ...fields,
      gender: gender ?? null,
      emailKey: emailKeyOf(fields.email),
      number,
      isAuthorized: authorized,
      emailConfirmedAt: sql<Date>`now()`,
      passwordHash: await hashPassword(password),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  for (const address of addresses) {
    await trx
      .insertInto('address')
      .values({ ...address, customerId: id })
      .execute();
  }
}

/** Adds a membership unless the account has one. Requires the clubs. */
export async function loadMembers(trx: Transaction<Database>, customers: readonly SeedCustomer[]): Promise<void> {
  for (const { country, email, member } of customers) {
    if (!member) continue;
    const today = dayOf(country, sql`now()`);
    await sql`
      insert into club_membership (customer_id, valid_from, valid_until, fee)
      select u.id, ${today} - ${member.since}::int, ${today} + ${member.left}::int, c.fee
      from customer u join club c on c.country = u.country
      where u.country = ${country} and u.email_key = ${emailKeyOf(email)} and u.deleted_at is null
        and not exists (select from club_membership m where m.customer_id = u.id)
    `.execute(trx);
  }
}
