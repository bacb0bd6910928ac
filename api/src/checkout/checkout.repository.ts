import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CustomerRow } from '../customers/customer.repository.ts';
import type { Database, Row } from '../db/database.ts';

export interface GivenConsent extends Pick<Row<'consent'>, 'type'> {
  version: Row<'consent'>['textVersion'];
}

/**
 * The valid consents that this customer has given with this e-mail; the last decision counts. Consents of other customers with the same
 * e-mail do not count, because anybody can type it.
 */
export async function findGivenConsents(
  db: Kysely<Database>,
  country: CountryCode,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<GivenConsent[]> {
  const { rows } = await sql<GivenConsent & Pick<Row<'consent'>, 'active'>>`
    select distinct on (type) type, text_version as version, active from consent
    where customer_id = ${id} and email = ${email} and country = ${country}
    order by type, at desc, id desc
  `.execute(db);
  return rows.filter(({ active }) => active);
}
