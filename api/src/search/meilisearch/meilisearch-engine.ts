import type { CountryCode } from '@odeta/contracts';
import { type Circuit, CircuitOpen, type CircuitOptions } from '@odeta/node/circuits';
import type { KeyRefusal } from '@odeta/node/refused-keys';
import type { Kysely } from 'kysely';
import { type Meilisearch, MeilisearchApiError } from 'meilisearch';
import type { Database } from '../../db/database.ts';
import { colorsIn, notSoldIn, tellingOf, type WordMeaning } from '../meaning.ts';
import { MOST_FOUND } from '../most-found.ts';
import type { FoundGoods, SearchEngine } from '../search-engine.ts';
import { AFTER_POPULAR, CATEGORIES, type SuggestedPhrase } from '../suggestion.repository.ts';
import { understand } from '../understand.ts';
import type { PhraseDocument } from './documents.ts';
import { goodsIndex, phrasesIndex, readSearchVersion } from './index-names.ts';

interface Parts {
  db: Kysely<Database>;
  client: Meilisearch;
  /** The fallback while the server lacks the current version or does not answer. */
  own: SearchEngine;
  circuit: Circuit;
  onError: (error: unknown) => void;
}

/**
 * Searches with Meilisearch, which does matching, ranking and typo tolerance. The shop's own dictionary handles keyboard layouts,
 * requested colours and the choice of words to drop.
 */
export function createMeilisearchEngine({ db, client, own, circuit, onError }: Parts): SearchEngine {
  async function orOwn<Answer>(ask: (version: number) => Promise<Answer>, instead: () => Promise<Answer>) {
    try {
      const version = await readSearchVersion(db);
      return await circuit.run(() => ask(version).catch(sayRefusedKey));
    } catch (error) {
      if (isFault(error)) onError(error);
      return instead();
    }
  }

  return {
    find: (country, phrase, options) =>
      orOwn(
        async (version) => {
          if (options?.isCorrected === false) return own.find(country, phrase, options);
          const words = await understand(db, country, phrase);
          return findGoods(client, goodsIndex(country, version), phrase, words);
        },
        () => own.find(country, phrase, options),
      ),
    suggest: (country, phrase, limit) =>
      orOwn(
        (version) => findPhrases(client, phrasesIndex(country, version), phrase, limit),
        () => own.suggest(country, phrase, limit),
      ),
    popular: (country: CountryCode, limit: number) =>
      orOwn(
        async (version) => {
          const filter = `position < ${AFTER_POPULAR}`;
          const options = { limit, filter, sort: ['position:asc'] };
          const { hits } = await client.index<PhraseDocument>(phrasesIndex(country, version)).search('', options);
          return hits.map(phraseOf);
        },
        () => own.popular(country, limit),
      ),
  };
}

/** An index that is not filled yet is none, nor a server that is not asked. */
const isFault = (error: unknown) =>
  !(error instanceof CircuitOpen) && !(error instanceof MeilisearchApiError && error.cause?.code === 'index_not_found');

/** @throws the error; one about the key says so to the circuit */
function sayRefusedKey(error: unknown): never {
  if (error instanceof MeilisearchApiError && [401, 403].includes(error.response.status))
    throw Object.assign(error, { refusesKey: true } satisfies KeyRefusal);
  throw error;
}

export const searchCircuit: CircuitOptions = { isFault };

/** Searches for all words; without results, the least important words are dropped one by one. */
async function findGoods(
  client: Meilisearch,
  indexUid: string,
  phrase: string,
  words: readonly WordMeaning[],
): Promise<FoundGoods> {
  const tries = [phrase, ...fewerAndFewer(words)];
  // One more than is listed, to detect whether there are further results.
  const options = { indexUid, limit: MOST_FOUND + 1, matchingStrategy: 'all' as const, attributesToRetrieve: ['id'] };
  const { results } = await client.multiSearch<{ queries: (typeof options & { q: string })[] }, { id: number }>({
    queries: tries.map((q) => ({ ...options, q })),
  });
  const used = results.findIndex(({ hits }) => hits.length > 0);
  const hits = results[used]?.hits ?? [];
  return {
    ids: hits.slice(0, MOST_FOUND).map(({ id }) => id),
    hasMore: hits.length > MOST_FOUND,
    shownFor: used > 0 ? (tries[used] ?? null) : null,
    didYouMean: null,
    notSold: notSoldIn(words),
    isOnlyDescribed: false,
    colors: colorsIn(words),
  };
}

/** All words as they were understood, then with one word less each time, the least important first. */
function fewerAndFewer(words: readonly WordMeaning[]): string[] {
  const byTelling = words.toSorted((one, other) => tellingOf(one) - tellingOf(other));
  return byTelling.map((_, left) => {
    const kept = new Set(byTelling.slice(left));
    return words
      .filter((word) => kept.has(word))
      .map(({ shown }) => shown)
      .join(' ');
  });
}

async function findPhrases(client: Meilisearch, indexUid: string, phrase: string, limit: number) {
  const options = { indexUid, q: phrase, matchingStrategy: 'all' as const };
  const { results } = await client.multiSearch<
    { queries: object[] } & { queries: { indexUid: string }[] },
    PhraseDocument
  >({
    queries: [
      { ...options, filter: 'url IS NOT NULL', limit: CATEGORIES },
      { ...options, filter: 'url IS NULL', limit },
    ],
  });
  return results.flatMap(({ hits }) => hits.map(phraseOf));
}

const phraseOf = ({ phrase, url, products }: PhraseDocument): SuggestedPhrase => ({ name: phrase, url, products });
