import type { CountryCode } from '@odeta/contracts';
import type { IndexReader, Postings, ReadIndex, ReadTerms, Tally } from './index-reader.ts';
import { isThing, tellingOf, type WordMeaning } from './meaning.ts';
import { MOST_FOUND } from './most-found.ts';

/** Levels are added as whole numbers. */
const PERCENT = 100;
/** A word counts where it weighs at least so much of what it weighs at most: in a description only when nothing is named so. */
const LEAST_SHARE = 0.2;

export interface Ranked {
  ids: number[];
  /** Others fit as well, which are not among the first. */
  hasMore: boolean;
  /** Which of the words the goods have, by their places. */
  matched: Set<number>;
}

/**
 * Goods that are named by all of these words, the best first; else those that are named by the most telling one and described by
 * the others; else those that are named by the thing that is looked for and by most of the others: then `matched` says which.
 */
export async function findRanked(
  read: IndexReader,
  country: CountryCode,
  words: readonly WordMeaning[],
): Promise<Ranked> {
  const known = words.map((word, place) => ({ word, place })).filter(({ word }) => word.terms.length > 0);
  if (known.length === 0) return { ids: [], hasMore: false, matched: new Set() };
  const found = await read(
    country,
    known.flatMap(({ word }) => word.terms.map(({ term }) => term)),
  );
  // The most telling word has the highest bit.
  const ordered = known
    .map((one) => ({ ...one, postings: postingsOf(one.word, found) }))
    .toSorted(
      (a, b) =>
        tellingOf(a.word) - tellingOf(b.word) ||
        heaviestOf(a.postings) - heaviestOf(b.postings) ||
        surestOf(a.word) - surestOf(b.word) ||
        a.word.products - b.word.products,
    );
  const tally = emptyTallyOf(found.index);
  for (const [bit, { postings }] of ordered.entries()) addWord(tally, 1 << bit, postings);
  const last = ordered.at(-1);
  const best = bestOf(tally, ordered.length, last !== undefined && isThing(last.word));
  return {
    ids: firstOf(tally, best.fitting, found.index),
    hasMore: best.fitting.length > MOST_FOUND,
    matched: new Set(ordered.filter((_, bit) => best.words & (1 << bit)).map(({ place }) => place)),
  };
}

/** A word before another one that means the same. */
const surestOf = ({ terms }: WordMeaning) => Math.max(...terms.map(({ level }) => level));

/** What goods are called weighs more than what stands in their names after a preposition: `halat pluș` is a bathrobe. */
const heaviestOf = (postings: readonly WeighedPostings[]) =>
  Math.max(0, ...postings.map(({ weights, level }) => (weights[0] ?? 0) * level));

/** The one of an index, since ranking waits for nothing: arrays for all products of a large shop are too much to make for each search. */
function emptyTallyOf(index: ReadIndex): Tally {
  const length = index.productIds.length;
  const { tally } = index;
  if (tally && tally.scores.length >= length) {
    for (const place of tally.touched) tally.scores[place] = tally.somewhere[place] = tally.named[place] = 0;
    tally.touched = [];
    return tally;
  }
  index.tally = {
    scores: new Int32Array(length),
    somewhere: new Uint16Array(length),
    named: new Uint16Array(length),
    touched: [],
  };
  return index.tally;
}

type WeighedPostings = Postings & { level: number };

const postingsOf = ({ terms }: WordMeaning, read: ReadTerms): WeighedPostings[] =>
  terms.flatMap(({ term, level }) => {
    const postings = read.terms.get(term);
    return postings ? [{ ...postings, level: Math.round(level * PERCENT) }] : [];
  });

function addWord({ scores, somewhere, named, touched }: Tally, word: number, postings: readonly WeighedPostings[]) {
  const least = Math.ceil(LEAST_SHARE * heaviestOf(postings));
  for (const { places, weights, level } of postings) {
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const score = (weights[at] ?? 0) * level;
      if (somewhere[place] === 0) touched.push(place);
      scores[place] = (scores[place] ?? 0) + score;
      somewhere[place] = (somewhere[place] ?? 0) | word;
      if (score >= least) named[place] = (named[place] ?? 0) | word;
    }
  }
}

/** The goods that fit best, and the words that they have. What is looked for is left out only when there is nothing of it. */
function bestOf({ somewhere, named, touched }: Tally, count: number, hasThing: boolean) {
  const all = 2 ** count - 1;
  const mostTelling = 2 ** (count - 1);
  const byAll = touched.filter((place) => named[place] === all);
  if (byAll.length > 0) return { fitting: byAll, words: all };
  const described = touched.filter((place) => somewhere[place] === all && (named[place] ?? 0) & mostTelling);
  if (described.length > 0) return { fitting: described, words: all };
  const things = hasThing ? mostTelling : 0;
  const words =
    [...new Set(touched.map((place) => named[place] ?? 0))].toSorted(
      (one, other) => (other & things) - (one & things) || countBits(other) - countBits(one) || other - one,
    )[0] ?? 0;
  return { fitting: words === 0 ? [] : touched.filter((place) => ((named[place] ?? 0) & words) === words), words };
}

const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length;

/** The first of them: by score, then by what is bought more, then by their ids, so that every process has the same order. */
function firstOf({ scores }: Tally, fitting: readonly number[], { popularities, productIds }: ReadIndex): number[] {
  const keyOf = (place: number) => (scores[place] ?? 0) * 256 + (popularities[place] ?? 0);
  const keys = new Float64Array(fitting.length);
  for (let at = 0; at < keys.length; at++) keys[at] = keyOf(fitting[at] ?? 0);
  // Sorting plain numbers is many times faster: of many goods only those that may be among the first are compared.
  const least = keys.sort().at(-MOST_FOUND) ?? 0;
  return fitting
    .filter((place) => keyOf(place) >= least)
    .toSorted((a, b) => keyOf(b) - keyOf(a) || (productIds[a] ?? 0) - (productIds[b] ?? 0))
    .slice(0, MOST_FOUND)
    .map((place) => productIds[place] ?? 0);
}
