import type { CountryCode } from '@odeta/contracts';

/** H19. Cyrillic letters and the Latin letters that look the same. */
const cyrillic = 'АВСЕНІЈКМОРЅТХУаеіјорсѕхуһԁԛԝ';
const latin = 'ABCEHIJKMOPSTXYaeijopcsxyhdqw';

/** H19. Romanian letters with a cedilla, as old keyboards type them, and the correct ones with a comma. */
const cedilla = 'ŞşŢţ';
const comma = 'ȘșȚț';

const tableOf = (from: string, to: string) => {
  const letters = [...to];
  return new Map([...from].map((letter, index) => [letter, letters[index] ?? letter]));
};

const toLatin = tableOf(cyrillic, latin);
const toCyrillic = tableOf(latin, cyrillic);
const toComma = tableOf(cedilla, comma);

const replaced = (table: ReadonlyMap<string, string>, text: string) =>
  [...text].map((letter) => table.get(letter) ?? letter).join('');

/**
 * H19. Converts a word of mixed scripts into one script. A word with a letter that has no look-alike is left unchanged: it is
 * taken to be intended.
 */
const inOneScript = (text: string, table: ReadonlyMap<string, string>, foreign: RegExp) =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) => {
    const changed = replaced(table, word);
    return foreign.test(changed) ? word : changed;
  });

export const inLatin = (text: string): string => inOneScript(text, toLatin, /\p{Script=Cyrillic}/u);

/** A word without any Cyrillic letter stays unchanged: a brand or an e-mail address is Latin on purpose. */
export const inCyrillic = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /\p{Script=Cyrillic}/u.test(word) ? inOneScript(word, toCyrillic, /\p{Script=Latin}/u) : word,
  );

const corrections: Record<CountryCode, (text: string) => string> = {
  pl: inLatin,
  sk: inLatin,
  hu: inLatin,
  ro: (text) => replaced(toComma, inLatin(text)),
  ua: inCyrillic,
};

/** H19. Corrects look-alike letters to the script of the country, whatever the keyboard. */
export const inScriptOf = (country: CountryCode, text: string): string => corrections[country](text);
