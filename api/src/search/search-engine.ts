import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { completePhrase } from './complete.ts';
import { correct } from './correct.ts';
import { IN_TEXTS } from './find-forms.repository.ts';
import { readMainCategory } from './goods.repository.ts';
import { createIndexReader, type IndexReader } from './index-reader.ts';
import { colorsIn, isInstead, isInTexts, type NotSold, notSoldIn, type WordMeaning } from './meaning.ts';
import { findRanked } from './rank.ts';
import { findPopular, findSuggestions, type SuggestedPhrase } from './suggestion.repository.ts';
import { understand } from './understand.ts';

/** With fewer results than this, another word is suggested if it has more than three times as many products. */
const ENOUGH_RESULTS = 3;
const MUCH_MORE = 3;
/** Fewer errors than usual are accepted, because a word that appears in our texts is rarely mistyped. */
const FEWEST_ERRORS = 0.75;

export interface FoundGoods {
  /** Product ids, the best match first. */
  ids: number[];
  /** Whether there are more results than `ids`. */
  hasMore: boolean;
  /** The phrase that was searched instead, when words were corrected or dropped; `null` when it is unchanged. */
  shownFor: string | null;
  /** A suggested correction when there are few results. */
  didYouMean: string | null;
  /** What was asked for and is not sold: a brand or a kind of goods. The results are then what comes nearest. */
  notSold: NotSold | null;
  /** Whether the words are only in descriptions, so that the results may be something else. */
  isOnlyDescribed: boolean;
  /** Codes of the requested colours, in which the products are shown. */
  colors: string[];
}

interface FindOptions {
  /** `false` when the phrase was only a part of a question: words are not corrected, and those in descriptions do not count. */
  isCorrected?: boolean;
}

export const nothingFound = (): FoundGoods => ({
  ids: [],
  hasMore: false,
  shownFor: null,
  didYouMean: null,
  notSold: null,
  isOnlyDescribed: false,
  colors: [],
});

/** The port for search engines. `createSearchEngine` is the shop's own one. */
export interface SearchEngine {
  find: (country: CountryCode, phrase: string, options?: FindOptions) => Promise<FoundGoods>;
  /** Phrases that start with the typed letters, with their numbers of products. */
  suggest: (country: CountryCode, phrase: string, limit: number) => Promise<SuggestedPhrase[]>;
  /** The most popular phrases. */
  popular: (country: CountryCode, limit: number) => Promise<SuggestedPhrase[]>;
}

/** The search engine on PostgreSQL, using the index that `refreshSearch` writes. Create one for each process, because it has a cache. */
export function createSearchEngine(db: Kysely<Database>): SearchEngine {
  const read = createIndexReader(db);
  return {
    popular: (country, limit) => findPopular(db, country, limit),
    find: (country, phrase, options) => findGoods({ db, read }, country, phrase, options),
    suggest: async (country, phrase, limit) => {
      const found = await findSuggestions(db, country, await understand(db, country, phrase), { phrase, limit });
      const { categories = [], popular = [], names = [] } = found;
      const completed = popular.length > 0 ? [] : await completePhrase(db, read, country, phrase);
      return [...categories, ...[...popular, ...completed, ...names].slice(0, limit)];
    },
  };
}

async function findGoods(
  { db, read }: { db: Kysely<Database>; read: IndexReader },
  country: CountryCode,
  phrase: string,
  { isCorrected = true }: FindOptions = {},
): Promise<FoundGoods> {
  const words = await understand(db, country, phrase, { isCorrected });
  if (!isCorrected && words.every(({ terms }) => terms.every(({ level }) => level <= IN_TEXTS))) return nothingFound();
  const { ids, hasMore, matched } = await findRanked(read, country, words);
  const used = words.filter((_, place) => matched.has(place));
  const isChanged = (used.length < words.length && used.length > 0) || used.some(isSomethingElse);
  return {
    ids,
    hasMore,
    shownFor: isChanged ? await shownForOf(db, country, used, ids[0]) : null,
    didYouMean: ids.length < ENOUGH_RESULTS && !isChanged ? await meantInstead(db, country, words, ids.length) : null,
    notSold: notSoldIn(words),
    isOnlyDescribed: used.length > 0 && used.every(isInTexts),
    colors: colorsIn(used),
  };
}

const isSomethingElse = (word: WordMeaning) => word.certainty === 'corrected' || isInstead(word);

/** The words that were searched; for something that the shop does not sell, the category of the first result. */
async function shownForOf(
  db: Kysely<Database>,
  country: CountryCode,
  used: readonly WordMeaning[],
  first: number | undefined,
): Promise<string | null> {
  if (first === undefined) return null;
  const category = used.some(isInstead) ? await readMainCategory(db, country, first) : null;
  return category ?? phraseOf(used);
}

const phraseOf = (words: readonly WordMeaning[]) => words.map(({ shown }) => shown).join(' ');

/** A word in few descriptions may be a typing error for a word of many more products. */
async function meantInstead<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  words: readonly WordMeaning[],
  found: number,
) {
  const rare = words.filter(({ terms }) => terms.every(({ level }) => level <= IN_TEXTS));
  if (rare.length === 0) return null;
  const known = new Set(rare.flatMap(({ terms }) => terms.map(({ term }) => term)));
  const corrected = (
    await Promise.all(rare.map(({ typed }) => correct(db, country, typed, { mostErrors: FEWEST_ERRORS })))
  ).flat();
  const better = new Map(
    corrected
      .filter(({ certainty, products }) => certainty === 'corrected' && products > found * MUCH_MORE)
      .filter(({ terms }) => terms.every(({ term }) => !known.has(term)))
      .map((word) => [word.typed, word]),
  );
  return better.size > 0 ? phraseOf(words.map((word) => better.get(word.typed) ?? word)) : null;
}
