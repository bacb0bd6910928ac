import type { CustomerFields } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import type { KnownSession } from '../http/session.ts';
import { customerAddressColumns } from './address-columns.ts';

export interface CustomerRow extends CustomerFields, Pick<Row<'customer'>, 'id' | 'isAuthorized'> {
  hasAccount: boolean;
  customerNumber: Row<'customer'>['number'];
  isEmailConfirmed: boolean;
}

export const customerColumns = sql`
  u.id, u.email, ${customerAddressColumns}, coalesce(to_char(u.birthday, 'YYYY-MM-DD'), '') as birthday, u.is_authorized,
  u.password_hash is not null as has_account, u.number as customer_number, u.email_confirmed_at is not null as is_email_confirmed
`;

/** The visitor's customer in this country's shop. */
export async function findCustomer(
  db: Kysely<Database>,
  { idHash, country }: KnownSession,
): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select ${customerColumns}
    from session s
    join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(db);
  return rows[0];
}

/** The id of the visitor's customer, created without data if there is none. The visitor's session must exist. */
export async function ensureCustomer(trx: Transaction<Database>, session: KnownSession): Promise<string> {
  const known = await findCustomer(trx, session);
  if (known) return known.id;
  const guest = { country: session.country, email: '' };
  const { id } = await trx.insertInto('customer').values(guest).returning('id').executeTakeFirstOrThrow();
  await trx.updateTable('session').set({ customerId: id }).where('idHash', '=', session.idHash).execute();
  return id;
}

/** Saves the customer's data; a visitor without data becomes a guest. */
export async function saveCustomer(
  trx: Transaction<Database>,
  session: KnownSession,
  { birthday, ...fields }: CustomerFields,
): Promise<void> {
  const row = { ...fields, birthday: birthday === '' ? null : birthday };
  await trx
    .updateTable('customer')
    .set(row)
    .where('id', '=', await ensureCustomer(trx, session))
    .execute();
}
