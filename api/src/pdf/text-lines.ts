import anyAscii from 'any-ascii';
import createBidi from 'bidi-js';

/** What a line needs to know of a font. */
export interface Lettering {
  name: string;
  has(codePoint: number): boolean;
  widthOf(text: string): number;
}

/** Text of one font and direction, as it is written from left to right. */
export interface Run {
  font: string;
  text: string;
  width: number;
}

/** A letter with its marks, which one font has to write. */
interface Letter {
  text: string;
  font: Lettering;
}

const bidi = createBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const invisible = /\p{Default_Ignorable_Code_Point}/gu;
/** fontkit arranges the letters of these scripts itself. */
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/** One form of each letter: some programs send `é` as a letter and a mark, for which fonts have no common glyph. */
export const composed = (text: string): string => text.normalize('NFC');

export const canWrite = ({ has }: Pick<Lettering, 'has'>, text: string): boolean =>
  [...text].every((letter) => letter === '\n' || has(letter.codePointAt(0) ?? 0));

/**
 * Breaks text into lines, each with its runs in visual order (Unicode Bidirectional Algorithm, from left to right as a whole). The first font
 * that has a letter writes it; letters that no font has are transliterated.
 */
export function linesOf(text: string, fonts: readonly Lettering[], width: number): Run[][] {
  return text.split('\n').flatMap((paragraph) => broken(lettersOf(paragraph, fonts), width).map(runsOf));
}

function lettersOf(text: string, fonts: readonly Lettering[]): Letter[] {
  return [...graphemes.segment(text.replace(invisible, ''))].flatMap(({ segment }) => {
    const font = fonts.find((one) => canWrite(one, segment));
    if (font) return [{ text: segment, font }];
    const [first] = fonts;
    return first ? [...anyAscii(segment)].map((letter) => ({ text: letter, font: first })) : [];
  });
}

/** At spaces; within a word only if it is longer than a line, or has no spaces as in Chinese. */
function broken(letters: readonly Letter[], width: number): Letter[][] {
  const lines: Letter[][] = [[]];
  for (const word of wordsOf(letters)) {
    const line = lines.at(-1) as Letter[];
    if (widthOf([...line, ...trimmed(word)]) <= width) line.push(...word);
    else if (widthOf(trimmed(word)) <= width && line.length > 0) lines.push([...word]);
    else for (const letter of word) pushLetter(lines, letter, width);
  }
  return lines.map(trimmed);
}

function pushLetter(lines: Letter[][], letter: Letter, width: number): void {
  const line = lines.at(-1) as Letter[];
  if (line.length === 0 || widthOf([...line, letter]) <= width) line.push(letter);
  else lines.push([letter]);
}

/** Words with the spaces after them. */
function wordsOf(letters: readonly Letter[]): Letter[][] {
  const words: Letter[][] = [];
  for (const letter of letters) {
    const last = words.at(-1);
    if (last && (letter.text === ' ' || last.at(-1)?.text !== ' ')) last.push(letter);
    else words.push([letter]);
  }
  return words;
}

function trimmed(letters: readonly Letter[]): Letter[] {
  const end = letters.findLastIndex(({ text }) => text !== ' ');
  return letters.slice(0, end + 1);
}

/** Of the letters one by one, which is quick; joined letters are narrower. */
const widthOf = (letters: readonly Letter[]) => letters.reduce((sum, { text, font }) => sum + font.widthOf(text), 0);

/** Rule L2 of the algorithm, for runs instead of letters. */
function runsOf(letters: readonly Letter[]): Run[] {
  const text = letters.map((letter) => letter.text).join('');
  const { levels } = bidi.getEmbeddingLevels(text, 'ltr');
  const runs: { font: Lettering; text: string; level: number }[] = [];
  let at = 0;
  for (const { text: letter, font } of letters) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    if (last?.font === font && last.level === level) last.text += letter;
    else runs.push({ font, text: letter, level });
    at += letter.length;
  }
  for (let level = Math.max(0, ...runs.map((run) => run.level)); level > 0; level -= 1) reverseFrom(runs, level);
  return runs.map(({ font, text: said, level }) => {
    const shown = level % 2 === 1 && !rightToLeft.test(said) ? mirrored(said) : said;
    return { font: font.name, text: shown, width: font.widthOf(shown) };
  });
}

/** Reverses each sequence of runs with at least this level. */
function reverseFrom(runs: { level: number }[], level: number): void {
  for (let start = 0; start < runs.length; start += 1) {
    let end = start;
    while ((runs[end]?.level ?? 0) >= level) end += 1;
    runs.splice(start, end - start, ...runs.slice(start, end).reverse());
    if (end > start) start = end;
  }
}

/** Punctuation between letters of a script from right to left. */
const mirrored = (text: string) =>
  [...text]
    .reverse()
    .map((letter) => bidi.getMirroredCharacter(letter) ?? letter)
    .join('');
