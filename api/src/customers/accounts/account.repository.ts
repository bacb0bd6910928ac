import type { AgreementType, CountryCode, CustomerFields } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import { columns, type NotNull, type RowOf } from '../../db/columns.ts';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';
import { emailKeyOf } from '../../identity/email-key.ts';

/** R21. Whether the visitor has ordered as a guest in this country's shop. */
export async function hasOrderedAsGuest(db: Kysely<Database>, { idHash, country }: KnownSession): Promise<boolean> {
  const order = await db
    .selectFrom('session as s')
    .innerJoin('customer as u', 'u.id', 's.customerId')
    .innerJoin('shopOrder as o', 'o.customerId', 'u.id')
    .select('o.id')
    .where('s.idHash', '=', idHash)
    .where('s.expiresAt', '>', sql<Date>`now()`)
    .where('u.passwordHash', 'is', null)
    .where('o.country', '=', country)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

export interface NewAccount {
  fields: CustomerFields;
  passwordHash: string;
  /** The account gets nothing that the visitor entered before as a guest. */
  isAnothers?: boolean;
}

/** Creates an account; the guest's row becomes the account's, with the data that the guest has entered. Returns the customer's id. */
export async function insertAccount(
  trx: Transaction<Database>,
  { idHash, country }: KnownSession,
  { fields, passwordHash, isAnothers = false }: NewAccount,
): Promise<string> {
  const guest = await trx
    .selectFrom('session')
    .innerJoin('customer', 'customer.id', 'session.customerId')
    .select('customer.id')
    .where('idHash', '=', idHash)
    .where('country', '=', country)
    .where('passwordHash', 'is', null)
    .executeTakeFirst();
  const number = sql<string>`nextval('customer_number')::text`;
  const emailKey = emailKeyOf(fields.email);
  const row = { ...fields, emailKey, birthday: fields.birthday || null, passwordHash, number, country };
  const id = (!isAnothers && guest?.id) || sql<string>`gen_random_uuid()`;
  const saved = await trx
    .insertInto('customer')
    .values({ id, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow();
  return saved.id;
}

/** R7. With the version of the text that was agreed to. */
export async function insertConsent(
  trx: Transaction<Database>,
  consent: { country: CountryCode; email: string; customerId: string; type: AgreementType; textVersion: string },
): Promise<void> {
  await trx
    .insertInto('consent')
    .values({ ...consent, orderId: null, active: true, source: 'register' })
    .execute();
}

const accountColumns = columns(
  'customer',
  'id',
  // In the customer's spelling.
  'email',
);

export type Account = RowOf<typeof accountColumns> & NotNull<Pick<Row<'customer'>, 'passwordHash'>>;

/** The account of an e-mail, in any spelling. */
export async function findAccountOf(
  db: Kysely<Database>,
  country: CountryCode,
  email: string,
): Promise<Account | undefined> {
  const { rows } = await sql<Account>`
    select ${accountColumns}, password_hash from customer
    where country = ${country} and email_key = ${emailKeyOf(email)} and password_hash is not null and deleted_at is null
  `.execute(db);
  return rows[0];
}

/** When two requests create an account with the same e-mail at once, one of them violates this constraint. */
export const isEmailTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'customer_with_account';
