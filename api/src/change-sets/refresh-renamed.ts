import { isCountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { liftLimits } from '../db/lift-limits.ts';
import { refreshNames } from '../db/refresh-names.ts';
import { refreshSearch } from '../search/refresh-search.ts';

/**
 * Brings the order by name and the search up to date with names that have changed, after the change itself: rebuilding the search takes too
 * long for a request. Of several processes one does it. Returns whether there was something to do.
 */
export const refreshRenamed = (db: Kysely<Database>): Promise<boolean> =>
  db.transaction().execute(async (trx) => {
    await sql.raw(liftLimits('transaction')).execute(trx);
    const { rows } = await sql<Pick<Row<'renamedProduct'>, 'country'>>`
      delete from renamed_product
      where id in (select id from renamed_product for update skip locked)
      returning country
    `.execute(trx);
    if (rows.length === 0) return false;
    for (const country of new Set(rows.map((row) => row.country))) {
      if (isCountryCode(country)) await refreshNames(trx, country);
    }
    await refreshSearch(trx);
    return true;
  });
