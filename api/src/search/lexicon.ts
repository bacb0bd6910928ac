import type { Language } from '@odeta/contracts';
import type { Inflections } from './hunspell.ts';
import { fold } from './search-words.ts';
import { phraseKey, stemsOf } from './stems.ts';

/** How well a form fits what it stands for. */
export const levels = { same: 1, inflected: 0.95, synonym: 0.9, stem: 0.6, prefix: 0.6, corrected: 0.5 };
/** A stem that is typed is looked up with this before it: it is no word. */
export const STEM_MARK = '~';
/** Before what is searched for in place of a word: `puchówka` is `kurtka pikowana`. */
export const REWRITE = '>';
/** A last part that is shorter is one only after a known first one. */
const SURE_PART = 4;
const SHORTEST_PART = 3;
const SHORTEST_START = 2;
/** Terms of what is said of goods in their names, and how surely: wool is less surely of a merino. */
const isQuality = /^#(?:material|pattern|season|occasion)\//;
const LEAST_OF_QUALITY = 0.9;

export interface Form {
  form: string;
  term: string;
  level: number;
  /** As people write it. */
  shown: string;
}

/** What may be typed in a language and what it means, and the terms that the words of goods are kept under. */
export function createLexicon(language: Language, { lemmasOf, formsOf }: Inflections, whole: readonly string[]) {
  const forms = new Map<string, Form>();
  const known = new Map<string, readonly string[]>();
  const wordsByForm = new Map<string, Set<string>>();
  const qualitiesByForm = new Map<string, Set<string>>();
  const undivided = new Set(whole.map(fold));

  function addForm(form: string, term: string, level: number, shown: string) {
    const key = `${form}\n${term}`;
    if ((forms.get(key)?.level ?? 0) < level) forms.set(key, { form, term, level, shown });
    if (form.startsWith(STEM_MARK) || level < LEAST_OF_QUALITY) return;
    if (isQuality.test(term)) qualitiesByForm.set(form, (qualitiesByForm.get(form) ?? new Set()).add(term));
    if (/^[#:>]/.test(term) || level < levels.inflected) return;
    wordsByForm.set(form, (wordsByForm.get(form) ?? new Set()).add(term));
  }

  /** Every form of a word, for what it means; `meant` is the word's own term when left out. */
  function addForms(word: string, best: number, meant?: readonly string[]): readonly string[] {
    const lemmas = lemmasOf(word);
    const own = lemmas.length > 0 ? lemmas.map(fold) : [unknownTerm(language, word)];
    const terms = meant ?? [...new Set(own)];
    for (const term of terms) {
      addForm(fold(word), term, best, word);
      const mine = lemmas.filter((lemma) => meant || fold(lemma) === term);
      for (const form of mine.flatMap(formsOf)) addForm(fold(form), term, best * levels.inflected, form);
      for (const stem of stemsOf(language, word)) {
        const level = lemmas.length > 0 ? levels.stem : stemLevel(stem, word);
        addForm(STEM_MARK + stem, term, best * level, word);
      }
    }
    return terms;
  }

  function termsOf(word: string): readonly string[] {
    const before = known.get(word);
    if (before) return before;
    const terms = addForms(word, levels.same);
    known.set(word, terms);
    return terms;
  }

  return {
    termsOf,

    /** Of a word in a description: it is kept under the terms of a word that is known, or as it is. */
    describedBy: (word: string): Iterable<string> => wordsByForm.get(fold(word)) ?? [fold(word)],

    /** Terms of a word; in Hungarian, for which there is no dictionary, those of its stems as well. */
    basesOf(word: string): readonly string[] {
      return language === 'hu' ? [...new Set([...termsOf(word), ...stemsOf(language, word)])] : termsOf(word);
    },

    /** What a word says of goods that are named so: `z zamszu` says that they are of suede. */
    qualitiesOf: (word: string): Iterable<string> => qualitiesByForm.get(fold(word)) ?? [],

    /** A word or an expression that means these terms. */
    addMeaning(words: readonly string[], terms: readonly string[], level: number, shown = words.join(' ')) {
      const [only] = words;
      if (words.length === 1 && only) {
        addForms(only, level, terms);
        return;
      }
      for (const term of terms) {
        addForm(phraseKey(language, words), term, level, shown);
        addForm(fold(words.join('')), term, level, shown);
      }
    },

    /** Exactly what is typed, without other forms. */
    addExact: (form: string, term: string, shown: string) => addForm(fold(form), term, levels.same, shown),

    /** Hungarian writes several words as one: what a known word at its end says, and one at its beginning. Who types it means both, too. */
    partsOf(word: string, isKnown: (word: string) => boolean): string[] {
      if (language !== 'hu' || undivided.has(fold(word))) return [];
      for (let at = SHORTEST_START; at <= word.length - SHORTEST_PART; at++) {
        const [start, end] = [word.slice(0, at), word.slice(at)];
        if (isKnown(end) && isKnown(start)) {
          addForm(fold(word), `${REWRITE}${start} ${end}`, levels.same, word);
          return [end, start];
        }
        if (isKnown(end) && end.length >= SURE_PART) return [end];
      }
      return [];
    },

    forms: () => forms.values(),
  };
}

export type Lexicon = ReturnType<typeof createLexicon>;

/** Words that the dictionary does not know meet in their stem; Hungarian ones, which are cut further, only when they are looked up. */
const unknownTerm = (language: Language, word: string) =>
  language === 'hu' ? fold(word) : STEM_MARK + phraseKey(language, [word]);

const stemLevel = (stem: string, { length }: string) => 0.5 + 0.45 * Math.min(1, stem.length / length);
