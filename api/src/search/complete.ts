import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import { findCompletions } from './find-forms.repository.ts';
import type { IndexReader } from './index-reader.ts';
import { findRanked } from './rank.ts';
import { fold, typedWordsOf } from './search-words.ts';
import type { SuggestedPhrase } from './suggestion.repository.ts';
import { understand } from './understand.ts';

const SHORTEST_BEGINNING = 3;
/** More completions would only repeat the same products under other names. */
const COMPLETIONS = 3;

/** Synonyms that complete the last typed word, with the number of products that each phrase finds. */
export async function completePhrase<Tables>(
  db: Kysely<Tables>,
  read: IndexReader,
  country: CountryCode,
  phrase: string,
): Promise<SuggestedPhrase[]> {
  const words = typedWordsOf(phrase);
  const begun = fold(words.at(-1) ?? '');
  if (begun.length < SHORTEST_BEGINNING || /\d/.test(begun)) return [];
  const completions = await findCompletions(db, country, begun, COMPLETIONS);
  const phrases: SuggestedPhrase[] = [];
  // One after another: if a word before the last one is unknown, no completion finds anything, and correcting is expensive.
  for (const completion of completions) {
    const name = [...words.slice(0, -1), completion].join(' ');
    const meaning = await understand(db, country, name);
    if (meaning.some(({ terms }) => terms.length === 0)) return phrases;
    const { ids, matched } = await findRanked(read, country, meaning);
    if (matched.size === meaning.length && ids.length > 0) phrases.push({ name, url: null, products: ids.length });
  }
  return phrases;
}
