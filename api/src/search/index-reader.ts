import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Row } from '../db/database.ts';
import { type Edition, editionOf } from '../language/editions.ts';

/** The occurrences of a term, the heaviest first: positions of products in `ReadIndex`, and weights. */
export interface Postings {
  places: Int32Array;
  weights: Uint8Array;
}

/** The part of a country's index that the process has loaded. Products have positions, so that ranking can use typed arrays. */
export interface ReadIndex {
  /** By position. */
  productIds: number[];
  popularities: number[];
  places: Map<number, number>;
  /** Reused by every search, see `emptyTallyOf`. */
  tally: Tally | null;
}

/** By position: scores, and bit masks of the words that a product has anywhere and of those in its name or with a high weight. */
export interface Tally {
  scores: Int32Array;
  somewhere: Uint16Array;
  named: Uint16Array;
  /** The first `count` entries are the positions that are not empty. */
  touched: Int32Array;
  count: number;
}

/** The requested terms; those without products have no postings. */
export interface ReadTerms {
  index: ReadIndex;
  terms: ReadonlyMap<string, Postings>;
}

export type IndexReader = (country: CountryCode, terms: readonly string[]) => Promise<ReadTerms>;

/** 5 bytes each, so 40 MB for all countries. */
const MOST_POSTINGS = 8_000_000;

/** Caches loaded terms until the version of the index changes. A small number of words makes up most searches. */
export function createIndexReader<Tables>(db: Kysely<Tables>, most = MOST_POSTINGS): IndexReader {
  let cache = emptyCache(0, most);

  return async (country, requested) => {
    const version = await readVersion(db);
    if (version !== cache.version) cache = emptyCache(version, most);
    // Copied, because a concurrent search may replace the cache, and positions are only valid within one version.
    const { indexes, postings: known } = cache;
    const index = indexes.get(editionOf(country)) ?? {
      productIds: [],
      popularities: [],
      places: new Map(),
      tally: null,
    };
    indexes.set(editionOf(country), index);
    const keyOf = (term: string) => `${editionOf(country)} ${term}`;
    const terms = new Map<string, Postings>();
    for (const term of requested) {
      const postings = known.get(keyOf(term));
      if (postings) terms.set(term, postings);
    }
    const missing = requested.filter((term) => !terms.has(term));
    const rows = missing.length > 0 ? await readPostings(db, country, missing) : [];
    const parsed = new Map(rows.map(({ term, postings }) => [term, parsePostings(postings, index)]));
    for (const term of missing) {
      const postings = parsed.get(term) ?? NO_POSTINGS;
      terms.set(term, postings);
      known.set(keyOf(term), postings);
    }
    return { index, terms };
  };
}

/** Cached as well, because many words that people use belong to no product. */
const NO_POSTINGS: Postings = { places: new Int32Array(), weights: new Uint8Array() };

const emptyCache = (version: number, most: number) => ({
  version,
  indexes: new Map<Edition, ReadIndex>(),
  postings: new LRUCache<string, Postings>({ maxSize: most, sizeCalculation: ({ places }) => places.length + 1 }),
});

async function readVersion<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<Pick<Row<'searchVersion'>, 'version'>>`select version from search_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** Read as text: parsing 40,000 numbers here takes a third of the time that the driver needs. */
async function readPostings<Tables>(db: Kysely<Tables>, country: CountryCode, terms: readonly string[]) {
  const { rows } = await sql<Pick<Row<'searchPosting'>, 'term'> & { postings: string }>`
    select term, postings::text as postings from search_posting where country = ${editionOf(country)} and term = any(${terms})
  `.execute(db);
  return rows;
}

/** Format `{product × 65536 + popularity × 256 + weight, …}`, as written by `refreshSearch`. */
function parsePostings(text: string, index: ReadIndex): Postings {
  const numbers = text.slice(1, -1).split(',');
  const places = new Int32Array(numbers.length);
  const weights = new Uint8Array(numbers.length);
  for (const [at, digits] of numbers.entries()) {
    const posting = Number(digits);
    places[at] = placeOf(Math.floor(posting / 65_536), Math.floor(posting / 256) % 256, index);
    weights[at] = posting % 256;
  }
  return { places, weights };
}

function placeOf(productId: number, popularity: number, { places, productIds, popularities }: ReadIndex): number {
  const known = places.get(productId);
  if (known !== undefined) return known;
  const place = productIds.length;
  productIds.push(productId);
  popularities.push(popularity);
  places.set(productId, place);
  return place;
}
