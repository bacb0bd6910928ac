import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import { emailKeyOf } from '../identity/email-key.ts';
import { hashPassword } from '../identity/password-hash.ts';
import type { SeedCustomer } from './customers.schema.ts';

/** Makes the accounts that there are not yet; those that there are belong to whoever uses them. */
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
  { password, authorized, addresses, gender, ...fields }: SeedCustomer,
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
