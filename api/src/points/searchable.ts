import { foldAccents } from '@odeta/contracts/fold-accents';

/** Apostrophes are written in several ways, or left out: Кам’янське. */
export const fold = (text: string): string =>
  foldAccents(text)
    .replaceAll(/['’ʼ`]/g, '')
    .trim();

/** The words of a text, without case and accents. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** All words with a space before each, so that ` begin` matches the start of a word. */
export const searchable = (texts: readonly string[]): string => ` ${texts.flatMap(wordsOf).join(' ')}`;
