import { foldAccents } from '@odeta/contracts/fold-accents';

/**
 * Lower case without accents: the form in which all words are stored and looked up. Ukrainian words are found with any apostrophe or none, and
 * with `г` for `ґ`, which many keyboards do not have.
 */
export const fold = (text: string): string => foldAccents(text).replaceAll(APOSTROPHE, '').replaceAll('ґ', 'г');

/** As in the shop's texts. Between Cyrillic letters it is a part of the word: `в’язаний`. */
const APOSTROPHE = '’';
const apostrophes = /(?<=\p{Script=Cyrillic})['’ʼ`](?=\p{Script=Cyrillic})/gu;
const HYPHENS = /[-‑–']|(?<!\p{Script=Cyrillic})’/u;
const measure = /(?<=\d)\s*[x×х]\s*(?=\d)/giu;
const singleLetter = /(?<![\p{L}\p{N}])(\p{L})[-‑](?=\p{L})/gu;
/** Matches in `8ročné`, but not in `xl2` or `16cm`. */
const joinedNumber = /(?<=\d)(?=\p{L}{3})/gu;
const anyWord = /[\p{L}\p{M}\p{N}]+(?:(?<=\p{Script=Cyrillic})’(?=\p{Script=Cyrillic})[\p{L}\p{M}\p{N}]+)*/gu;

const prepared = (text: string) =>
  text.normalize('NFC').toLowerCase().replace(apostrophes, APOSTROPHE).replace(measure, ' ');

/** The words of an indexed text. For hyphenated words these are the parts and the joined word, which URLs contain. */
export function wordsOf(text: string): string[] {
  const pieces = prepared(text).match(/[\p{L}\p{M}\p{N}]+(?:[-‑–’'][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return pieces.flatMap((piece) => {
    const parts = piece.split(HYPHENS);
    return parts.length > 1 ? [parts.join(''), ...parts.filter(({ length }) => length > 1)] : parts;
  });
}

/** The words of a typed phrase. A single letter before a hyphen is joined with the next word ("t-shirt"). */
export const typedWordsOf = (phrase: string): string[] =>
  prepared(phrase).replace(singleLetter, '$1').replace(joinedNumber, ' ').match(anyWord) ?? [];

/** Joins groups of digits into one article number, because product pages show it with spaces. */
export function asNumber(typed: string[]): string[] {
  const joined = typed.join('');
  return typed.length > 1 && /^\d{5,}$/.test(joined) && !isPairOfSizes(typed) ? [joined] : typed;
}

const isPairOfSizes = (typed: readonly string[]) =>
  typed.length === 2 &&
  typed.every(({ length }) => length <= 3) &&
  typed[0] !== undefined &&
  Number(typed[0]) < 200 &&
  Number(typed[1]) < 400;
