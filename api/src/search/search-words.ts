import { foldAccents } from '@odeta/contracts/fold-accents';

/** Without case and accents: how every word is kept and looked up. */
export const fold = foldAccents;

const HYPHENS = /[-‑–’']/;
const measure = /(?<=\d)\s*[x×х]\s*(?=\d)/giu;
const singleLetter = /(?<![\p{L}\p{N}])(\p{L})[-‑](?=\p{L})/gu;
/** `8ročné`, and not `xl2` or `16cm`. */
const joinedNumber = /(?<=\d)(?=\p{L}{3})/gu;
const anyWord = /[\p{L}\p{M}\p{N}]+/gu;

const prepared = (text: string) => text.normalize('NFC').toLowerCase().replace(measure, ' ');

/** The words of a text that is searched in; of a word with a hyphen its parts, and the whole, as an address has it (C1). */
export function wordsOf(text: string): string[] {
  const pieces = prepared(text).match(/[\p{L}\p{M}\p{N}]+(?:[-‑–’'][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
  return pieces.flatMap((piece) => {
    const parts = piece.split(HYPHENS);
    return parts.length > 1 ? [parts.join(''), ...parts.filter(({ length }) => length > 1)] : parts;
  });
}

/** The words that somebody typed. A single letter before a hyphen belongs to what follows ("t-shirt"). */
export const typedWordsOf = (phrase: string): string[] =>
  prepared(phrase).replace(singleLetter, '$1').replace(joinedNumber, ' ').match(anyWord) ?? [];

/** Groups of digits are one number, as it is printed on the product page. */
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
