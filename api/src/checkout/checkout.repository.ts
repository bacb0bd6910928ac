import type { AgreementType, CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CustomerRow } from '../customers/customer.repository.ts';
import type { Database } from '../db/database.ts';

export interface GivenConsent {
  type: AgreementType;
  /** Version of the text that was agreed to. */
  version: string;
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
  const { rows } = await sql<GivenConsent & { active: boolean }>`
    select distinct on (type) type, text_version as version, active from consent
    where customer_id = ${id} and email = ${email} and country = ${country}
    order by type, at desc, id desc
  `.execute(db);
  return rows.filter(({ active }) => active);
}
