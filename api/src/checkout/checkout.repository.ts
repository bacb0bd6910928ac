import type { AgreementType, CountryCode } from '@odeta/shared/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** L4. The consents that hold now: the last thing said counts. */
export async function findGivenConsents(
  db: Kysely<Database>,
  country: CountryCode,
  email: string,
): Promise<AgreementType[]> {
  const { rows } = await sql<{ type: AgreementType; active: boolean }>`
    select distinct on (type) type, active from consent
    where email = ${email} and country = ${country}
    order by type, at desc, id desc
  `.execute(db);
  return rows.filter(({ active }) => active).map(({ type }) => type);
}
