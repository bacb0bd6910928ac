import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { EXACT } from './index-goods.ts';
import { tellingOf, type WordMeaning } from './meaning.ts';
import { fold } from './search-words.ts';

/** Nobody looks at more; what is found is also what facets are counted of. */
const MOST_FOUND = 2000;
/** A word counts where it weighs at least so much of what it weighs at most: in a description only when nothing is named so. */
const LEAST_SHARE = 0.2;

export interface Ranked {
  ids: number[];
  /** Which of the words the goods have, by their places. */
  matched: Set<number>;
}

/**
 * Goods that have all of these words, the best first. When there are none, those that have the most words, the most telling
 * ones; then `matched` says which.
 */
export async function findRanked<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  words: readonly WordMeaning[],
): Promise<Ranked> {
  // The most telling word has the highest bit.
  const ordered = words
    .map((word, place) => ({ word, place }))
    .filter(({ word }) => word.terms.length > 0)
    .toSorted(
      (a, b) =>
        tellingOf(a.word) - tellingOf(b.word) ||
        surestOf(a.word) - surestOf(b.word) ||
        a.word.products - b.word.products,
    );
  if (ordered.length === 0) return { ids: [], matched: new Set() };
  const wanted = ordered.flatMap(({ word }, bit) => word.terms.map(({ term, level }) => ({ bit, term, level })));
  const exact = ordered.map(({ word }) => EXACT + fold(word.shown));
  const { rows } = await sql<{ productId: number; matched: number }>`
    with wanted as (
      select x.bit, x.level, t.postings, case when x.bit is null then 0 else
        ${LEAST_SHARE} * max(x.level * (select max(p & 255) from unnest(t.postings) p)) over (partition by x.bit) end as least
      from unnest(
        ${[...wanted.map(({ bit }) => bit), ...exact.map(() => null)]}::int[],
        ${[...wanted.map(({ term }) => term), ...exact]}::text[],
        ${[...wanted.map(({ level }) => level), ...exact.map(() => 1)]}::real[]
      ) x(bit, term, level)
      join search_posting t on t.country = ${country} and t.term = x.term
    ), scored as materialized (
      select p >> 16 as product_id, max((p >> 8) & 255) as popularity, sum((p & 255) * w.level) as score,
        coalesce(bit_or(1 << w.bit) filter (where (p & 255) * w.level >= w.least), 0) as words
      from wanted w cross join lateral unnest(w.postings) p
      group by 1
    ), best as (
      select words from scored order by bit_count(words::bit(16)) desc, words desc limit 1
    )
    select s.product_id, b.words as matched from scored s join best b on s.words & b.words = b.words
    where b.words > 0
    order by s.score desc, s.popularity desc, s.product_id
    limit ${MOST_FOUND}
  `.execute(db);
  const matched = rows[0]?.matched ?? 0;
  return {
    ids: rows.map(({ productId }) => productId),
    matched: new Set(ordered.filter((_, bit) => matched & (1 << bit)).map(({ place }) => place)),
  };
}

/** A word before another one that means the same. */
const surestOf = ({ terms }: WordMeaning) => Math.max(...terms.map(({ level }) => level));
