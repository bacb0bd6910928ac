import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { addEmail } from '../../outbox/outbox.repository.ts';
import { deleteAccount, takeDueAccount } from './deletion.repository.ts';

/**
 * Deletes the accounts that are due, each in one transaction with its e-mail: if the server dies, either both are done or neither. Several
 * instances may do so at once.
 */
export async function deleteDueAccounts({ db }: { db: Kysely<Database> }, signal?: AbortSignal): Promise<number> {
  let count = 0;
  while (!signal?.aborted && (await deleteNext(db))) count += 1;
  return count;
}

const deleteNext = (db: Kysely<Database>) =>
  db.transaction().execute(async (trx) => {
    const account = await takeDueAccount(trx);
    if (!account) return false;
    const { id, country, email, origin } = account;
    await deleteAccount(trx, account);
    const key = `deletion-done:${id}`;
    await addEmail(trx, { key, kind: 'deletion-done', country, recipient: email, data: { origin } });
    return true;
  });
