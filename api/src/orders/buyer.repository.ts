import type { AddressFields, CustomerFields } from '@odeta/shared/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';
import { type CustomerRow, customerColumns } from '../shop/customer.repository.ts';
import { emptyCustomer } from '../shop/customer.ts';

/** Whom an order is for. */
export interface OrderBuyer {
  customer: CustomerFields & Partial<CustomerRow>;
  /** The chosen address; the customer's own when there is none. */
  destination: AddressFields | undefined;
  /** Of which the number of a new order is made. One that stays unused leaves a gap, which nobody sees. */
  sequence: number;
}

interface BuyerRow extends CustomerRow {
  destination: AddressFields | null;
  sequence: number;
}

export async function findBuyer(
  trx: Transaction<Database>,
  { idHash, country }: Owner,
  cartId: number,
): Promise<OrderBuyer> {
  const { rows } = await sql<BuyerRow>`
    select ${customerColumns}, nextval('order_sequence') as sequence, (
      select json_build_object(
        'firstName', a.first_name, 'lastName', a.last_name, 'familyName', a.family_name, 'streetType', a.street_type,
        'street', a.street, 'streetNumber', a.street_number, 'flatNumber', a.flat_number, 'building', a.building,
        'staircase', a.staircase, 'floor', a.floor, 'postCode', a.post_code, 'city', a.city,
        'mobilePhone', a.mobile_phone
      )
      from cart c join address a on a.id = c.address_id where c.id = ${cartId} and a.customer_id = u.id
    ) as destination
    from session s
    join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(trx);
  const [row] = rows;
  if (!row) return { customer: emptyCustomer, destination: undefined, sequence: 0 };
  const { destination, sequence, ...customer } = row;
  return { customer, destination: destination ?? undefined, sequence };
}
