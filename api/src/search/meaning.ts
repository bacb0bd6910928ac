import { IN_TEXTS } from './find-forms.repository.ts';

/** How a part of the phrase was understood, the most certain first. */
export type Certainty = 'known' | 'beginning' | 'corrected' | 'unknown';

export interface MeantTerm {
  term: string;
  level: number;
}

/** The meaning of one word or expression of the phrase. */
export interface WordMeaning {
  typed: string;
  /** The completed or corrected word. */
  shown: string;
  certainty: Certainty;
  terms: MeantTerm[];
  /** The maximum number of products among its terms. */
  products: number;
  /** Whether a category has this name. */
  isKind: boolean;
  /** Whether it follows a preposition, and so describes something that was named before. */
  isAside?: boolean;
  /** Its other terms, when `terms` are substitutes for something that is not sold. */
  own?: MeantTerm[];
  /** The brand that it names, which the shop does not sell; `terms` are then what is nearest to it. */
  brand?: string;
  /** Whether it is a frequent word of the language, and so no typing error. */
  isCommon?: boolean;
}

/** Kinds of terms, the least important first. */
const telling = ['size', 'color', 'season', 'occasion', 'pattern', 'material', 'department'];
/** Rank of words after a preposition: in `koszula lniana z długim rękawem`, linen is more important than the sleeves. */
const ASIDE = telling.indexOf('material') - 0.5;
/** Rank of a corrected word. */
const OF_A_GUESS = telling.length;
const OF_A_WORD = telling.length + 1;
const OF_A_KIND = telling.length + 2;
/** A substitute for something that is not sold ranks below product types that the shop has. */
const OF_A_SUBSTITUTE = OF_A_KIND - 0.5;
const OF_A_NUMBER = telling.length + 3;

/** Whether a word is only found in descriptions. */
export const isInTexts = ({ certainty, terms }: WordMeaning): boolean =>
  certainty === 'known' && terms.every(({ level }) => level === IN_TEXTS);

/** Whether a word names a department, such as men or women. */
export const isDepartment = (word: WordMeaning): boolean => rankOf(word) === telling.indexOf('department');

/**
 * The importance of a word; when no product has all words, the least important ones are dropped. `čierne kimono`: the kimono is
 * more important.
 */
export function tellingOf(word: WordMeaning): number {
  const { terms, certainty, isAside = false } = word;
  // Words that are only in descriptions are the least important ones, and guesses at something that is not sold. Other corrected
  // words are those of names or attributes.
  const isGoodGuess = certainty === 'corrected' && !isInstead(word);
  if (terms.every(({ level }) => level <= IN_TEXTS) && !isGoodGuess) return -1;
  const rank = rankOf(word);
  if (rank === OF_A_NUMBER) return rank;
  if (isAside) return Math.min(rank, ASIDE);
  return certainty === 'corrected' ? Math.min(rank, OF_A_GUESS) : rank;
}

/** Whether a word names a thing, and not only an attribute of it. */
export const isThing = (word: WordMeaning): boolean => tellingOf(word) >= OF_A_GUESS;

function rankOf({ terms, isKind }: WordMeaning): number {
  const kinds = terms.map(({ term }) => /^#(\w+)\//.exec(term)?.[1]);
  if (kinds.includes('number')) return OF_A_NUMBER;
  // Departments are categories as well, but in `férfi pénztárca` the wallet is more important than "men".
  const isForWhom = kinds.length > 0 && kinds.every((kind) => kind === 'department');
  if (kinds.includes('kind') || (isKind && !isForWhom)) return OF_A_KIND;
  if (kinds.includes('instead')) return OF_A_SUBSTITUTE;
  const ranks = kinds.filter((kind) => kind !== undefined).map((kind) => telling.indexOf(kind));
  return ranks.length > 0 ? Math.max(...ranks) : OF_A_WORD;
}

/** Prefix of terms for substitutes of products that the shop does not sell. */
export const INSTEAD = '#instead/';

/** Whether the shop does not sell the requested thing, but has a substitute. */
export const isInstead = ({ terms }: WordMeaning): boolean => terms.some(({ term }) => term.startsWith(INSTEAD));

export const colorsIn = (words: readonly WordMeaning[]): string[] => [
  ...new Set(words.flatMap(({ terms }) => terms.flatMap(({ term }) => /^#color\/(.+)$/.exec(term)?.[1] ?? []))),
];

export interface NotSold {
  kind: 'brand' | 'goods';
  name: string;
}

/** What the words ask for and the shop does not sell. */
export function notSoldIn(words: readonly WordMeaning[]): NotSold | null {
  const brand = words.find((word) => word.brand !== undefined)?.brand;
  if (brand !== undefined) return { kind: 'brand', name: brand };
  const other = words.find(isInstead);
  return other ? { kind: 'goods', name: other.typed } : null;
}
