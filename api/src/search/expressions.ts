import type { Language } from '@odeta/contracts';
import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { languageTraits } from './language-traits.ts';
import { REWRITE } from './lexicon.ts';
import { fold } from './search-words.ts';

/** The possible meanings of a word or of several words together. */
export type FormsFor = (words: readonly string[]) => FoundForm[];

/** Whether a word has a case ending: Hungarian `kanapéra` is "for a couch", while `karóra` is a word of its own. */
export const hasCase = (language: Language, typed: string, forms: readonly FoundForm[]) =>
  languageTraits[language].caseEndings?.test(typed) === true && !forms.some(({ form }) => form === fold(typed));

/**
 * Whether the first `count` words are an expression. An expression for a thing does not count before another thing: `mała czarna
 * torebka` is a bag.
 */
export function isExpression(words: readonly string[], count: number, formsFor: FormsFor): boolean {
  const forms = words.length < count ? [] : formsFor(words.slice(0, count));
  const isThingItself = forms.length > 0 && forms.every(({ term }) => term.startsWith(REWRITE));
  if (isThingItself && formsFor(words.slice(count)).some(({ isKind }) => isKind)) return false;
  return forms.length > 0 && !isCompound(words.slice(0, count), forms, formsFor);
}

/** Whether the words can be searched separately, because they are the parts of the compound that they form: `pamut pizsama`. */
function isCompound(words: readonly string[], forms: readonly FoundForm[], formsFor: FormsFor): boolean {
  const own = forms.filter(({ term }) => !term.startsWith(REWRITE));
  const isOneWord = own.length > 0 && own.every(({ form, term }) => form === term);
  return (
    isOneWord &&
    words.every((word) => formsFor([word]).some(({ form, level }) => form === fold(word) && level > IN_TEXTS))
  );
}
