import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { WordMeaning } from './meaning.ts';
import { fold, typedWordsOf } from './search-words.ts';

export interface SuggestedPhrase {
  name: string;
  /** Of a category; `null`: the phrase is searched for. */
  url: string | null;
  products: number;
}

/** Phrases that have a word that begins like each of these, those that begin with the first one before the others. */
export async function findSuggestions<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  words: readonly WordMeaning[],
  { phrase, limit }: { phrase: string; limit: number },
): Promise<SuggestedPhrase[]> {
  const typed = typedWordsOf(phrase).map(fold);
  const direct = await findByWords(db, country, typed, limit);
  const meant = words.filter(({ certainty }) => certainty === 'corrected').length > 0;
  if (direct.length > 0 || !meant) return direct;
  return findByWords(
    db,
    country,
    words.map(({ shown }) => fold(shown)),
    limit,
  );
}

async function findByWords<Tables>(db: Kysely<Tables>, country: CountryCode, words: readonly string[], limit: number) {
  if (words.length === 0) return [];
  const escaped = words.map((word) => word.replaceAll(/[\\%_]/g, '\\$&'));
  const has = escaped.map((word) => sql`folded like any(${[`${word}%`, `% ${word}%`]})`);
  const { rows } = await sql<SuggestedPhrase>`
    select phrase as name, url, products from search_suggestion
    where country = ${country} and ${sql.join(has, sql` and `)}
    order by folded like ${`${escaped[0]}%`} desc, url is null, products desc, position, phrase
    limit ${limit}
  `.execute(db);
  return rows;
}
