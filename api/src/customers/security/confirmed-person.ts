import { CONFIRMED_MINUTES } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CartDeps } from '../../carts/cart-deps.ts';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { KnownSession } from '../../http/session.ts';
import { requireAccount } from '../accounts/require-account.ts';
import { requirePassword } from './require-password.ts';

/** The customer has just shown, in this browser, that it is them. */
export async function saveConfirmedPerson(db: Kysely<Database>, { idHash }: KnownSession): Promise<void> {
  await db.updateTable('session').set({ confirmedAt: sql`now()` }).where('idHash', '=', idHash).execute();
}

/** Whether they have shown it a few minutes ago, when they logged in or since. Who has a telephone number has not shown it. */
async function isConfirmedPerson(db: Kysely<Database>, { idHash }: KnownSession): Promise<boolean> {
  const { rows } = await sql`
    select from session
    where id_hash = ${idHash} and expires_at > now()
      and greatest(case when not by_sms then logged_in_at end, confirmed_at) > now() - make_interval(mins => ${CONFIRMED_MINUTES}::int)
  `.execute(db);
  return rows.length > 0;
}

/** Somebody else may be at a browser that was left logged in. Throws `confirmation-required`. */
export async function requireConfirmedPerson(db: Kysely<Database>, session: KnownSession): Promise<void> {
  if (!(await isConfirmedPerson(db, session))) throw new ApiError('confirmation-required');
}

/** Throws an `ApiError` with an error for `currentPassword`. */
export async function confirmByPasswordOf(
  { db, security }: Pick<CartDeps, 'db' | 'security'>,
  session: KnownSession,
  currentPassword: string,
): Promise<void> {
  const { id: customerId, email } = await requireAccount(db, session);
  await requirePassword({ db, country: session.country, customerId }, currentPassword);
  await saveConfirmedPerson(db, session);
  security.record('person-confirmed', { country: session.country, email, by: 'password' });
}
