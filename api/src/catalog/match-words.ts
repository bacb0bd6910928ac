import { wordDistance } from './word-distance.ts';

/** A word with an ending of its own is still the same word when so much of the longer one is alike at their beginning. */
const SAME_STEM = 0.6;
const SHORTEST_STEM = 3;
/** What may be added to a word that is only begun. */
const LONGEST_ENDING = 3;

/**
 * The words of the shop that somebody means by what he typed; both folded. Polish and Slovak have no stemmer in
 * PostgreSQL, so words go by their beginnings in all languages; only when there is no such word, typing errors count.
 */
export function matchWords(typed: string, known: readonly string[]): string[] {
  const same = known.filter((word) => isBegun(typed, word) || isSameStem(typed, word));
  if (same.length > 0) return same;
  const meant = nearest(typed, known);
  return known.filter((word) => meant.some((other) => other === word || isSameStem(other, word)));
}

/** The beginning that every word of the same stem has. */
export function stemOf(word: string): string {
  return word.slice(0, Math.max(SHORTEST_STEM, Math.ceil(word.length * SAME_STEM)));
}

const isBegun = (typed: string, word: string) => typed.length >= SHORTEST_STEM && word.startsWith(typed);

function isSameStem(one: string, other: string) {
  if (one === other) return true;
  const needed = Math.max(SHORTEST_STEM, Math.ceil(Math.max(one.length, other.length) * SAME_STEM));
  return Math.abs(one.length - other.length) <= LONGEST_ENDING && one.slice(0, needed) === other.slice(0, needed);
}

/** Those with the fewest typing errors, if there are not too many. */
function nearest(typed: string, known: readonly string[]) {
  const most = errorsIn(typed);
  const distances = known.map((word) => ({ word, errors: wordDistance(typed, word) }));
  const fewest = Math.min(most, ...distances.map(({ errors }) => errors));
  return distances.filter(({ errors }) => errors <= fewest).map(({ word }) => word);
}

/** Short words become others by a single letter. */
function errorsIn({ length }: string) {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
