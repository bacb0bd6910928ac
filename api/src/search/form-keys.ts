import type { Language } from '@odeta/contracts';
import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { STEM_MARK } from './lexicon.ts';
import { fold } from './search-words.ts';
import { phraseKey, stemsOf } from './stems.ts';

/** Of a known word, a stem must be so much: `parka` and `párna` meet in `pár`. */
const SURE_SHARE_OF_KNOWN = 0.7;

/** What a word or an expression may stand under: as it is, under its stems, and under what is left when more is cut off. */
export interface FormKeys {
  own: string[];
  stems: string[];
  shorter: string[];
}

export function keysOf(language: Language, words: readonly string[]): FormKeys {
  const joined = fold(words.join(''));
  const [only] = words;
  if (words.length > 1 || !only) {
    const isJoinable = words.every(({ length }) => length > 1);
    return { own: [phraseKey(language, words), ...(isJoinable ? [joined] : [])], stems: [], shorter: [] };
  }
  const marked = (leastShare?: number) => stemsOf(language, only, leastShare).map((stem) => STEM_MARK + stem);
  return { own: [joined], stems: marked(), shorter: marked(0) };
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
  const own = formsOf(keys.own);
  const isInDictionary = own.some(({ level, term }) => level > IN_TEXTS && !term.startsWith(STEM_MARK));
  if (isInDictionary && language !== 'hu') return own;
  const shortest = isInDictionary ? SURE_SHARE_OF_KNOWN * (keys.own[0]?.length ?? 0) : 0;
  const stems = keys.stems.filter(({ length }) => length - STEM_MARK.length >= shortest);
  const found = [...own, ...formsOf(stems)];
  return found.some(({ level, term }) => level > IN_TEXTS || !own.some((one) => one.term === term))
    ? found
    : [...found, ...formsOf(keys.shorter)];
}
