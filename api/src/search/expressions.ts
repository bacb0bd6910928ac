import { type FoundForm, IN_TEXTS } from './find-forms.repository.ts';
import { REWRITE } from './lexicon.ts';
import { fold } from './search-words.ts';

/** What a word, or several ones together, may mean. */
export type FormsFor = (words: readonly string[]) => FoundForm[];

/** Hungarian has endings for prepositions: `kanapéra` is for a couch, unlike `karóra`, which is a word. */
export const hasCase = (typed: string, forms: readonly FoundForm[]) =>
  /(?:r[ae]|b[ae]n?|[brt][oóöő]l|h[oeö]z|n[ae]k|v[ae]l)$/u.test(typed) &&
  !forms.some(({ form }) => form === fold(typed));

/** Whether so many words are an expression. One that stands for a thing is none before another thing: `mała czarna torebka` is a bag. */
export function isExpression(words: readonly string[], count: number, formsFor: FormsFor): boolean {
  const forms = words.length < count ? [] : formsFor(words.slice(0, count));
  const isThingItself = forms.length > 0 && forms.every(({ term }) => term.startsWith(REWRITE));
  if (isThingItself && formsFor(words.slice(count)).some(({ isKind }) => isKind)) return false;
  return forms.length > 0 && !isCompound(words.slice(0, count), forms, formsFor);
}

/** Whether these words are found one by one, since the compound that they make has them as its parts: `pamut pizsama`. */
function isCompound(words: readonly string[], forms: readonly FoundForm[], formsFor: FormsFor): boolean {
  const own = forms.filter(({ term }) => !term.startsWith(REWRITE));
  const isOneWord = own.length > 0 && own.every(({ form, term }) => form === term);
  return (
    isOneWord &&
    words.every((word) => formsFor([word]).some(({ form, level }) => form === fold(word) && level > IN_TEXTS))
  );
}
