import type { Turns } from '../background/turns.ts';
import type { Brand } from '../db/column-types.ts';
import type { Attribute, SearchLanguage } from './language.repository.ts';
import { type Lexicon, levels, REWRITE } from './lexicon.ts';
import { typedWordsOf, wordsOf } from './search-words.ts';

/** Terms of stop words, and of words that precede a size. */
export const STOP = ':stop';
export const SIZE = ':size';
/** Terms of words that mark the number before them as an age. */
export const YEARS = ':years';
export const MONTHS = ':months';
/** Term of frequent words of the language, which are no typing errors. */
export const COMMON = ':common';
/** Prefix of the terms of brands that the shop does not sell; the name follows. */
export const BRAND = ':brand/';

/** Adds the words of the language that do not come from product texts. */
export async function fillLexicon(lexicon: Lexicon, language: SearchLanguage, turns: Turns): Promise<void> {
  const addWords = wordsAdder(lexicon, language);
  await addAttributes(addWords, language, turns);
  await addSynonyms(lexicon, addWords, language, turns);
  for (const { code, name } of language.colors) addName(lexicon, name, `#color/${code}`);
  for (const { code, name } of language.materials) addName(lexicon, name, `#material/${code}`);
  for (const size of language.sizes) addSize(lexicon, size);
  for (const word of language.words.stop) {
    if (word.includes(' ')) lexicon.addMeaning(typedWordsOf(word), [STOP], levels.same);
    else lexicon.addExact(word, STOP, word);
  }
  for (const word of language.words.size) lexicon.addMeaning([word], [SIZE], levels.same);
  // Without inflected forms, because the dictionary has `лет` as a form of the word for summer.
  for (const word of language.words.years ?? []) lexicon.addExact(word, YEARS, word);
  for (const word of language.words.months ?? []) lexicon.addExact(word, MONTHS, word);
  await addBrands(lexicon, language, turns);
  for (const word of language.words.common ?? []) lexicon.addExact(word, COMMON, word, levels.common);
}

type AddWords = (text: string, terms: readonly string[], level: number) => void;

/** Adds expressions also without their prepositions, which people often omit: `costum baie`. */
function wordsAdder(lexicon: Lexicon, { words: { stop } }: SearchLanguage): AddWords {
  const isStop = new Set(stop.map((word) => word.toLowerCase()));
  return (text, terms, level) => {
    const words = typedWordsOf(text);
    lexicon.addMeaning(words, terms, level);
    const telling = words.filter((word) => !isStop.has(word));
    if (telling.length > 1 && telling.length < words.length) lexicon.addMeaning(telling, terms, level, words.join(' '));
  };
}

async function addAttributes(addWords: AddWords, { words, attributes }: SearchLanguage, turns: Turns) {
  for (const attribute of attributes) {
    await turns();
    for (const word of words.attributes[attribute.key] ?? []) {
      for (const [index, term] of termsOfAttribute(attribute).entries()) {
        addWords(word, [term], levelOf(index));
      }
    }
  }
}

async function addSynonyms(lexicon: Lexicon, addWords: AddWords, { words }: SearchLanguage, turns: Turns) {
  for (const [target, others] of Object.entries(words.synonyms)) {
    await turns();
    const targets = typedWordsOf(target);
    const terms = targets.length > 1 ? [REWRITE + target] : targets.flatMap((word) => lexicon.termsOf(word));
    for (const other of others) addWords(other, terms, levels.synonym);
  }
}

async function addBrands(lexicon: Lexicon, { words, attributes }: SearchLanguage, turns: Turns) {
  const termsOf = ({ name, near }: Brand) => {
    const nearest = attributes.find(({ key }) => key === near);
    return [BRAND + name, ...(nearest ? termsOfAttribute(nearest) : [])];
  };
  for (const brand of words.brands ?? []) {
    await turns();
    const terms = termsOf(brand);
    for (const spelling of brand.spellings) addBrandName(lexicon, typedWordsOf(spelling), terms, brand.name);
  }
}

function addBrandName(lexicon: Lexicon, typed: readonly string[], terms: readonly string[], name: string) {
  const [only] = typed;
  if (typed.length > 1) lexicon.addMeaning(typed, terms, levels.same, name);
  else if (only) for (const term of terms) lexicon.addExact(only, term, name);
}

/** Colours and materials are separate terms, so that the name of a colour family finds each of them. */
function termsOfAttribute({ kind, key, colors, materials }: Attribute): string[] {
  if (kind === 'color') return colors.map((code) => `#color/${code}`);
  if (kind === 'material') return materials.map((code) => `#material/${code}`);
  return [`#${kind}/${key}`];
}

/** The first colour of a family is the most typical one and gets the highest level. */
const levelOf = (index: number) => Math.max(0.5, levels.same - 0.25 * index);

/** A hyphenated name such as `тёмно-синий` may be typed as one word or as two. */
function addName(lexicon: Lexicon, name: string, term: string) {
  const parts = typedWordsOf(name);
  lexicon.addMeaning(parts, [term], levels.same);
  const [joined] = wordsOf(name);
  if (parts.length > 1 && joined && name.includes('-')) lexicon.addMeaning([joined], [term], levels.same);
}

/** `62-68` may be typed as both numbers or as one of them, `140x200` only as both. */
function addSize(lexicon: Lexicon, size: string) {
  if (size === 'one') return;
  const parts = size.split(/[-x](?=\d)/);
  for (const form of [parts.join(''), ...(size.includes('-') ? parts : [])])
    lexicon.addExact(form, `#size/${size}`, size);
  if (parts.length > 1) lexicon.addMeaning(parts, [`#size/${size}`], levels.same);
}
