import * as v from 'valibot';

/** Most texts are of these characters alone, and need no work. */
const PLAIN = /^[\x20-\x7e]*$/;
/** U+2800 is the blank of Braille: it is drawn as a space. */
const SPACES = /[^\S\n\ufeff]|\u2800/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
const JOINERS = /[\u200c\u200d]/;
/** Characters that show nothing, change the direction of writing or mean something only to one program; joiners are decided by their place. */
const INVISIBLE =
  /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Noncharacter_Code_Point}\p{Default_Ignorable_Code_Point}]/gu;

const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}]$/u;
/** Scripts in which a joiner changes how its neighbours are written, and so the word (Unicode Standard, chapter 23.2). */
const JOINING =
  /^(?:\p{Script=Arabic}|\p{Script=Syriac}|\p{Script=Mongolian}|\p{Script=Devanagari}|\p{Script=Bengali}|\p{Script=Gurmukhi}|\p{Script=Gujarati}|\p{Script=Oriya}|\p{Script=Tamil}|\p{Script=Telugu}|\p{Script=Kannada}|\p{Script=Malayalam}|\p{Script=Sinhala}|\p{Script=Khmer}|\p{Script=Myanmar})$/u;

/**
 * The one rule for text that people type or paste, for browser and server alike: what is stored is what can be seen. In NFC, every kind of
 * space a space and every kind of line break `\n`, without control and format characters, variation selectors, private and unassigned
 * characters. A joiner stays where it is part of what is seen: between the pictures of one emoji (a family), and between letters of scripts that
 * need it. An emoji keeps its meaning without its variation selector; the flags of England, Scotland and Wales become a black flag.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  const seen = text.replace(LINE_BREAKS, '\n').replace(SPACES, ' ').replace(INVISIBLE, '');
  return (JOINERS.test(seen) ? withoutLooseJoiners(seen) : seen).normalize('NFC');
}

/** `cleanText` of a field with one line: line breaks are spaces, and spaces are neither repeated nor at the ends. */
export const cleanLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ').trim();

/** Removes the joiners that join nothing, together: of two in a row none stays. */
function withoutLooseJoiners(text: string): string {
  const characters = [...text];
  const joins = (at: number) =>
    [PICTURE, JOINING].some((kind) => kind.test(characters[at - 1] ?? '') && kind.test(characters[at + 1] ?? ''));
  return characters.filter((character, at) => !JOINERS.test(character) || joins(at)).join('');
}

/** First step of every typed field of one line. */
export const oneLine = v.transform<string, string>(cleanLine);

/** `cleanText` of a field with lines: as typed, without spaces at the ends of lines. */
export const cleanLines = (text: string): string => cleanText(text).replace(/ +$/gm, '').trim();

/** First step of every typed field with lines. */
export const severalLines = v.transform<string, string>(cleanLines);

/** Dashes, apostrophes and slashes as word processors and web pages write them, as those of the keyboard. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[\p{Pd}\u2043\u2212]/gu, '-')
    .replace(/[\u02b9\u02bb\u02bc\u02c8\u00b4`\u2018\u2019\u201b\u2032\uff07]/g, "'")
    .replace(/[\u2044\u2215\uff0f]/g, '/');

/** A typed number or code, also one in full-width characters: with the keyboard's signs, and without spaces. */
export const compactCode = (text: string): string => plainSigns(cleanText(text).normalize('NFKC')).replace(/\s/g, '');
