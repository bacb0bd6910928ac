import type { Language } from '@odeta/contracts';
import { BRAND } from './fill-lexicon.ts';
import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { languageTraits } from './language-traits.ts';
import { STEM_MARK } from './lexicon.ts';
import { fold } from './search-words.ts';
import { phraseKey, stemsOf } from './stems.ts';

/** A stem of a known word must have at least this share of its length, because `parka` and `párna` share `pár`. */
const SURE_SHARE_OF_KNOWN = 0.7;

/** Two Hungarian words must share at least this much, because `csizma` with a missing letter and `csík` share `csi`. */
const LEAST_IN_COMMON = 0.5;
/** Factor for words that differ in their accents when the typed word exists itself: `miska` is not `miśka`. */
const OTHER_ACCENTS = 0.7;

/** The keys under which a word or an expression is looked up: the word itself, its stems, and shorter stems. */
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
 * Stems are used for words that are not in the dictionary, which includes all Hungarian ones. Short stems are ambiguous and are
 * used only when nothing else is found.
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
  const { dictionary } = languageTraits[language];
  if (isInDictionary && dictionary) return own;
  const shortest = isInDictionary ? SURE_SHARE_OF_KNOWN * (keys.own[0]?.length ?? 0) : 0;
  const leastInCommon = ({ term }: FoundForm) =>
    isInDictionary && term.startsWith('#') ? SURE_SHARE_OF_KNOWN : LEAST_IN_COMMON;
  const metIn = (stems: readonly string[]) =>
    formsOf(stems)
      .filter((form) => dictionary || inCommon(keys.typed, form) >= leastInCommon(form))
      .filter(({ term }) => !isInDictionary || !(isQuality(term) || term.startsWith('>')))
      .filter(({ term, shown }) => !term.startsWith('>') || fold(shown).length <= fold(keys.typed).length);
  const found = [...own, ...metIn(keys.stems.filter(({ length }) => length - STEM_MARK.length >= shortest))];
  return found.some(({ level, term }) => level > IN_TEXTS || !own.some((one) => one.term === term))
    ? found
    : [...found, ...metIn(keys.shorter)];
}

/** A stop word only counts with its own accents: Hungarian `kérek` is "please", but `kerek` is "round". */
function asWritten(typed: string, forms: FoundForm[]): FoundForm[] {
  if (!forms.some(({ shown }) => shown === typed)) return forms;
  const isOther = ({ shown, level, term }: FoundForm) =>
    !term.startsWith(BRAND) && fold(shown) === fold(typed) && shown !== typed && level > IN_TEXTS;
  return forms
    .filter((form) => !isOther(form) || !form.term.startsWith(':'))
    .map((form) => (isOther(form) ? { ...form, level: form.level * OTHER_ACCENTS } : form));
}

/** Attributes are not matched by stems of known words: `farmer` (jeans) shares its stem with the colour `farmerkék`. */
const isQuality = (term: string) => /^#(?:color|material|pattern|season|occasion)\//.test(term);

function inCommon(typed: string, { form, shown }: FoundForm): number {
  const length = form.length - STEM_MARK.length;
  return (length / fold(typed).length) * (length / Math.max(length, fold(shown).length));
}
