import { foldAccents } from '@odeta/contracts/fold-accents';

/** A name in three parts; the middle one matches the phrase, regardless of case and accents. */
export function markMatch(name: string, phrase: string): [before: string, match: string, after: string] {
  const letters = [...name];
  const needle = [...phrase.trim()].map(fold).join('');
  const at = needle ? letters.map(fold).join('').indexOf(needle) : -1;
  if (at < 0) return [name, '', ''];
  const end = at + needle.length;
  return [letters.slice(0, at).join(''), letters.slice(at, end).join(''), letters.slice(end).join('')];
}

/** Exactly one letter for each letter, so that positions are preserved. */
const fold = (letter: string) => foldAccents(letter).charAt(0) || letter;
