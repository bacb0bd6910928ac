import { type AddressFields, AddressFieldsSchema } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';

export const MOST_ADDRESSES = 20;

export interface BookRow extends AddressFields, Pick<Row<'address'>, 'id' | 'isDefault'> {}

/** The default address first, then the newest. */
export async function findBook(db: Kysely<Database>, customerId: string): Promise<BookRow[]> {
  return db
    .selectFrom('address')
    .select([...fieldNames, 'id', 'isDefault'])
    .where('customerId', '=', customerId)
    .where('oneTime', '=', false)
    .orderBy('isDefault', 'desc')
    .orderBy('id', 'desc')
    .execute();
}

/** Reads the address book and locks it until the transaction ends, so that concurrent requests see each other's changes. */
export async function lockBook(trx: Transaction<Database>, customerId: string): Promise<BookRow[]> {
  await trx.selectFrom('customer').select('id').where('id', '=', customerId).forUpdate().execute();
  return findBook(trx, customerId);
}

/** Ignores differences of spelling; an address with another phone number is another address. */
export const isSameAddress = (one: AddressFields, other: AddressFields): boolean =>
  fieldNames.every((name) => spelled(one[name]) === spelled(other[name]) || isUnknownCounty(name, one, other));

/** Addresses that are older than this field have no county. */
const isUnknownCounty = (name: keyof AddressFields, one: AddressFields, other: AddressFields) =>
  name === 'county' && (one.county === '' || other.county === '');

export async function insertBookAddress(trx: Transaction<Database>, customerId: string, fields: AddressFields) {
  const row = { ...fields, customerId };
  const { id } = await trx.insertInto('address').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateBookAddress(trx: Transaction<Database>, id: number, fields: AddressFields): Promise<void> {
  await trx.updateTable('address').set(fields).where('id', '=', id).execute();
}

/** `null`: there is no default address. */
export async function saveDefault(trx: Transaction<Database>, customerId: string, id: number | null): Promise<void> {
  await trx
    .updateTable('address')
    .set({ isDefault: false })
    .where('customerId', '=', customerId)
    .where('isDefault', '=', true)
    .execute();
  if (id !== null) await trx.updateTable('address').set({ isDefault: true }).where('id', '=', id).execute();
}

/** Open carts that used the address lose their chosen destination. */
export async function deleteBookAddress(trx: Transaction<Database>, customerId: string, id: string): Promise<void> {
  await sql`
    with gone as (
      delete from address where customer_id = ${customerId} and not one_time and id = ${id}::bigint returning id
    )
    update cart c set destination_chosen = false from gone where c.address_id = gone.id and c.state = 'open'
  `.execute(trx);
}

const fieldNames = Object.keys(AddressFieldsSchema.entries) as (keyof AddressFields)[];
const spelled = (value: string) => value.trim().replace(/\s+/g, ' ').toLowerCase();
