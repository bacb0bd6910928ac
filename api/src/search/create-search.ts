import type { Kysely } from 'kysely';
import { Meilisearch } from 'meilisearch';
import type { Repetition } from '../background/repeat.ts';
import type { Database } from '../db/database.ts';
import { startFeedingMeilisearch } from './meilisearch/feed-meilisearch.ts';
import { createMeilisearchEngine } from './meilisearch/meilisearch-engine.ts';
import { createSearchEngine, type SearchEngine } from './search-engine.ts';

export interface SearchConfig {
  MEILISEARCH_URL?: string | undefined;
  MEILISEARCH_KEY?: string | undefined;
}

interface Work {
  everyMs?: number;
  onError: (error: unknown) => void;
}

export interface Search {
  engine: SearchEngine;
  /** Keeps a search server up to date; nothing where the shop searches by itself. */
  startFeeding(work: Work): Repetition[];
}

/** Who waits for a search looks at an empty page. */
const SEARCH_LIMIT_MS = 2000;
const FEED_LIMIT_MS = 60_000;

/** The search engine that the configuration names: the shop's own, or a Meilisearch server with the own one behind it. */
export function createSearch(db: Kysely<Database>, config: SearchConfig, onError: (error: unknown) => void): Search {
  const own = createSearchEngine(db);
  const { MEILISEARCH_URL: host, MEILISEARCH_KEY: apiKey } = config;
  if (host === undefined) return { engine: own, startFeeding: () => [] };

  const connect = (timeout: number) => new Meilisearch({ host, timeout, ...(apiKey && { apiKey }) });
  return {
    engine: createMeilisearchEngine({ db, client: connect(SEARCH_LIMIT_MS), own, onError }),
    startFeeding: (work) => [startFeedingMeilisearch({ db, client: connect(FEED_LIMIT_MS) }, work)],
  };
}
