import type { AddressFields } from '@odeta/shared/contracts';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';

/** K3. One for this order only takes the place of the one before it. */
export async function insertAddress(
  trx: Transaction<Database>,
  customerId: string,
  { keep, ...fields }: AddressFields & { keep: boolean },
): Promise<number> {
  if (!keep) {
    await trx.deleteFrom('address').where('customerId', '=', customerId).where('oneTime', '=', true).execute();
  }
  const row = { ...fields, customerId, oneTime: !keep };
  const { id } = await trx.insertInto('address').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** K2. `null`: to the billing address. */
export async function saveDestination(
  trx: Transaction<Database>,
  cartId: number,
  choice: { addressId: number | null; shippingPostCode: string },
): Promise<void> {
  await trx.updateTable('cart').set(choice).where('id', '=', cartId).execute();
}
