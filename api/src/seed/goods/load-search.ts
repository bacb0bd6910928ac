import { countries, countryCodes, languages } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { upsert } from '../../db/upsert.ts';
import type { Seed } from '../schemas/schema.ts';

/** Loads the search words and attributes, from which `refreshSearch` builds the index. */
export async function loadSearch(trx: Transaction<Database>, { attributes, search }: Seed): Promise<void> {
  await sql`delete from attribute`.execute(trx);
  await upsert(
    trx,
    'attribute',
    ['key'],
    Object.entries(attributes).map(([key, attribute]) => ({ key, ...attribute })),
  );
  const rows = countryCodes.map((country) => ({
    country,
    words: search[languages.indexOf(countries[country].language)],
  }));
  await upsert(trx, 'search_language', ['country'], rows);
}
