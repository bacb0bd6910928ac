import { type CountryCode, countries, type Language } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { readAge } from './age.ts';
import { readAskedPrice } from './asked-price.ts';
import { correct } from './correct.ts';
import { type FormsFor, hasCase, isExpression } from './expressions.ts';
import { MONTHS, SIZE, STOP, YEARS } from './fill-lexicon.ts';
import { type FoundForm, findForms } from './find-forms.repository.ts';
import { bestForms, type FormKeys, keysOf } from './form-keys.ts';
import { asCyrillicLayout, asCyrillicSounds, isLatin } from './keyboard.ts';
import { REWRITE } from './lexicon.ts';
import { INSTEAD, isThing, type MeantTerm, type WordMeaning } from './meaning.ts';
import { asNumber, fold, typedWordsOf } from './search-words.ts';

/** Nobody says what he looks for in more; each one costs time. */
const MOST_WORDS = 12;
const LONGEST_EXPRESSION = 4;
const DEPARTMENT = '#department/';
/** Say nothing by themselves. */
const silent = [STOP, SIZE, YEARS, MONTHS];
const isOfAge = ({ term }: MeantTerm) => term === YEARS || term === MONTHS;

/** What a phrase means in the words of the shop, word by word; those that say nothing are left out, and what it may cost. */
export async function understand<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  typed: string,
): Promise<WordMeaning[]> {
  const phrase = readAskedPrice(countries[country].language, typed)?.rest || typed;
  const isForeign = countries[country].language === 'ru' && isLatin(phrase);
  return isForeign ? understandForeign(db, country, phrase) : understandWords(db, country, phrase);
}

/** English words; else words of the other layout, whose signs may be letters (`l;bycs` has no size L in it), or by their sound. */
async function understandForeign<Tables>(db: Kysely<Tables>, country: CountryCode, phrase: string) {
  const [layout, sound] = [asCyrillicLayout(phrase), asCyrillicSounds(phrase)];
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

const asCorrected = (words: readonly WordMeaning[]) =>
  words.map((word) => (word.certainty === 'unknown' ? word : { ...word, certainty: 'corrected' as const }));

/** Whether unknown words are corrected, or left as they are; and no word of what stands for other words stands for others again. */
type Reading = 'corrected' | 'known' | 'rewritten';

async function understandWords<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  phrase: string,
  reading: Reading = 'corrected',
): Promise<WordMeaning[]> {
  const { language } = countries[country];
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
  const understood = await Promise.all(kept.map((meaning) => goOn(db, country, meaning, reading)));
  return understood.flat();
}

/** Without the words that say nothing; what follows one of them belongs to what stands before it: `ruksak na nový notebook`. */
function tellingOnes(meanings: readonly WordMeaning[]): WordMeaning[] {
  const kept: WordMeaning[] = [];
  let owner: WordMeaning | undefined;
  for (const [place, meaning] of meanings.entries()) {
    if (silent.some((term) => isOnly(meaning.terms, term))) {
      const before = meanings[place - 1];
      owner = before && isThing(before) && before.typed === kept.at(-1)?.typed ? before : undefined;
      continue;
    }
    // A watch with a bracelet is sold, and bracelets are not.
    kept.push(owner ? { ...meaning, isAside: true, terms: meaning.own ?? meaning.terms } : meaning);
  }
  return kept;
}

/** What is unknown may be mistyped; what stands for other words is read as these. */
async function goOn<Tables>(
  db: Kysely<Tables>,
  country: CountryCode,
  meaning: WordMeaning,
  reading: Reading,
): Promise<WordMeaning[]> {
  const isMistyped = meaning.certainty === 'unknown' && reading === 'corrected';
  const words = await rewrite(db, country, isMistyped ? await correct(db, country, meaning.typed) : [meaning]);
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
  // What is named by a compound as a whole comes before what has both of its parts.
  const all = meant.map((word, at) =>
    at === meant.length - 1 ? { ...word, terms: [...word.terms, ...direct] } : word,
  );
  return only.certainty === 'corrected' ? asCorrected(all) : all;
}

/** From left to right, expressions before words; after the word for sizes a single letter is one. */
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
    if (!isNothing)
      meanings.push(language === 'hu' && hasCase(meaning.typed, forms) ? { ...meaning, isAside: true } : meaning);
    from += length;
  }
  return meanings;
}

/** Of a word that says for whom, it is of no use that it stands in some names. */
export function meaningOf(typed: string, forms: readonly FoundForm[]): WordMeaning {
  const terms = new Map<string, number>();
  for (const { term, level } of forms) terms.set(term, Math.max(level, terms.get(term) ?? 0));
  const exact = forms.filter(({ form }) => form === fold(typed));
  const isKind = (exact.length > 0 ? exact : forms).some((form) => form.isKind);
  // Goods that are sold come before those that are not: without accents `pături` and `paturi` are the same.
  const all = [...terms]
    .filter(([term]) => !isKind || !term.startsWith(INSTEAD))
    .map(([term, level]): MeantTerm => ({ term, level }));
  const decided = [STOP, SIZE, DEPARTMENT, INSTEAD].map((start) => all.filter(({ term }) => term.startsWith(start)));
  // Where no number stands before it, Polish `letnia` is for the summer.
  const ageless = all.filter((one) => !isOfAge(one));
  const meant = [...decided, ageless].find(({ length }) => length > 0) ?? all;
  const own = all.filter((one) => !meant.includes(one));
  return {
    typed,
    shown: typed,
    certainty: meant.length > 0 ? 'known' : 'unknown',
    terms: meant,
    ...(own.length > 0 && meant.some(({ term }) => term.startsWith(INSTEAD)) && { own }),
    products: Math.max(0, ...forms.map(({ products }) => products)),
    isKind,
  };
}

/** Romanian `in` is linen, and a preposition without its accent: that stands before a thing, and not at the end or before `bărbați`. */
function isMaterial(forms: readonly FoundForm[], after: readonly string[], formsFor: FormsFor): boolean {
  if (!forms.some(({ term }) => term.startsWith('#material/'))) return false;
  return after.length === 0 || formsFor(after).some(({ term }) => term.startsWith(DEPARTMENT));
}

const isOnly = (terms: readonly MeantTerm[], only: string) =>
  terms.length > 0 && terms.every(({ term }) => term === only);
