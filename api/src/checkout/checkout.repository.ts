import type { AgreementType, CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { CustomerRow } from '../customers/customer.repository.ts';
import type { Database } from '../db/database.ts';

/**
 * L4. The consents that this customer has given with this e-mail and that hold now: the last thing said counts. Those of others who
 * gave the same e-mail do not: anybody can type it.
 */
export async function findGivenConsents(
  db: Kysely<Database>,
  country: CountryCode,
  { id, email }: Pick<CustomerRow, 'id' | 'email'>,
): Promise<AgreementType[]> {
  const { rows } = await sql<{ type: AgreementType; active: boolean }>`
    select distinct on (type) type, active from consent
    where customer_id = ${id} and email = ${email} and country = ${country}
    order by type, at desc, id desc
  `.execute(db);
  return rows.filter(({ active }) => active).map(({ type }) => type);
}
