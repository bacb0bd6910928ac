import type { CountryCode } from '@odeta/contracts';
import { type Kysely, sql } from 'kysely';
import { LRUCache } from 'lru-cache';

/** Where a term stands, the heaviest first: products by their places in the index, and the weights there. */
export interface Postings {
  places: Int32Array;
  weights: Uint8Array;
}

/** What a process has read of the index of one country. Its products have places, so that ranking can count in arrays. */
export interface ReadIndex {
  /** By place. */
  productIds: number[];
  popularities: number[];
  places: Map<number, number>;
  /** Where ranking counts. */
  tally: Tally | null;
}

/** By the places of products: their scores, and as bits the words that they have somewhere, and that they are named by. */
export interface Tally {
  scores: Int32Array;
  somewhere: Uint16Array;
  named: Uint16Array;
  /** The places that have any. */
  touched: number[];
}

/** Terms that are searched for; one that no product has is not there. */
export interface ReadTerms {
  index: ReadIndex;
  terms: ReadonlyMap<string, Postings>;
}

export type IndexReader = (country: CountryCode, terms: readonly string[]) => Promise<ReadTerms>;

/** Of 5 bytes each: 40 MB for all countries. */
const MOST_POSTINGS = 8_000_000;

/** Keeps what is read until the index has another version. Few words are most of what is searched for. */
export function createIndexReader<Tables>(db: Kysely<Tables>, most = MOST_POSTINGS): IndexReader {
  let cache = emptyCache(0, most);

  return async (country, requested) => {
    const version = await readVersion(db);
    if (version !== cache.version) cache = emptyCache(version, most);
    // Another search may begin anew while this one reads: places are those of one version.
    const { indexes, postings: known } = cache;
    const index = indexes.get(country) ?? { productIds: [], popularities: [], places: new Map(), tally: null };
    indexes.set(country, index);
    const keyOf = (term: string) => `${country} ${term}`;
    const terms = new Map<string, Postings>();
    for (const term of requested) {
      const postings = known.get(keyOf(term));
      if (postings) terms.set(term, postings);
    }
    const missing = requested.filter((term) => !terms.has(term));
    for (const { term, postings } of missing.length > 0 ? await readPostings(db, country, missing) : []) {
      const parsed = parsePostings(postings, index);
      terms.set(term, parsed);
      known.set(keyOf(term), parsed);
    }
    return { index, terms };
  };
}

const emptyCache = (version: number, most: number) => ({
  version,
  indexes: new Map<CountryCode, ReadIndex>(),
  postings: new LRUCache<string, Postings>({ maxSize: most, sizeCalculation: ({ places }) => places.length }),
});

async function readVersion<Tables>(db: Kysely<Tables>): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from search_version`.execute(db);
  return rows[0]?.version ?? 0;
}

/** As text: an array of 40,000 numbers is parsed here in a third of the driver's time. */
async function readPostings<Tables>(db: Kysely<Tables>, country: CountryCode, terms: readonly string[]) {
  const { rows } = await sql<{ term: string; postings: string }>`
    select term, postings::text as postings from search_posting where country = ${country} and term = any(${terms})
  `.execute(db);
  return rows;
}

/** `{product × 65536 + popularity × 256 + weight, …}`, as `refreshSearch` writes them. */
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
