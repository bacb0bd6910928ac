import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import { stemOf } from './match-words.ts';

/** Words of which a typed one may be meant. */
const CANDIDATES = 40;
/** Nobody looks at more; what is found is also what facets are counted of. */
const MOST_FOUND = 2_000;

/** A single letter before a hyphen, as in "t-shirt": both are one word, as in the address (C1). */
const singleLetter = /(?<![\p{L}\p{N}])(\p{L})-(?=\p{L})/gu;

/** What is typed, in the form in which everything is searched: without case and accents, in words. */
export async function foldWords(db: Kysely<Database>, phrase: string): Promise<string[]> {
  const { rows } = await sql<{ folded: string }>`select fold(${phrase}) as folded`.execute(db);
  return rows[0]?.folded.replace(singleLetter, '$1').match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** For each typed word, those of the shop that begin like it or look like it. */
export async function findCandidates(
  db: Kysely<Database>,
  country: CountryCode,
  typed: readonly string[],
): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ typed: string; word: string }>`
    select t.typed, c.word
    from unnest(${typed}::text[], ${typed.map(stemOf)}::text[]) as t(typed, stem)
    cross join lateral (
      (select word from search_word where country = ${country} and word like t.stem || '%' order by products desc limit ${CANDIDATES})
      union
      -- Swapped letters leave few groups of three alike in a short word.
      (select word from search_word where country = ${country} and word like left(t.typed, 2) || '%'
        and abs(length(word) - length(t.typed)) <= 2 order by products desc limit ${CANDIDATES})
      union
      (select word from search_word where country = ${country} and word operator(public.%) t.typed
        order by public.similarity(word, t.typed) desc limit ${CANDIDATES})
    ) c
  `.execute(db);
  const found = new Map<string, string[]>(typed.map((word) => [word, []]));
  for (const row of rows) found.get(row.typed)?.push(row.word);
  return found;
}

/** Products that have one of the words of every group, the best match first. */
export async function findMatching(
  db: Kysely<Database>,
  country: CountryCode,
  groups: readonly (readonly string[])[],
): Promise<number[]> {
  const query = groups.map((words) => `(${words.map(quoted).join('|')})`).join('&');
  const { rows } = await sql<{ productId: number }>`
    select d.product_id
    from search_document d
    join product p on p.id = d.product_id and p.active
    where d.country = ${country} and d.words @@ ${query}::tsquery
    order by ts_rank('{0.05, 0.2, 0.4, 1}', d.words, ${query}::tsquery) desc, p.popularity desc, p.id
    limit ${MOST_FOUND}
  `.execute(db);
  return rows.map(({ productId }) => productId);
}

const quoted = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`;

/** Names that have, for every group, one of its words or beginnings; those that begin with one of the first before the others. */
export async function findPhrases(
  db: Kysely<Database>,
  country: CountryCode,
  groups: readonly (readonly string[])[],
  limit: number,
): Promise<string[]> {
  const begins = (words: readonly string[]) => words.map((word) => `${word}%`);
  const has = (words: readonly string[]) =>
    sql`folded like any(${[...begins(words), ...begins(words).map((pattern) => `% ${pattern}`)]})`;
  const { rows } = await sql<{ name: string }>`
    select name from search_phrase
    where country = ${country} and ${sql.join(groups.map(has), sql` and `)}
    order by folded like any(${begins(groups[0] ?? [])}) desc, weight desc, name
    limit ${limit}
  `.execute(db);
  return rows.map(({ name }) => name);
}
