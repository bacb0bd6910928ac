import type { CustomerFields } from '@odeta/shared/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import { ensureCustomer } from '../shop/customer.repository.ts';

/** K9. Saves what the visitor told of himself; the first time he becomes a guest with data. */
export async function saveCustomer(
  trx: Transaction<Database>,
  owner: Owner,
  { birthday, ...fields }: CustomerFields,
): Promise<void> {
  const row = { ...fields, birthday: birthday === '' ? null : birthday };
  await trx
    .updateTable('customer')
    .set(row)
    .where('id', '=', await ensureCustomer(trx, owner))
    .execute();
}
