import type { AddressFields, CustomerFields } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import { addressDocument } from '../../customers/address-columns.ts';
import { addressId, isUnchosen } from '../../customers/addresses/address.repository.ts';
import { type CustomerRow, customerColumns } from '../../customers/customer.repository.ts';
import { emptyCustomer } from '../../customers/customer.ts';
import type { Database } from '../../db/database.ts';
import { freeNumber } from '../../db/free-number.ts';
import type { KnownSession } from '../../http/session.ts';

export interface OrderBuyer {
  customer: CustomerFields & Partial<CustomerRow>;
  /** The chosen address, or the default one; without both the parcel goes to the billing address. */
  destination: AddressFields | undefined;
  /** Of the destination, as in `readCheckoutInit`; `null` for the billing address. */
  addressId: string | null;
  /** The number for a new order: the first free one of the given numbers. */
  number: string;
}

interface BuyerRow extends CustomerRow {
  destination: { shown: string; fields: AddressFields } | null;
  number: string | null;
}

export async function findBuyer(
  trx: Transaction<Database>,
  { idHash, country }: KnownSession,
  { cartId, numbers }: { cartId: number; numbers: readonly string[] },
): Promise<OrderBuyer> {
  const { rows } = await sql<BuyerRow>`
    select ${customerColumns}, ${freeNumber('shop_order', numbers)} as number, (
      select jsonb_build_object('shown', ${addressId}, 'fields', ${addressDocument})
      from cart c join address a on a.id = c.address_id or (a.is_default and ${isUnchosen})
      where c.id = ${cartId} and a.customer_id = u.id
    ) as destination
    from session s
    join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(trx);
  const [row] = rows;
  if (!row) return { customer: emptyCustomer, destination: undefined, addressId: null, number: '' };
  const { destination, number, ...customer } = row;
  if (number === null) throw new Error('Every drawn order number is taken: the numbers need a third group');
  return { customer, destination: destination?.fields, addressId: destination?.shown ?? null, number };
}
