import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import { editionOf } from '../language/editions.ts';
import type { WordMeaning } from './meaning.ts';
import { fold, typedWordsOf } from './search-words.ts';

/** Position from which categories and names are stored; popular phrases have smaller ones. */
export const AFTER_POPULAR = 1000;

/** Maximum number of suggested categories. */
export const CATEGORIES = 3;

/** `url` is `null` for phrases that are searched; categories have one. */
export interface SuggestedPhrase extends Pick<Row<'searchSuggestion'>, 'url' | 'products'> {
  name: Row<'searchSuggestion'>['phrase'];
}

/** Suggestions by their source, the best first. */
export type FoundSuggestions = Partial<Record<'categories' | 'popular' | 'names', SuggestedPhrase[]>>;

/** Phrases that have, for each typed word, a word that starts with it; those that start with the first typed word come first. */
export async function findSuggestions<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  words: readonly WordMeaning[],
  { phrase, limit }: { phrase: string; limit: number },
): Promise<FoundSuggestions> {
  const typed = typedWordsOf(phrase).map(fold);
  const direct = await findByWords(db, country, typed, limit);
  const meant = words.filter(({ certainty }) => certainty === 'corrected').length > 0;
  if (Object.keys(direct).length > 0 || !meant) return direct;
  return findByWords(
    db,
    country,
    words.map(({ shown }) => fold(shown)),
    limit,
  );
}

async function findByWords<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  words: readonly string[],
  limit: number,
): Promise<FoundSuggestions> {
  if (words.length === 0) return {};
  const escaped = words.map(escapeLike);
  const has = escaped.map((word) => sql`folded like any(${[`${word}%`, `% ${word}%`]})`);
  const begins = sql`folded like ${`${escaped[0]}%`}`;
  const { rows } = await sql<SuggestedPhrase & { isPopular: boolean }>`
    select phrase as name, url, products, position < ${AFTER_POPULAR} as is_popular from (
      select *, row_number() over (partition by url is null order by position < ${AFTER_POPULAR} desc, ${begins} desc, products desc, position, phrase) as place
      from search_suggestion
      where country = ${editionOf(country)} and ${sql.join(has, sql` and `)}
    ) found
    where place <= case when url is null then ${limit}::int else ${CATEGORIES}::int end
    order by place
  `.execute(db);
  const found: FoundSuggestions = {};
  for (const { isPopular, ...suggestion } of rows) {
    const ofNames = isPopular ? 'popular' : 'names';
    const list = suggestion.url === null ? ofNames : 'categories';
    found[list] = [...(found[list] ?? []), suggestion];
  }
  return found;
}

/** Popular phrases from the search words of the language. */
export async function findPopular<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  limit: number,
): Promise<SuggestedPhrase[]> {
  const { rows } = await sql<SuggestedPhrase>`
    select phrase as name, url, products from search_suggestion
    where country = ${editionOf(country)} and position < ${AFTER_POPULAR}
    order by position limit ${limit}
  `.execute(db);
  return rows;
}
