import type { Language } from '@odeta/contracts';
import type { SearchCategory } from './goods.repository.ts';
import type { Lexicon } from './lexicon.ts';
import { fold, wordsOf } from './search-words.ts';

interface Context {
  language: Language;
  /** Words of the names of goods. */
  named: Iterable<string>;
  isKnown: (word: string) => boolean;
  isStop: (word: string) => boolean;
}

/** Terms that say what goods are, as the categories name it, and not what they are like. */
export function termsOfKinds(
  list: readonly SearchCategory[],
  lexicon: Lexicon,
  { language, named, isKnown, isStop }: Context,
): ReadonlySet<string> {
  const things = namesOfKinds(list).flatMap(language === 'hu' ? lastWordsOf : wordsOf);
  const kinds = new Set(things.filter((word) => !isStop(word)).flatMap(lexicon.basesOf));
  // A Hungarian compound is a kind of what its last part says.
  for (const word of named) {
    const [end] = lexicon.partsOf(word, isKnown);
    if (end && lexicon.termsOf(end).some((term) => kinds.has(term))) kinds.add(fold(word));
  }
  return kinds;
}

/** Of the categories that goods belong to, and of those above them: `Ciepłe swetry` is a collection, and `ciepły` no kind of goods. */
function namesOfKinds(list: readonly SearchCategory[]): string[] {
  const parents = new Map(list.map(({ key, parent }) => [key, parent]));
  const kinds = new Set<string>();
  for (const { key } of list.filter(({ isMain }) => isMain)) {
    for (let at: string | null | undefined = key; at && !kinds.has(at); at = parents.get(at)) kinds.add(at);
  }
  return list.filter(({ key }) => kinds.has(key)).map(({ name }) => name);
}

/** Hungarian says first what a thing is like: `Kapucnis pulóverek` are pullovers. */
const lastWordsOf = (name: string) => name.split(/,| és /).flatMap((part) => wordsOf(part).slice(-1));
