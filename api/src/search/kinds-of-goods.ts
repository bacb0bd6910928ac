import type { Language } from '@odeta/contracts';
import type { SearchCategory } from './goods.repository.ts';
import { languageTraits } from './language-traits.ts';
import { type Lexicon, levels } from './lexicon.ts';
import { fold, wordsOf } from './search-words.ts';

interface Context {
  language: Language;
  /** Words in the names of products. */
  named: Iterable<string>;
  isKnown: (word: string) => boolean;
  isStop: (word: string) => boolean;
}

/** Terms that name product types, taken from the names of categories, as opposed to attributes. */
export function termsOfKinds(
  list: readonly SearchCategory[],
  lexicon: Lexicon,
  { language, named, isKnown, isStop }: Context,
): ReadonlySet<string> {
  const things = namesOfKinds(list).flatMap(languageTraits[language].isHeadLast ? lastWordsOf : wordsOf);
  const words = things.filter((word) => !isStop(word));
  const forms = new Set(words.map(fold));
  // The Romanian dictionary has `cămăși` as a word of its own: that it is the plural of `cămașă` is known from the synonyms.
  const meant = [...lexicon.forms()].filter(
    ({ form, term, level }) => forms.has(form) && level >= levels.synonym && !/^[#:>]/.test(term),
  );
  const kinds = new Set([...words.flatMap(lexicon.basesOf), ...meant.map(({ term }) => term)]);
  // The last part of a Hungarian compound determines the product type.
  for (const word of named) {
    const [end] = lexicon.partsOf(word, isKnown);
    if (end && lexicon.termsOf(end).some((term) => kinds.has(term))) kinds.add(fold(word));
  }
  return kinds;
}

/** Names of main categories and their parents. Other categories are collections: in `Ciepłe swetry`, `ciepły` is no product type. */
function namesOfKinds(list: readonly SearchCategory[]): string[] {
  const parents = new Map(list.map(({ key, parent }) => [key, parent]));
  const kinds = new Set<string>();
  for (const { key } of list.filter(({ isMain }) => isMain)) {
    for (let at: string | null | undefined = key; at && !kinds.has(at); at = parents.get(at)) kinds.add(at);
  }
  return list.filter(({ key }) => kinds.has(key)).map(({ name }) => name);
}

const lastWordsOf = (name: string) => name.split(/,| és /).flatMap((part) => wordsOf(part).slice(-1));
