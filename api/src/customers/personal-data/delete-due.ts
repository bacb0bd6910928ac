import type { Kysely } from 'kysely';
import type { Database } from '../../db/database.ts';
import { addEmail } from '../../outbox/outbox.repository.ts';
import { deleteAccount, takeDueAccount } from './deletion.repository.ts';

/**
 * Deletes the accounts that are due, each in a transaction of its own with the e-mail that says so: a server that dies in between has
 * deleted it with its e-mail, or not at all. Any number of instances may do so.
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
