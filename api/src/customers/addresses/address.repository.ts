import type { AddressFields, ShippingAddress } from '@odeta/contracts';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Database, Row } from '../../db/database.ts';
import type { KnownSession } from '../../http/session.ts';
import { addressColumns } from '../address-columns.ts';
import { isSameAddress, lockBook, MOST_ADDRESSES } from './address-book.repository.ts';

/** K1: at most three addresses are shown. */
const SHOWN = 3;

export interface AddressRow extends ShippingAddress {
  /** Whether it is the destination of the open cart. */
  chosen: boolean;
}

/**
 * Cart `c` has no chosen destination, so that the parcel goes to the customer's default address. Carts with a pick-up point are excluded.
 */
export const isUnchosen = sql`(c.destination_chosen is not true and c.address_id is null and c.point_id is null)`;

/** Of address `a`; the address for this order only has the id 0 (K1). */
export const addressId = sql`case when a.one_time then '0' else a.id::text end`;

/** The visitor's addresses, with the open cart. */
const addressesOf = ({ idHash, country }: KnownSession) => sql`
  select ${addressId} as id, ${addressColumns},
    a.id as row_id, a.one_time, coalesce(a.id = c.address_id, a.is_default and ${isUnchosen}, false) as chosen
  from session s
  join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
  join address a on a.customer_id = u.id
  left join cart c on c.session_id = s.owner_id and c.country = ${country} and c.state = 'open'
  where s.id_hash = ${idHash} and s.expires_at > now()
`;

/** K1. At most three, the address for this order only first, then the newest; the chosen address is always among them. */
export async function findAddresses(db: Kysely<Database>, session: KnownSession): Promise<AddressRow[]> {
  const { rows } = await sql<AddressRow & Pick<Row<'address'>, 'oneTime'> & { rowId: Row<'address'>['id'] }>`
    select * from (${addressesOf(session)} order by one_time desc, chosen desc, row_id desc limit ${SHOWN}) as shown
    order by one_time desc, row_id desc
  `.execute(db);
  return rows.map(({ rowId: _, oneTime: __, ...address }) => address);
}

export async function findAddressRow(
  db: Kysely<Database>,
  session: KnownSession,
  id: string,
): Promise<{ rowId: number; postCode: string } | undefined> {
  const { rows } = await sql<Pick<Row<'address'>, 'postCode'> & { rowId: Row<'address'>['id'] }>`
    select row_id, post_code from (${addressesOf(session)}) as own where id = ${id}
  `.execute(db);
  return rows[0];
}

/**
 * Replaces the former address for this order only. An address that is in the address book already is found there; when the book is full, a
 * new address is for this order only.
 */
export async function insertAddress(
  trx: Transaction<Database>,
  customerId: string,
  { keep, ...fields }: AddressFields & { keep: boolean },
): Promise<number> {
  const book = await lockBook(trx, customerId);
  const known = book.find((address) => isSameAddress(address, fields));
  if (keep && known) return known.id;
  const oneTime = !keep || book.length >= MOST_ADDRESSES;
  if (oneTime) {
    await trx.deleteFrom('address').where('customerId', '=', customerId).where('oneTime', '=', true).execute();
  }
  const row = { ...fields, customerId, oneTime };
  const { id } = await trx.insertInto('address').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** `addressId: null`: to the billing address. */
export async function saveDestination(
  trx: Transaction<Database>,
  cartId: number,
  choice: { addressId: number | null; shippingPostCode: string },
): Promise<void> {
  await trx
    .updateTable('cart')
    .set({ ...choice, destinationChosen: true })
    .where('id', '=', cartId)
    .execute();
}
