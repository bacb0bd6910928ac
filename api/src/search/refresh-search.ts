import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { createTurns, type Turns } from '../background/turns.ts';
import type { Row } from '../db/database.ts';
import { allEditions, editionOf, inLanguage, languageOf } from '../language/editions.ts';
import { fillLexicon } from './fill-lexicon.ts';
import { type Goods, readGoods, readPopularities, readSearchCategories } from './goods.repository.ts';
import { readInflections } from './hunspell.ts';
import { termsOfGoods } from './index-goods.ts';
import { termsOfKinds } from './kinds-of-goods.ts';
import { readLanguage } from './language.repository.ts';
import { createLexicon, type Lexicon } from './lexicon.ts';
import { refreshSuggestions } from './refresh-suggestions.ts';
import { fold, wordsOf } from './search-words.ts';
import { stemsOf } from './stems.ts';

/** Read in batches, because a large assortment does not fit into memory. */
const BATCH = 5000;
/** Rows per statement. */
const ROWS = 5000;
/** Minimum length of stems as parts of Hungarian compounds: `szoknyák` is not `szok` and `nyák`. */
const SURE_STEM = 5;

/**
 * Rebuilds the search index from products, categories and search words. Call it in the transaction that changed them; until its
 * commit, searches use the former index. Requests are answered meanwhile: it takes some hundred milliseconds of the processor per country.
 */
export async function refreshSearch<Tables>(db: Kysely<Tables>, turns: Turns = createTurns()): Promise<void> {
  // The planner has no statistics of rows that were just loaded.
  await sql`analyze product, product_text, product_color, product_material, product_offer, variant`.execute(db);
  for (const table of ['search_posting', 'search_form', 'search_suggestion']) {
    await sql`delete from ${sql.table(table)}`.execute(db);
  }
  for (const { country, language } of allEditions) await inLanguage(language, () => indexCountry(db, country, turns));
  await sql`update search_version set version = version + 1`.execute(db);
  await sql`analyze search_posting, search_form`.execute(db);
  for (const { country, language } of allEditions) await inLanguage(language, () => refreshSuggestions(db, country));
}

async function indexCountry<Tables>(db: Kysely<Tables>, country: CountryCode, turns: Turns) {
  const language = languageOf(country);
  const searchLanguage = await readLanguage(db, country);
  const list = await readSearchCategories(db, country);
  const categories = new Map(list.map((category) => [category.key, category]));
  const { words } = searchLanguage;
  const named = await readNames(db, country);
  const telling = new Set([
    ...named,
    ...list.flatMap(({ name }) => wordsOf(name)),
    ...[...Object.values(words.attributes), ...Object.values(words.synonyms), Object.keys(words.synonyms)]
      .flat()
      .flatMap(wordsOf),
    ...[...searchLanguage.colors, ...searchLanguage.materials].flatMap(({ name }) => wordsOf(name)),
    ...words.size,
  ]);
  const lexicon = createLexicon(language, await readInflections(language, telling, turns), words.whole ?? []);
  await fillLexicon(lexicon, searchLanguage, turns);
  const stems = new Set<string>();
  for (const word of telling) {
    for (const stem of stemsOf(language, word)) if (stem.length >= SURE_STEM) stems.add(stem);
    await turns();
  }
  const isKnown = (word: string) => telling.has(word) || stems.has(fold(word));
  const stop = new Set(words.stop.map((word) => word.toLowerCase()));
  const isStop = (word: string) => stop.has(word);
  const { attributes } = searchLanguage;
  const context = { lexicon, isKnown, isStop, attributes, categories };
  const postings = await collectPostings(db, country, (goods) => termsOfGoods(goods, context), turns);
  await writeTerms(db, country, postings, turns);
  const kinds = termsOfKinds(list, lexicon, { language, named, isKnown, isStop });
  await writeForms(db, country, lexicon, { postings, kinds });
}

/** All words in product names, which are looked up in dictionaries. */
async function readNames<Tables>(db: Kysely<Tables>, country: CountryCode): Promise<Set<string>> {
  const { rows } = await sql<Pick<Row<'productText'>, 'name'>>`
    select distinct t.name from product_text t join product p on p.id = t.product_id and p.active where t.country = ${editionOf(country)}
  `.execute(db);
  return new Set(rows.flatMap(({ name }) => wordsOf(name)));
}

/** Postings by term, in the format of the database. */
async function collectPostings<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  termsOf: (goods: Goods) => Map<string, number>,
  turns: Turns,
): Promise<Map<string, number[]>> {
  const postings = new Map<string, number[]>();
  const popularities = await readPopularities(db);
  for (let after = 0; ; ) {
    const batch = await readGoods(db, country, { after, limit: BATCH });
    for (const goods of batch) {
      const start = goods.id * 65_536 + (popularities.get(goods.popularity) ?? 0) * 256;
      for (const [term, weight] of termsOf(goods)) {
        const list = postings.get(term);
        if (list) list.push(start + weight);
        else postings.set(term, [start + weight]);
      }
      await turns();
    }
    after = batch.at(-1)?.id ?? after;
    if (batch.length < BATCH) return postings;
  }
}

/** Sorted by weight, so that the first posting has the maximum weight. */
async function writeTerms<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  postings: Map<string, number[]>,
  turns: Turns,
) {
  for (const list of postings.values()) {
    list.sort((one, other) => (other % 256) - (one % 256));
    await turns();
  }
  for (const rows of batches([...postings])) {
    await sql`
      insert into search_posting (country, term, postings)
      select ${editionOf(country)}, term, postings::bigint[]
      from unnest(${rows.map(([term]) => term)}::text[], ${rows.map(([, list]) => `{${list}}`)}::text[]) as x(term, postings)
    `.execute(db);
  }
}

/** Skips forms of terms without products, except stop words and replacements. */
async function writeForms<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  lexicon: Lexicon,
  { postings, kinds }: { postings: Map<string, number[]>; kinds: ReadonlySet<string> },
) {
  const useful = [...lexicon.forms()].filter(({ term }) => /^[:>]/.test(term) || postings.has(term));
  for (const rows of batches(useful)) {
    await sql`
      insert into search_form (country, form, term, level, shown, products, is_kind)
      select ${editionOf(country)}, * from unnest(
        ${rows.map(({ form }) => form)}::text[], ${rows.map(({ term }) => term)}::text[],
        ${rows.map(({ level }) => level)}::real[], ${rows.map(({ shown }) => shown)}::text[],
        ${rows.map(({ term }) => postings.get(term)?.length ?? 0)}::int[], ${rows.map(({ term }) => kinds.has(term))}::boolean[])
    `.execute(db);
  }
}

function* batches<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let at = 0; at < rows.length; at += ROWS) yield rows.slice(at, at + ROWS);
}
