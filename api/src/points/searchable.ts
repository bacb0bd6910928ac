import { foldAccents } from '@odeta/contracts/fold-accents';

export const fold = (text: string): string => foldAccents(text).trim();

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word after a blank, so that a beginning of a word is found by ` begin`. */
export const searchable = (texts: readonly string[]): string => ` ${texts.flatMap(wordsOf).join(' ')}`;
