/** Without accents and in small letters, as people type; `ł` and `đ` have no accent to lose. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łđ]/g, (letter) => (letter === 'ł' ? 'l' : 'd'))
    .trim();

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Every word after a blank, so that a beginning of a word is found by ` begin`. */
export const searchable = (texts: readonly string[]): string => ` ${texts.flatMap(wordsOf).join(' ')}`;
