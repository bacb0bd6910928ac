import type { CustomerFields } from '@odeta/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Owner } from '../http/visitor.ts';

export interface CustomerRow extends CustomerFields {
  id: string;
  isAuthorized: boolean;
}

/** What the visitor told of himself in this country's shop. */
export async function findCustomer(db: Kysely<Database>, { idHash, country }: Owner): Promise<CustomerRow | undefined> {
  const { rows } = await sql<CustomerRow>`
    select u.id, u.email, u.first_name, u.last_name, u.family_name, u.street_type, u.street, u.street_number,
      u.flat_number, u.building, u.staircase, u.floor, u.post_code, u.city, u.mobile_phone,
      coalesce(to_char(u.birthday, 'YYYY-MM-DD'), '') as birthday, u.is_authorized
    from session s
    join customer u on u.id = s.customer_id and u.country = ${country} and u.deleted_at is null
    where s.id_hash = ${idHash} and s.expires_at > now()
  `.execute(db);
  return rows[0];
}
