import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { tellingOf, type WordMeaning } from './meaning.ts';

/** Nobody looks at more; what is found is also what facets are counted of. */
const MOST_FOUND = 1000;
/** Levels are added as whole numbers, which takes a third of the time. */
const PERCENT = 100;
/** A word counts where it weighs at least so much of what it weighs at most: in a description only when nothing is named so. */
const LEAST_SHARE = 0.2;

export interface Ranked {
  ids: number[];
  /** Which of the words the goods have, by their places. */
  matched: Set<number>;
}

/**
 * Goods that are named by all of these words, the best first; else those that are named by the most telling one and described by
 * the others; else those that are named by the most words, the most telling ones: then `matched` says which.
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
  const all = sql.lit(2 ** ordered.length - 1);
  const mostTelling = sql.lit(2 ** (ordered.length - 1));
  const { rows } = await sql<{ productId: number; matched: number }>`
    with wanted as (
      select 1 << x.bit as word, x.level, t.postings,
        ceil(${LEAST_SHARE}::float * max(x.level * (t.postings[1] & 255)) over (partition by x.bit))::int as least
      from unnest(
        ${wanted.map(({ bit }) => bit)}::int[], ${wanted.map(({ term }) => term)}::text[],
        ${wanted.map(({ level }) => Math.round(level * PERCENT))}::int[]
      ) x(bit, term, level)
      join search_posting t on t.country = ${country} and t.term = x.term
    ), scored as materialized (
      select p >> 8 as goods, sum(((p & 255) * w.level)::int) as score, bit_or(w.word) as somewhere,
        bit_or(case when (p & 255) * w.level >= w.least then w.word else 0 end) as named
      from wanted w cross join lateral unnest(w.postings) p
      group by 1
    ), fitting as (
      select *, case when named = ${all} then 2 when somewhere = ${all} and named & ${mostTelling} <> 0 then 1 else 0 end as fit
      from scored
    ), best as (
      select fit, case when fit > 0 then ${all} else named end as words from fitting
      order by fit desc, bit_count(named::bit(16)) desc, named desc limit 1
    )
    select s.goods >> 8 as product_id, b.words as matched
    from fitting s join best b on s.fit = b.fit and case when b.fit > 0 then true else s.named & b.words = b.words end
    where b.words > 0
    order by s.score desc, s.goods & 255 desc, s.goods
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
