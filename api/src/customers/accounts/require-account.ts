import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { ApiError } from '../../http/api-error.ts';
import type { Session } from '../../http/session.ts';
import { type CustomerRow, findCustomer } from '../customer.repository.ts';

/** The customer who is logged in. Throws `log-in-required` for everybody else, also for a guest with data (R21). */
export async function requireAccount(
  db: Kysely<Database>,
  { idHash, country }: Pick<Session, 'idHash' | 'country'>,
): Promise<CustomerRow> {
  const known = idHash ? await findCustomer(db, { idHash, country }) : undefined;
  if (!known?.hasAccount) throw new ApiError('log-in-required');
  return known;
}
