import { alwaysClosed, type Circuit } from '@odeta/node/circuits';
import type { Kysely } from 'kysely';
import { Meilisearch } from 'meilisearch';
import type { Repetition } from '../background/repeat.ts';
import type { Database } from '../db/database.ts';
import { createHelpSearch, type HelpSearch } from './help/help-search.ts';
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
  /** The searches for products and for answers of the help, as routes need them. */
  ports: { search: SearchEngine; helpSearch: HelpSearch };
  /** Feeds an external search server; starts nothing when the shop uses its own search. */
  startFeeding(work: Work): Repetition[];
}

/** Short, because the visitor waits for the results. */
const SEARCH_LIMIT_MS = 2000;
const FEED_LIMIT_MS = 60_000;

/** The shop's own search engine, or Meilisearch with the own one as its fallback, depending on the configuration. */
export function createSearch(
  db: Kysely<Database>,
  config: SearchConfig,
  onError: (error: unknown) => void,
  circuit: Circuit = alwaysClosed,
): Search {
  const own = createSearchEngine(db);
  const { MEILISEARCH_URL: host, MEILISEARCH_KEY: apiKey } = config;
  const portsOf = (search: SearchEngine) => ({ search, helpSearch: createHelpSearch() });
  if (host === undefined) return { engine: own, ports: portsOf(own), startFeeding: () => [] };

  const connect = (timeout: number) => new Meilisearch({ host, timeout, ...(apiKey && { apiKey }) });
  const engine = createMeilisearchEngine({ db, client: connect(SEARCH_LIMIT_MS), own, circuit, onError });
  return {
    engine,
    ports: portsOf(engine),
    startFeeding: (work) => [startFeedingMeilisearch({ db, client: connect(FEED_LIMIT_MS) }, work)],
  };
}
