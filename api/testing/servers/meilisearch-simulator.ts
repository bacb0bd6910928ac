import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fold, wordsOf } from '../../src/search/search-words.ts';

type Document = Record<string, unknown> & { id: number };

interface Index {
  settings: Record<string, unknown>;
  documents: Map<number, Document>;
  /** The folded words of its documents by field, each divided once. */
  words: WeakMap<Document, Map<string, string[]>>;
}

interface Query {
  indexUid?: string;
  q?: string;
  limit?: number;
  filter?: string;
  matchingStrategy?: string;
}

export interface MeilisearchSimulator {
  url: string;
  indexes: Map<string, Index>;
  /** If set, every request is answered with this status. */
  trouble: number | null;
  close(): Promise<void>;
}

/**
 * The documented requests to Meilisearch's HTTP API that the shop makes, with a simple search: every word must be a prefix of a word in a
 * searchable field, and matches in earlier fields come first. A simulator, because the tests run where no server is available.
 */
export async function openMeilisearchSimulator(key: string, port = 0): Promise<MeilisearchSimulator> {
  const indexes: MeilisearchSimulator['indexes'] = new Map();
  const simulator = { url: '', indexes, trouble: null as number | null };
  async function answerTo(request: IncomingMessage) {
    if (simulator.trouble !== null) return { status: simulator.trouble, body: problem('internal', 'internal') };
    const isKnown = request.headers.authorization === `Bearer ${key}`;
    if (!isKnown) return { status: 403, body: problem('invalid_api_key', 'auth') };
    const { pathname } = new URL(request.url ?? '', 'http://127.0.0.1');
    return answer(indexes, request.method ?? '', pathname, await bodyOf(request));
  }

  const server = createServer(async (request, response) => {
    const { status, body } = await answerTo(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  simulator.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(simulator, {
    close: () => new Promise<void>((resolve) => server.close(() => resolve()).closeAllConnections()),
  });
}

const problem = (code: string, type: string) => ({ message: code, code, type, link: '' });

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  const text = Buffer.concat(parts).toString();
  return text ? JSON.parse(text) : undefined;
}

function answer(indexes: MeilisearchSimulator['indexes'], method: string, path: string, body: unknown) {
  const [, place, uid = '', part] = path.split('/');
  const task = {
    taskUid: 1,
    uid: 1,
    indexUid: uid,
    status: 'enqueued',
    type: 'any',
    enqueuedAt: new Date().toISOString(),
  };
  if (place === 'tasks') return { status: 200, body: { ...task, status: 'succeeded', error: null } };
  if (place === 'multi-search') {
    const { queries } = body as { queries: Query[] };
    const missing = queries.some(({ indexUid = '' }) => !indexes.has(indexUid));
    if (missing) return { status: 400, body: problem('index_not_found', 'invalid_request') };
    return { status: 200, body: { results: queries.map((query) => found(indexes.get(query.indexUid ?? ''), query)) } };
  }
  if (!uid) {
    const results = [...indexes.keys()].map((one) => ({ uid: one, primaryKey: 'id', createdAt: '', updatedAt: '' }));
    return { status: 200, body: { results, offset: 0, limit: 1000, total: results.length } };
  }
  if (part === 'search') {
    const index = indexes.get(uid);
    if (!index) return { status: 404, body: problem('index_not_found', 'invalid_request') };
    return { status: 200, body: found(index, body as Query) };
  }
  if (method === 'DELETE') indexes.delete(uid);
  else store(indexes, uid, part, body);
  return { status: 202, body: task };
}

function store(indexes: MeilisearchSimulator['indexes'], uid: string, part: string | undefined, body: unknown) {
  const index = indexes.get(uid) ?? { settings: {}, documents: new Map<number, Document>(), words: new WeakMap() };
  indexes.set(uid, index);
  if (part === 'settings') index.settings = body as Record<string, unknown>;
  for (const document of part === 'documents' ? (body as Document[]) : []) index.documents.set(document.id, document);
}

function found(index: Index | undefined, { q = '', limit = 20, filter, matchingStrategy = 'last' }: Query) {
  const { searchableAttributes = [], stopWords = [] } = (index?.settings ?? {}) as Record<string, string[]>;
  const { synonyms = {} } = (index?.settings ?? {}) as { synonyms?: Record<string, string[]> };
  const stop = new Set(stopWords.map(fold));
  const wordsIn = (document: Document) => (field: string) => (index ? foldedWords(index, document, field) : []);
  const place = (document: Document, same: readonly string[]) =>
    Math.min(...same.map((one) => fieldOf(searchableAttributes, one, wordsIn(document))));
  // Once per search instead of once per document: on a large index that is most of the work.
  const words = wordsOf(q)
    .map(fold)
    .filter((word) => !stop.has(word))
    .map((word) => [word, ...synonymsOf(word, synonyms)]);
  const ranked = [...(index?.documents.values() ?? [])]
    .filter((document) => fits(document, filter))
    .map((document) => ({ document, places: words.map((same) => place(document, same)) }))
    .filter(({ places }) =>
      matchingStrategy === 'all' ? places.every(isThere) : words.length === 0 || places.some(isThere),
    )
    .toSorted((one, other) => sum(one.places) - sum(other.places) || order(one.document) - order(other.document));
  const hits = ranked.slice(0, limit).map(({ document }) => document);
  return { hits, query: q, limit, offset: 0, estimatedTotalHits: ranked.length, processingTimeMs: 0 };
}

/** In one direction: a key finds its values, and not the other way round. */
const synonymsOf = (word: string, synonyms: Record<string, string[]>) =>
  Object.entries(synonyms).flatMap(([key, values]) => (fold(key) === word ? values.map(fold) : []));

const isThere = (place: number) => Number.isFinite(place);
const sum = (places: readonly number[]) => places.reduce((total, place) => total + place, 0);
const order = ({ popularity, position }: Document) => (typeof position === 'number' ? position : -Number(popularity));

/** Index of the first field with a word that has this prefix. */
function fieldOf(fields: readonly string[], word: string, wordsIn: (field: string) => string[]): number {
  const place = fields.findIndex((field) => wordsIn(field).some((one) => one.startsWith(word)));
  return place < 0 ? Number.POSITIVE_INFINITY : place;
}

function foldedWords({ words }: Index, document: Document, field: string): string[] {
  const known = words.get(document) ?? new Map<string, string[]>();
  words.set(document, known);
  const divided = known.get(field) ?? [document[field]].flat().flatMap((text) => wordsOf(String(text)).map(fold));
  known.set(field, divided);
  return divided;
}

function fits({ url, position }: Document, filter: string | undefined) {
  if (filter === 'url IS NULL') return url === null;
  if (filter === 'url IS NOT NULL') return url !== null;
  const most = /^position < (\d+)$/.exec(filter ?? '')?.[1];
  return most === undefined || Number(position) < Number(most);
}
