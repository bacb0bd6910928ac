import { IN_TEXTS } from './find-forms.repository.ts';

/** How a part of what was typed was understood, the best first. */
export type Certainty = 'known' | 'beginning' | 'corrected' | 'unknown';

export interface MeantTerm {
  term: string;
  level: number;
}

/** One word or expression of a phrase. */
export interface WordMeaning {
  typed: string;
  /** As people write it, where it was begun or mistyped. */
  shown: string;
  certainty: Certainty;
  terms: MeantTerm[];
  /** Goods that have it, at most. */
  products: number;
  /** A category is named so. */
  isKind: boolean;
  /** It stands after a preposition, so it says more of something that was named before. */
  isAside?: boolean;
  /** What it means beside goods that stand for those that are not sold. */
  own?: MeantTerm[];
}

/** Kinds of terms by how much they tell of what is looked for. */
const telling = ['size', 'color', 'season', 'occasion', 'pattern', 'material', 'department'];
/** Of what stands after a preposition: `koszula lniana z długim rękawem` is of linen before its sleeves are long. */
const ASIDE = telling.indexOf('material') - 0.5;
/** Of a thing that may have been meant. */
const OF_A_GUESS = telling.length;
const OF_A_WORD = telling.length + 1;
const OF_A_KIND = telling.length + 2;
/** What comes nearest to a thing that the shop does not sell is looked for where no other thing is named. */
const OF_A_SUBSTITUTE = OF_A_KIND - 0.5;
const OF_A_NUMBER = telling.length + 3;

/** Whether a word stands in descriptions alone. */
export const isInTexts = ({ certainty, terms }: WordMeaning): boolean =>
  certainty === 'known' && terms.every(({ level }) => level === IN_TEXTS);

/** Whether a word says for whom. */
export const isDepartment = (word: WordMeaning): boolean => rankOf(word) === telling.indexOf('department');

/** A rank by which the least telling word is found: `čierne kimono` is a kimono before it is black. */
export function tellingOf(word: WordMeaning): number {
  const { terms, certainty, isKind, isAside = false } = word;
  // A word that no product has, or a guess that is no kind of goods, says less about what is meant than a known word.
  if (terms.every(({ level }) => level <= IN_TEXTS) && !(certainty === 'corrected' && isKind)) return -1;
  const rank = rankOf(word);
  if (rank === OF_A_NUMBER) return rank;
  if (isAside) return Math.min(rank, ASIDE);
  return certainty === 'corrected' ? Math.min(rank, OF_A_GUESS) : rank;
}

/** Whether a word names what is looked for, and not only what it should be like. */
export const isThing = (word: WordMeaning): boolean => tellingOf(word) >= OF_A_GUESS;

function rankOf({ terms, isKind }: WordMeaning): number {
  const kinds = terms.map(({ term }) => /^#(\w+)\//.exec(term)?.[1]);
  if (kinds.includes('number')) return OF_A_NUMBER;
  // A department is a category, too; `férfi pénztárca` is a wallet before it is for men.
  const isForWhom = kinds.length > 0 && kinds.every((kind) => kind === 'department');
  if (kinds.includes('kind') || (isKind && !isForWhom)) return OF_A_KIND;
  if (kinds.includes('instead')) return OF_A_SUBSTITUTE;
  const ranks = kinds.filter((kind) => kind !== undefined).map((kind) => telling.indexOf(kind));
  return ranks.length > 0 ? Math.max(...ranks) : OF_A_WORD;
}

/** Before what comes nearest to goods that the shop does not sell. */
export const INSTEAD = '#instead/';

/** Whether the shop does not sell what a word says, but something like it. */
export const isInstead = ({ terms }: WordMeaning): boolean => terms.some(({ term }) => term.startsWith(INSTEAD));

/** Codes of the colours that are asked for. */
export const colorsIn = (words: readonly WordMeaning[]): string[] => [
  ...new Set(words.flatMap(({ terms }) => terms.flatMap(({ term }) => /^#color\/(.+)$/.exec(term)?.[1] ?? []))),
];
