import { languages } from '@odeta/contracts';
import { sql } from 'kysely';
import { forEachEdition, languageOf } from '../../language/editions.ts';
import type { Seed } from '../schemas/schema.ts';
import { type SeedTarget, writeRows } from '../writing/write-rows.ts';

/** Loads the search words and attributes, from which `refreshSearch` builds the index. */
export async function loadSearch(target: SeedTarget, seed: Seed): Promise<void> {
  const { attributes, search } = seed;
  if (target.mode === 'replace') await sql`delete from attribute`.execute(target.trx);
  await writeRows(
    target,
    'attribute',
    ['key'],
    Object.entries(attributes).map(([key, attribute]) => ({ key, ...attribute })),
  );
  const brands = brandsOf(seed);
  const rows = forEachEdition((country, edition) => {
    const language = languageOf(country);
    return {
      country: edition,
      words: { ...search[languages.indexOf(language)], brands, common: seed['common-words'][language] },
    };
  });
  await writeRows(target, 'search_language', ['country'], rows);
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
