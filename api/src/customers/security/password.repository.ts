import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

export async function findPasswordHash(db: Kysely<Database>, customerId: string): Promise<string | null> {
  const row = await db.selectFrom('customer').select('passwordHash').where('id', '=', customerId).executeTakeFirst();
  return row?.passwordHash ?? null;
}

export async function savePassword(
  trx: Transaction<Database>,
  customerId: string,
  passwordHash: string,
): Promise<void> {
  await trx.updateTable('customer').set({ passwordHash }).where('id', '=', customerId).execute();
}

/** A stranger who knew the password may have added one. */
export async function dropPasskeys(trx: Transaction<Database>, customerId: string): Promise<void> {
  await trx.deleteFrom('passkey').where('customerId', '=', customerId).execute();
  await trx.deleteFrom('smsNumber').where('customerId', '=', customerId).execute();
}

/**
 * The customer has opened a link from an e-mail, so that the address is theirs. Only the first time is stored. Returns whether it was this
 * one.
 */
export async function saveConfirmed(trx: Transaction<Database>, customerId: string, email: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update customer set email_confirmed_at = now()
    where id = ${customerId} and email = ${email} and email_confirmed_at is null
  `.execute(trx);
  return Number(numAffectedRows) > 0;
}

/** The customer's e-mail, locked until the transaction ends. */
export async function findEmailOf(
  trx: Transaction<Database>,
  customerId: string,
): Promise<{ email: string; isEmailConfirmed: boolean }> {
  const query = trx
    .selectFrom('customer')
    .select(['email', 'emailConfirmedAt'])
    .where('id', '=', customerId)
    .forUpdate();
  const { email, emailConfirmedAt } = await query.executeTakeFirstOrThrow();
  return { email, isEmailConfirmed: emailConfirmedAt !== null };
}

/** Also stored as confirmed, because the link was sent to it. */
export async function saveEmail(
  trx: Transaction<Database>,
  customerId: string,
  { email, emailKey }: { email: string; emailKey: string },
): Promise<void> {
  const emailConfirmedAt = sql<Date>`now()`;
  await trx.updateTable('customer').set({ email, emailKey, emailConfirmedAt }).where('id', '=', customerId).execute();
}
