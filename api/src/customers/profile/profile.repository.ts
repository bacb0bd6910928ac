import type { ProfileFields } from '@odeta/contracts';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';

/** E2: the codes that the app knows. */
const genders = { female: 1, male: 2 } as const;

export async function findGender(db: Kysely<Database>, customerId: string): Promise<ProfileFields['gender']> {
  const row = await db.selectFrom('customer').select('gender').where('id', '=', customerId).executeTakeFirst();
  if (row?.gender === genders.female) return 'female';
  return row?.gender === genders.male ? 'male' : null;
}

export async function saveProfileFields(
  trx: Transaction<Database>,
  customerId: string,
  { gender, birthday, ...fields }: ProfileFields,
): Promise<void> {
  const row = { ...fields, gender: gender && genders[gender], birthday: birthday === '' ? null : birthday };
  await trx.updateTable('customer').set(row).where('id', '=', customerId).execute();
}

/** Corrected by service; empty: it is removed. */
export async function saveBirthday(trx: Transaction<Database>, customerId: string, birthday: string): Promise<void> {
  await trx
    .updateTable('customer')
    .set({ birthday: birthday === '' ? null : birthday })
    .where('id', '=', customerId)
    .execute();
}

/** Corrected by service; what was verified with documents stays verified. */
export async function saveName(
  trx: Transaction<Database>,
  customerId: string,
  name: Pick<ProfileFields, 'firstName' | 'lastName' | 'familyName'>,
): Promise<void> {
  await trx.updateTable('customer').set(name).where('id', '=', customerId).execute();
}
