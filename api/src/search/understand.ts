import type { CountryCode, Language } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { languageOf } from '../language/editions.ts';
import { readAge } from './age.ts';
import { readAskedPrice } from './asked-price.ts';
import { correct } from './correct.ts';
import { type FormsFor, hasCase, isExpression } from './expressions.ts';
import { MONTHS, SIZE, STOP, YEARS } from './fill-lexicon.ts';
import { type FoundForm, findForms } from './find-forms.repository.ts';
import { bestForms, type FormKeys, keysOf } from './form-keys.ts';
import { asCyrillicLayout, asCyrillicSounds, isLatin } from './keyboard.ts';
import { languageTraits } from './language-traits.ts';
import { REWRITE } from './lexicon.ts';
import { isThing, type MeantTerm, type WordMeaning } from './meaning.ts';
import { DEPARTMENT, meaningOf } from './meaning-of-forms.ts';
import { asNumber, fold, typedWordsOf } from './search-words.ts';

/** Further words are ignored, because each one costs time. */
const MOST_WORDS = 12;
const LONGEST_EXPRESSION = 4;
/** Terms without a meaning of their own. */
const silent = [STOP, SIZE, YEARS, MONTHS];

/** The meaning of each word or expression of a phrase. Stop words and price limits are omitted. */
export async function understand<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
  { isCorrected = true } = {},
): Promise<WordMeaning[]> {
  const language = languageOf(country);
  const phrase = readAskedPrice(language, typed)?.rest || typed;
  if (!isCorrected) return understandWords(db, country, phrase, 'known');
  const isForeign = languageTraits[language].isCyrillic && isLatin(phrase);
  return isForeign ? understandForeign(db, country, phrase, language) : understandWords(db, country, phrase);
}

/**
 * Latin text where people write Cyrillic: tried as English words, then as a wrong keyboard layout, then as a transliteration. The layout is
 * converted before words are split, because punctuation may be letters (`l;bycs` contains no size L).
 */
async function understandForeign<Tables>(db: Kysely<Tables>, country: CountryCode, phrase: string, language: Language) {
  const [layout, sound] = [asCyrillicLayout(phrase, language), asCyrillicSounds(phrase, language)];
  for (const reading of [phrase, layout, sound]) {
    const words = await understandWords(db, country, reading, 'known');
    if (words.every(isKnown)) return reading === phrase ? words : asCorrected(words);
  }
  const words = await understandWords(db, country, phrase);
  if (words.some(isKnown)) return words;
  for (const reading of [layout, sound]) {
    const repaired = await understandWords(db, country, reading);
    if (repaired.some(({ certainty }) => certainty !== 'unknown')) return asCorrected(repaired);
  }
  return words;
}

const isKnown = ({ certainty }: WordMeaning) => certainty === 'known';
const wasCorrected = ({ certainty }: WordMeaning) => certainty === 'corrected';

const asCorrected = (words: readonly WordMeaning[]) =>
  words.map((word) => (word.certainty === 'unknown' ? word : { ...word, certainty: 'corrected' as const }));

/** `known` does not correct unknown words. `rewritten` reads a replacement phrase and replaces nothing again. */
type Reading = 'corrected' | 'known' | 'rewritten';

async function understandWords<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  phrase: string,
  reading: Reading = 'corrected',
): Promise<WordMeaning[]> {
  const language = languageOf(country);
  const typed = asNumber(typedWordsOf(phrase)).slice(0, MOST_WORDS);
  const keys = new Map<string, FormKeys>();
  for (let from = 0; from < typed.length; from++) {
    for (let to = from + 1; to <= Math.min(typed.length, from + LONGEST_EXPRESSION); to++) {
      const words = typed.slice(from, to);
      keys.set(words.join(' '), keysOf(language, words));
    }
  }
  const all = [...keys.values()].flatMap(({ own, stems, shorter }) => [...own, ...stems, ...shorter]);
  const byForm = Map.groupBy(await findForms(db, country, [...new Set(all)]), ({ form }) => form);
  const formsFor = (words: readonly string[]) =>
    bestForms(keys.get(words.join(' ')), byForm, language).filter(
      ({ term }) => reading !== 'rewritten' || !term.startsWith(REWRITE),
    );
  const meanings = readWords(language, typed, formsFor);
  const meaningful = tellingOnes(meanings);
  const kept =
    meaningful.length > 0
      ? meaningful
      : meanings.map((meaning) => ({ ...meaning, terms: [], certainty: 'unknown' as const }));
  const understood = (
    await Promise.all(
      kept.map((meaning) => continueWith(db, country, meaning, { reading, isAlone: kept.length === 1 })),
    )
  ).flat();
  return reading === 'corrected' && understood.length > 1 ? withExpressions(db, country, understood) : understood;
}

/** Corrected words may form an expression with others, which the typed ones did not: `costum de baei`. */
async function withExpressions<Tables>(db: Kysely<Tables>, country: CountryCode, words: WordMeaning[]) {
  if (!words.some(wasCorrected)) return words;
  const read = await understandWords(db, country, words.map(({ shown }) => shown).join(' '), 'known');
  return read.length < words.length && read.every(isKnown) ? asCorrected(read) : words;
}

/** Removes stop words. A word after one belongs to the thing before it: `ruksak na nový notebook`. */
function tellingOnes(meanings: readonly WordMeaning[]): WordMeaning[] {
  const kept: WordMeaning[] = [];
  let owner: WordMeaning | undefined;
  for (const [place, meaning] of meanings.entries()) {
    if (silent.some((term) => isOnly(meaning.terms, term))) {
      const before = meanings[place - 1];
      owner = before && isThing(before) && before.typed === kept.at(-1)?.typed ? before : undefined;
      continue;
    }
    // After a preposition a substitute is not needed: watches with bracelets are sold, although bracelets are not.
    kept.push(owner ? { ...meaning, isAside: true, terms: meaning.own ?? meaning.terms } : meaning);
  }
  return kept;
}

/** Corrects an unknown word and resolves a replacement phrase. */
async function continueWith<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  meaning: WordMeaning,
  { reading, isAlone }: { reading: Reading; isAlone: boolean },
): Promise<WordMeaning[]> {
  const isMistyped = meaning.certainty === 'unknown' && !meaning.isCommon && reading === 'corrected';
  const words = await rewrite(
    db,
    country,
    isMistyped ? await correct(db, country, meaning.typed, { isAlone }) : [meaning],
  );
  return meaning.isAside ? words.map((word) => ({ ...word, isAside: true })) : words;
}

async function rewrite<Tables>(db: Kysely<Tables>, country: CountryCode, words: WordMeaning[]): Promise<WordMeaning[]> {
  const [only] = words;
  const rewritten = only?.terms.find(({ term }) => term.startsWith(REWRITE));
  if (!only || !rewritten) return words;
  const direct = only.terms.filter(({ term }) => !term.startsWith(REWRITE));
  const isCompound = fold(rewritten.term.replaceAll(/[> ]/g, '')) === fold(only.typed);
  if (direct.length > 0 && !isCompound) return [{ ...only, terms: direct }];
  const meant = await understandWords(db, country, rewritten.term.slice(REWRITE.length), 'rewritten');
  // Products with the whole compound in their name are found as well.
  const all = meant.map((word, at) =>
    at === meant.length - 1 ? { ...word, terms: [...word.terms, ...direct] } : word,
  );
  return only.certainty === 'corrected' ? asCorrected(all) : all;
}

/** Reads from left to right, expressions before single words. After a word for sizes a single letter is a size. */
function readWords(language: Language, typed: readonly string[], formsFor: FormsFor): WordMeaning[] {
  const meanings: WordMeaning[] = [];
  for (let from = 0; from < typed.length; ) {
    const age = readAge(typed[from], formsFor(typed.slice(from + 1, from + 2)), typed.slice(from, from + 2).join(' '));
    if (age) {
      meanings.push(age);
      from += 2;
      continue;
    }
    const length = [4, 3, 2].find((count) => isExpression(typed.slice(from, from + count + 1), count, formsFor)) ?? 1;
    const words = typed.slice(from, from + length);
    const isSize = length === 1 && isOnly(meanings.at(-1)?.terms ?? [], SIZE);
    const all = formsFor(words);
    const isStop = !isSize && !isMaterial(all, typed.slice(from + length, from + length + 1), formsFor);
    const forms = all.filter(({ term }) => isStop || term !== STOP);
    const isNothing = forms.length === 0 && words.join('').length === 1;
    const meaning = meaningOf(words.join(' '), forms);
    if (!isNothing) meanings.push(hasCase(language, meaning.typed, forms) ? { ...meaning, isAside: true } : meaning);
    from += length;
  }
  return meanings;
}

/** Romanian `in` is linen, or the preposition without its accent. It is linen at the end, or before a department such as `bărbați`. */
function isMaterial(forms: readonly FoundForm[], after: readonly string[], formsFor: FormsFor): boolean {
  if (!forms.some(({ term }) => term.startsWith('#material/'))) return false;
  return after.length === 0 || formsFor(after).some(({ term }) => term.startsWith(DEPARTMENT));
}

const isOnly = (terms: readonly MeantTerm[], only: string) =>
  terms.length > 0 && terms.every(({ term }) => term === only);
