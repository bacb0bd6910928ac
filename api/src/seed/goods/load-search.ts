import { countries, countryCodes, languages } from '@odeta/contracts';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { upsert } from '../../db/upsert.ts';
import type { Seed } from '../schemas/schema.ts';

/** Loads the search words and attributes, from which `refreshSearch` builds the index. */
export async function loadSearch(trx: Transaction<Database>, seed: Seed): Promise<void> {
  const { attributes, search } = seed;
  await sql`delete from attribute`.execute(trx);
  await upsert(
    trx,
    'attribute',
    ['key'],
    Object.entries(attributes).map(([key, attribute]) => ({ key, ...attribute })),
  );
  const brands = brandsOf(seed);
  const rows = countryCodes.map((country) => {
    const { language } = countries[country];
    return {
      country,
      words: { ...search[languages.indexOf(language)], brands, common: seed['common-words'][language] },
    };
  });
  await upsert(trx, 'search_language', ['country'], rows);
}

/** Each brand with its spellings and the attribute of what is nearest to it. */
function brandsOf({ brands: { near, others, spelled } }: Seed) {
  const brandOf = (name: string, attribute: string | null) => ({
    name,
    spellings: [name, ...(spelled[name] ?? [])],
    near: attribute,
  });
  return [
    ...Object.entries(near).flatMap(([attribute, names]) => names.map((name) => brandOf(name, attribute))),
    ...others.map((name) => brandOf(name, null)),
  ];
}
