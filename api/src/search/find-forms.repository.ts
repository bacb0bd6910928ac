import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import type { Row } from '../db/database.ts';
import { escapeLike } from '../db/escape-like.ts';
import { editionOf } from '../language/editions.ts';
import { COMMON } from './fill-lexicon.ts';
import { NUMBER } from './index-goods.ts';
import { type Form, levels } from './lexicon.ts';

/** The level of a word that is only found in descriptions. */
export const IN_TEXTS = 0.8;

/** With the number of products that have the term, and whether a category has this name. */
export interface FoundForm extends Form, Pick<Row<'searchForm'>, 'products' | 'isKind'> {}

/** The meanings of these forms. A word that is only found in descriptions means itself. */
export async function findForms<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  forms: readonly string[],
): Promise<FoundForm[]> {
  const { rows } = await sql<FoundForm>`
    select form, term, level, shown, products, is_kind from search_form
    where country = ${editionOf(country)} and form = any(${forms})
    union all
    select substring(term from ${NUMBER.length + 1}::int), term, 1, term, 1, false from search_posting
    where country = ${editionOf(country)} and term = any(${forms.map((form) => NUMBER + form)})
    union all
    select term, term, ${IN_TEXTS}::real, term, 1, false from search_posting
    where country = ${editionOf(country)} and term = any(${forms}) and left(term, 1) not in ('#', '~')
      and not exists (
        select from search_form f where f.country = ${editionOf(country)} and f.form = search_posting.term and f.term <> ${COMMON}
      )
  `.execute(db);
  return rows;
}

/** Forms that start with these letters, the most frequent first. */
export async function findBeginnings<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  limit: number,
): Promise<FoundForm[]> {
  const { rows } = await sql<FoundForm>`
    select form, term, level, shown, products, is_kind from search_form
    where country = ${editionOf(country)} and form like ${`${escapeLike(typed)}%`}
      and form !~ '[~ ]' and shown not like '% %' and left(term, 1) not in (':', '>')
    union all
    select term, term, 1, ${typed}, 1, false from search_posting
    where country = ${editionOf(country)} and ${/^\d+$/.test(typed)} and term like ${`${NUMBER}${typed}%`}
    order by level desc, products desc, form limit ${limit}
  `.execute(db);
  return rows;
}

/**
 * Synonyms and attribute words that start with these letters, one for each meaning, things before attributes. Departments and
 * sizes are too general to be suggested, and what the shop does not sell is not suggested either.
 */
export async function findCompletions<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<Pick<Row<'searchForm'>, 'shown'>>`
    select shown from (
      select distinct on (term) shown, term like '#%' as is_said, products from search_form
      where country = ${editionOf(country)} and form like ${`${escapeLike(typed)}%`}
        and form !~ '[~ ]' and (level = ${levels.synonym}::real or level = ${levels.same}::real and term like '#%')
        and term !~ '^(:|#(department|instead|size)/)'
      order by term, length(form), form collate "C"
    ) words
    group by shown order by bool_and(is_said), max(products) desc, shown limit ${limit}
  `.execute(db);
  return rows.map(({ shown }) => shown);
}

/** Letters at the end of a word by which similar words are found, as in the index of the table. */
const ENDING = 3;

/** Words of similar length that start with the same letter or end with the same three letters. */
export async function findSimilar<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  { by, most }: { by: 'start' | 'end'; most: number },
): Promise<string[]> {
  const isAlike =
    by === 'start'
      ? sql`form like ${`${escapeLike(typed.slice(0, 1))}%`}`
      : sql`right(form, ${sql.lit(ENDING)}) = ${typed.slice(-ENDING)}`;
  const { rows } = await sql<Pick<Row<'searchForm'>, 'form'>>`
    select distinct form from search_form
    where country = ${editionOf(country)} and ${isAlike}
      and length(form) between ${typed.length - Math.ceil(most)} and ${typed.length + Math.ceil(most)}
      and form !~ '[~ ]' and left(term, 1) <> ':'
  `.execute(db);
  return rows.map(({ form }) => form);
}
