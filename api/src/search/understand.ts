import { type CountryCode, countries } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { readAge } from './age.ts';
import { readAskedPrice } from './asked-price.ts';
import { correct } from './correct.ts';
import { MONTHS, REWRITE, SIZE, STOP, YEARS } from './fill-lexicon.ts';
import { type FoundForm, findForms } from './find-forms.repository.ts';
import { bestForms, type FormKeys, keysOf } from './form-keys.ts';
import { asCyrillicLayout, asCyrillicSounds, isLatin } from './keyboard.ts';
import { INSTEAD, type MeantTerm, type WordMeaning } from './meaning.ts';
import { typedWordsOf } from './search-words.ts';

/** Nobody says what he looks for in more; each one costs time. */
const MOST_WORDS = 12;
const LONGEST_EXPRESSION = 4;
const DEPARTMENT = '#department/';
/** Say nothing by themselves. */
const silent = [STOP, SIZE, YEARS, MONTHS];

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
  const meanings = readWords(typed, formsFor);
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
      owner = before?.certainty === 'known' && before.typed === kept.at(-1)?.typed ? before : undefined;
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
  if (direct.length > 0) return [{ ...only, terms: direct }];
  const meant = await understandWords(db, country, rewritten.term.slice(REWRITE.length), 'rewritten');
  return only.certainty === 'corrected' ? asCorrected(meant) : meant;
}

/** Groups of digits are one number, as it is printed on the product page. */
function asNumber(typed: string[]) {
  const joined = typed.join('');
  return typed.length > 1 && /^\d{5,}$/.test(joined) && !isPairOfSizes(typed) ? [joined] : typed;
}

const isPairOfSizes = (typed: readonly string[]) =>
  typed.length === 2 &&
  typed.every(({ length }) => length <= 3) &&
  typed[0] !== undefined &&
  Number(typed[0]) < 200 &&
  Number(typed[1]) < 400;

type FormsFor = (words: readonly string[]) => FoundForm[];

/** From left to right, expressions before words; after the word for sizes a single letter is one. */
function readWords(typed: readonly string[], formsFor: FormsFor): WordMeaning[] {
  const meanings: WordMeaning[] = [];
  for (let from = 0; from < typed.length; ) {
    const age = readAge(typed[from], formsFor(typed.slice(from + 1, from + 2)), typed.slice(from, from + 2).join(' '));
    if (age) {
      meanings.push(age);
      from += 2;
      continue;
    }
    const length =
      [4, 3, 2].find((count) => from + count <= typed.length && formsFor(typed.slice(from, from + count)).length > 0) ??
      1;
    const words = typed.slice(from, from + length);
    const isSize = length === 1 && isOnly(meanings.at(-1)?.terms ?? [], SIZE);
    const all = formsFor(words);
    const isStop = !isSize && !isMaterial(all, typed.slice(from + length, from + length + 1), formsFor);
    const forms = all.filter(({ term }) => isStop || term !== STOP);
    const isNothing = forms.length === 0 && words.join('').length === 1;
    if (!isNothing) meanings.push(meaningOf(words.join(' '), forms));
    from += length;
  }
  return meanings;
}

/** Of a word that says for whom, it is of no use that it stands in some names. */
export function meaningOf(typed: string, forms: readonly FoundForm[]): WordMeaning {
  const terms = new Map<string, number>();
  for (const { term, level } of forms) terms.set(term, Math.max(level, terms.get(term) ?? 0));
  const isKind = forms.some((form) => form.isKind);
  // Goods that are sold come before those that are not: without accents `pături` and `paturi` are the same.
  const all = [...terms]
    .filter(([term]) => !isKind || !term.startsWith(INSTEAD))
    .map(([term, level]): MeantTerm => ({ term, level }));
  const decided = [...silent, DEPARTMENT, INSTEAD].map((start) => all.filter(({ term }) => term.startsWith(start)));
  const meant = decided.find(({ length }) => length > 0) ?? all;
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
