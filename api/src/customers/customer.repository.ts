import type { CustomerFields } from '@odeta/shared/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import { findCustomer } from '../shop/customer.repository.ts';

/** K9. Saves what the visitor told of himself; the first time he becomes a guest with data. */
export async function saveCustomer(
  trx: Transaction<Database>,
  sessionId: number,
  owner: Owner,
  { birthday, ...fields }: CustomerFields,
): Promise<void> {
  const row = { ...fields, birthday: birthday === '' ? null : birthday };
  const known = await findCustomer(trx, owner);
  if (known) {
    await trx.updateTable('customer').set(row).where('id', '=', known.id).execute();
    return;
  }
  const id = await insertGuest(trx, { ...row, country: owner.country });
  await trx.updateTable('session').set({ customerId: id }).where('id', '=', sessionId).execute();
}

async function insertGuest(
  db: Kysely<Database>,
  row: Omit<CustomerFields, 'birthday'> & { birthday: string | null; country: Owner['country'] },
): Promise<string> {
  const { id } = await db.insertInto('customer').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}
