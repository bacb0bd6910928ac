import type { Language } from '@odeta/contracts';
import type { Inflections } from './hunspell.ts';
import { languageTraits } from './language-traits.ts';
import { fold } from './search-words.ts';
import { phraseKey, stemsOf } from './stems.ts';

/** How well a form matches its term. */
export const levels = { same: 1, inflected: 0.95, synonym: 0.9, stem: 0.6, prefix: 0.6, corrected: 0.5, common: 0.1 };
/** Prefix of stems, which are not words. */
export const STEM_MARK = '~';
/** Prefix of a replacement phrase: `puchówka` is searched as `kurtka pikowana`. */
export const REWRITE = '>';
/** A shorter last part only counts after a known first part. */
const SURE_PART = 4;
const SHORTEST_PART = 3;
const SHORTEST_START = 2;
/** Attributes that may be derived from product names, and the minimum level. Merino is not certain enough for wool. */
const isQuality = /^#(?:material|pattern|season|occasion)\//;
const LEAST_OF_QUALITY = 0.9;

export interface Form {
  form: string;
  term: string;
  level: number;
  /** In its usual spelling. */
  shown: string;
}

/** Collects the forms that may be typed in a language, their meanings, and the terms under which product words are indexed. */
export function createLexicon(language: Language, { lemmasOf, formsOf }: Inflections, whole: readonly string[]) {
  const { dictionary, hasCompounds } = languageTraits[language];
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

  /** Adds all forms of a word. Without `meant`, they mean the word's own term. */
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

    /** The terms of a word in a description; unknown words are indexed unchanged. */
    describedBy: (word: string): Iterable<string> => wordsByForm.get(fold(word)) ?? [fold(word)],

    /** The terms of a word. Without a dictionary also those of its stems. */
    basesOf(word: string): readonly string[] {
      return dictionary ? termsOf(word) : [...new Set([...termsOf(word), ...stemsOf(language, word)])];
    },

    /** Attributes that a word in a product name implies, or two joined words: `z zamszu` implies suede. */
    qualitiesOf: (word: string): Iterable<string> => qualitiesByForm.get(fold(word)) ?? [],

    /** Adds a word or an expression with its terms. */
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

    /** Adds this form only, without its inflections. */
    addExact: (form: string, term: string, shown: string, level = levels.same) =>
      addForm(fold(form), term, level, shown),

    /**
     * The known parts of a compound, the last one first. When both parts are known, the compound is also searched as
     * two words.
     */
    partsOf(word: string, isKnown: (word: string) => boolean): string[] {
      if (!hasCompounds || undivided.has(fold(word))) return [];
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

/**
 * The dictionary does not know the word, so that its forms are joined by their stem. A language without a dictionary is stemmed at
 * lookup instead, where shorter stems are tried.
 */
const unknownTerm = (language: Language, word: string) =>
  languageTraits[language].dictionary ? STEM_MARK + phraseKey(language, [word]) : fold(word);

const stemLevel = (stem: string, { length }: string) => 0.5 + 0.45 * Math.min(1, stem.length / length);
