import type { AgreementType, CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CustomerRow } from '../customers/customer.repository.ts';
import type { Database } from '../db/database.ts';

export interface GivenConsent {
  type: AgreementType;
  /** Of the text agreed to. */
  version: string;
}

/**
 * The consents that this customer has given with this e-mail and that hold now: the last thing said counts. Those of others who
 * gave the same e-mail do not: anybody can type it.
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
