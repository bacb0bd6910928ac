import type { Language } from '@odeta/contracts';
import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { STEM_MARK } from './lexicon.ts';
import { fold } from './search-words.ts';
import { phraseKey, stemsOf } from './stems.ts';

/** Of a known word, a stem must be so much: `parka` and `párna` meet in `pár`. */
const SURE_SHARE_OF_KNOWN = 0.7;

/** Two Hungarian words that meet in a stem must have so much in common: `csizma` without a letter and `csík` meet in `csi`. */
const LEAST_IN_COMMON = 0.5;
/** Of a word that is written otherwise, where what was typed is a word as it is: `miska` is no `miśka`. */
const OTHER_ACCENTS = 0.7;

/** What a word or an expression may stand under: as it is, under its stems, and under what is left when more is cut off. */
export interface FormKeys {
  typed: string;
  own: string[];
  stems: string[];
  shorter: string[];
}

export function keysOf(language: Language, words: readonly string[]): FormKeys {
  const joined = fold(words.join(''));
  const [only] = words;
  if (words.length > 1 || !only) {
    const isJoinable = words.every(({ length }) => length > 1);
    const typed = words.join(' ');
    return { typed, own: [phraseKey(language, words), ...(isJoinable ? [joined] : [])], stems: [], shorter: [] };
  }
  const marked = (leastShare?: number) => stemsOf(language, only, leastShare).map((stem) => STEM_MARK + stem);
  return { typed: only, own: [joined], stems: marked(), shorter: marked(0) };
}

/**
 * Stems count where the dictionary does not know the word, as it knows none in Hungarian. Short ones mean many words: they count
 * only where there is nothing else.
 */
export function bestForms(
  keys: FormKeys | undefined,
  byForm: ReadonlyMap<string, FoundForm[]>,
  language: Language,
): FoundForm[] {
  if (!keys) return [];
  const formsOf = (list: readonly string[]) => list.flatMap((key) => byForm.get(key) ?? []);
  const own = asWritten(keys.typed, formsOf(keys.own));
  const isInDictionary = own.some(({ level, term }) => level > IN_TEXTS && !term.startsWith(STEM_MARK));
  if (isInDictionary && language !== 'hu') return own;
  const shortest = isInDictionary ? SURE_SHARE_OF_KNOWN * (keys.own[0]?.length ?? 0) : 0;
  const leastInCommon = ({ term }: FoundForm) =>
    isInDictionary && term.startsWith('#') ? SURE_SHARE_OF_KNOWN : LEAST_IN_COMMON;
  const metIn = (stems: readonly string[]) =>
    formsOf(stems)
      .filter((form) => language !== 'hu' || inCommon(keys.typed, form) >= leastInCommon(form))
      .filter(({ term }) => !isInDictionary || !(isQuality(term) || term.startsWith('>')))
      .filter(({ term, shown }) => !term.startsWith('>') || fold(shown).length <= fold(keys.typed).length);
  const found = [...own, ...metIn(keys.stems.filter(({ length }) => length - STEM_MARK.length >= shortest))];
  return found.some(({ level, term }) => level > IN_TEXTS || !own.some((one) => one.term === term))
    ? found
    : [...found, ...metIn(keys.shorter)];
}

/** A word that says nothing is none where it is written otherwise: Hungarian `kerek` is round, and `kérek` asks for something. */
function asWritten(typed: string, forms: FoundForm[]): FoundForm[] {
  if (!forms.some(({ shown }) => shown === typed)) return forms;
  const isOther = ({ shown, level }: FoundForm) => fold(shown) === fold(typed) && shown !== typed && level > IN_TEXTS;
  return forms
    .filter((form) => !isOther(form) || !form.term.startsWith(':'))
    .map((form) => (isOther(form) ? { ...form, level: form.level * OTHER_ACCENTS } : form));
}

/** `farmer` is a thing: that it meets the colour `farmerkék` in a stem says nothing. */
const isQuality = (term: string) => /^#(?:color|material|pattern|season|occasion)\//.test(term);

function inCommon(typed: string, { form, shown }: FoundForm): number {
  const length = form.length - STEM_MARK.length;
  return (length / fold(typed).length) * (length / Math.max(length, fold(shown).length));
}
