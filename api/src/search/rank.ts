import type { CountryCode } from '@odeta/contracts';
import { languageOf } from '../language/editions.ts';
import type { IndexReader, Postings, ReadIndex, ReadTerms, Tally } from './index-reader.ts';
import { languageTraits } from './language-traits.ts';
import { isDepartment, isInTexts, isThing, tellingOf, type WordMeaning } from './meaning.ts';
import { MOST_FOUND } from './most-found.ts';
import { nthLargest } from './nth-largest.ts';

/** Levels are multiplied by this to sum integers. */
const PERCENT = 100;
/** A word counts for a product from this share of its maximum weight, so that descriptions only count when no name has the word. */
const LEAST_SHARE = 0.2;
/** Bits of the word masks. */
const MOST_WORDS = 16;
/** With fewer results than this, similar products are added. */
const ENOUGH_RESULTS = 4;

export interface Ranked {
  ids: number[];
  /** Whether there are more results than `ids`. */
  hasMore: boolean;
  /** Positions of the words that the results have. */
  matched: Set<number>;
}

/**
 * Finds products that have all words in their names, the best first; otherwise those with the most important word in the name and
 * the others in the description; otherwise those with the requested thing and most other words. `matched` contains the words that
 * were used.
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
  const { isHeadLast } = languageTraits[languageOf(country)];
  // The most important word gets the highest bit. Of two Hungarian things the last one is the requested one.
  const ordered = known
    .map((one) => ({ ...one, postings: postingsOf(one.word, found) }))
    .toSorted(
      (a, b) =>
        tellingOf(a.word) - tellingOf(b.word) ||
        (isHeadLast ? a.place - b.place : 0) ||
        heaviestOf(a.postings) - heaviestOf(b.postings) ||
        surestOf(a.word) - surestOf(b.word) ||
        a.word.products - b.word.products,
    )
    .slice(-MOST_WORDS);
  const tally = emptyTallyOf(found.index);
  for (const [bit, { postings }] of ordered.entries()) addWord(tally, 1 << bit, postings);
  const best = bestOf(
    tally,
    ordered.map(({ word }) => word),
  );
  return {
    ids: best.tiers.flatMap((places) => firstOf(tally, places, found.index)).slice(0, MOST_FOUND),
    hasMore: best.tiers.flat().length > MOST_FOUND,
    matched: new Set(ordered.filter((_, bit) => best.words & (1 << bit)).map(({ place }) => place)),
  };
}

/** Sorts certain words after uncertain ones. */
const surestOf = ({ terms }: WordMeaning) => Math.max(...terms.map(({ level }) => level));

/** A word that names products outweighs one that follows a preposition in names: `halat pluș` is a bathrobe. */
const heaviestOf = (postings: readonly WeighedPostings[]) =>
  Math.max(0, ...postings.map(({ weights, level }) => (weights[0] ?? 0) * level));

/**
 * Reuses the arrays of the index, because allocating them for every search of a large shop is expensive. Safe, since ranking is
 * synchronous.
 */
function emptyTallyOf(index: ReadIndex): Tally {
  const length = index.productIds.length;
  const { tally } = index;
  if (tally && tally.scores.length >= length) {
    for (let at = 0; at < tally.count; at++) {
      const place = tally.touched[at] ?? 0;
      tally.scores[place] = tally.somewhere[place] = tally.named[place] = 0;
    }
    tally.count = 0;
    return tally;
  }
  index.tally = {
    scores: new Int32Array(length),
    somewhere: new Uint16Array(length),
    named: new Uint16Array(length),
    touched: new Int32Array(length),
    count: 0,
  };
  return index.tally;
}

type WeighedPostings = Postings & { level: number };

const postingsOf = ({ terms }: WordMeaning, read: ReadTerms): WeighedPostings[] =>
  terms.flatMap(({ term, level }) => {
    const postings = read.terms.get(term);
    return postings ? [{ ...postings, level: Math.round(level * PERCENT) }] : [];
  });

function addWord(tally: Tally, word: number, postings: readonly WeighedPostings[]) {
  const { scores, somewhere, named, touched } = tally;
  const least = Math.ceil(LEAST_SHARE * heaviestOf(postings));
  for (const { places, weights, level } of postings) {
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0;
      const score = (weights[at] ?? 0) * level;
      if (somewhere[place] === 0) touched[tally.count++] = place;
      scores[place] = (scores[place] ?? 0) + score;
      somewhere[place] = (somewhere[place] ?? 0) | word;
      if (score >= least) named[place] = (named[place] ?? 0) | word;
    }
  }
}

/** Groups of products, the best first, and a bit mask of the words that all of them have. */
interface Best {
  tiers: number[][];
  words: number;
}

/**
 * Selects the best results. Words in descriptions only affect the order. The requested thing and the department are only dropped
 * when no product has them.
 */
function bestOf(tally: Tally, ordered: readonly WordMeaning[]): Best {
  const { somewhere, named, touched, count } = tally;
  const bitsOf = (is: (word: WordMeaning) => boolean) =>
    ordered.reduce((bits, word, bit) => (is(word) ? bits | (1 << bit) : bits), 0);
  const all = 2 ** ordered.length - 1;
  const needed = all & ~bitsOf(isInTexts) || all;
  const mostTelling = 2 ** (ordered.length - 1);
  const namesOf = (place: number) => named[place] ?? 0;
  const having = (bits: number) => placesWith(named, bits, tally);

  const byAll = having(needed);
  if (byAll.length > 0)
    return { tiers: [byAll], words: needed | byAll.reduce((bits, place) => bits | namesOf(place), 0) };
  const described = placesWith(somewhere, needed, tally).filter((place) => namesOf(place) & mostTelling);
  if (described.length >= ENOUGH_RESULTS) return { tiers: [described], words: all };

  const things = bitsOf(isThing) & mostTelling;
  const departments = bitsOf(isDepartment);
  const words =
    [...new Set(touched.subarray(0, count).map(namesOf))].toSorted(
      (one, other) =>
        (other & things) - (one & things) ||
        (other & departments) - (one & departments) ||
        countBits(other & needed) - countBits(one & needed) ||
        other - one,
    )[0] ?? 0;
  const sure = words & (things | departments);
  const tiers = described.length > 0 ? [{ places: described, words: all }] : [];
  for (const bits of new Set([words, sure])) {
    const first = new Set(tiers.flatMap(({ places }) => places));
    if (bits && first.size < ENOUGH_RESULTS)
      tiers.push({ places: having(bits).filter((place) => !first.has(place)), words: bits });
  }
  return { tiers: tiers.map(({ places }) => places), words: tiers.at(-1)?.words ?? 0 };
}

/** Positions whose mask has all these bits. Without a callback, which takes twice as long for frequent words. */
function placesWith(masks: Uint16Array, bits: number, { touched, count }: Tally): number[] {
  const places: number[] = [];
  for (let at = 0; at < count; at++) {
    const place = touched[at] ?? 0;
    if (((masks[place] ?? 0) & bits) === bits) places.push(place);
  }
  return places;
}

const countBits = (bits: number) => bits.toString(2).replaceAll('0', '').length;

/** The first results by score, then sales, then id, so that all processes return the same order. */
function firstOf({ scores }: Tally, fitting: readonly number[], { popularities, productIds }: ReadIndex): number[] {
  const keys = new Float64Array(fitting.length);
  for (let at = 0; at < keys.length; at++) {
    const place = fitting[at] ?? 0;
    keys[at] = (scores[place] ?? 0) * 256 + (popularities[place] ?? 0);
  }
  // Only the best are sorted, because sorting all products of a frequent word takes longer than finding them.
  const least = nthLargest(keys.slice(), MOST_FOUND);
  const best: { key: number; id: number }[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? 0;
    if (key >= least) best.push({ key, id: productIds[fitting[at] ?? 0] ?? 0 });
  }
  best.sort((a, b) => b.key - a.key || a.id - b.id);
  return best.slice(0, MOST_FOUND).map(({ id }) => id);
}
