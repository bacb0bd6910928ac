import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Meilisearch, Settings } from 'meilisearch';
import { type Repetition, repeat } from '../../background/repeat.ts';
import type { Database } from '../../db/database.ts';
import { allEditions, inLanguage } from '../../language/editions.ts';
import { readLanguage } from '../language.repository.ts';
import { MOST_FOUND } from '../most-found.ts';
import { goodsDocuments, phraseDocuments } from './documents.ts';
import { goodsIndex, phrasesIndex, readSearchVersion, versionIn } from './index-names.ts';

const EVERY_MS = 30_000;
/** 10 minutes, because a batch may wait in the queue of the server. */
const TASK = { timeout: 10 * 60_000 };

/** Sorted by priority. */
const goodsSettings: Settings = {
  searchableAttributes: ['number', 'name', 'kinds', 'colors', 'words', 'materials', 'sizes', 'description'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'proximity', 'popularity:desc'],
  // Article numbers and sizes must match exactly.
  typoTolerance: { disableOnAttributes: ['number', 'sizes'] },
  pagination: { maxTotalHits: MOST_FOUND + 1 },
};
const phraseSettings: Settings = {
  searchableAttributes: ['phrase'],
  filterableAttributes: ['url', 'position'],
  sortableAttributes: ['position'],
  rankingRules: ['words', 'typo', 'sort', 'exactness', 'position:asc'],
};

interface Source {
  db: Kysely<Database>;
  client: Meilisearch;
}

/**
 * Feeds the current version of the shop's index to the search server, unless it is there. A country's phrases are written last,
 * so that their index marks the country as complete. Older versions are deleted when all countries are complete.
 */
export async function feedMeilisearch({ db, client }: Source): Promise<void> {
  const version = await readSearchVersion(db);
  const { results } = await client.getRawIndexes({ limit: 1000 });
  const there = new Set(results.map(({ uid }) => uid));
  for (const { country, language } of allEditions) {
    await inLanguage(language, async () => {
      if (!there.has(phrasesIndex(country, version))) await feedCountry({ db, client }, country, version);
    });
  }
  const older = [...there].filter((uid) => (versionIn(uid) ?? version) < version);
  for (const uid of older) await client.deleteIndex(uid).waitTask(TASK);
}

async function feedCountry({ db, client }: Source, country: CountryCode, version: number) {
  const { words } = await readLanguage(db, country);
  const goods = client.index(goodsIndex(country, version));
  const stopWords = [...words.stop, ...words.size];
  await goods.updateSettings({ ...goodsSettings, synonyms: byTypedWord(words.synonyms), stopWords }).waitTask(TASK);
  for await (const batch of goodsDocuments(db, country)) {
    await goods.addDocuments(batch, { primaryKey: 'id' }).waitTask(TASK);
  }
  const phrases = client.index(phrasesIndex(country, version));
  await phrases.updateSettings(phraseSettings).waitTask(TASK);
  await phrases.addDocuments(await phraseDocuments(db, country), { primaryKey: 'id' }).waitTask(TASK);
}

/** Meilisearch's synonyms are one-way: each typed word maps to the words in product texts. */
function byTypedWord(synonyms: Readonly<Record<string, readonly string[]>>) {
  const found: Record<string, string[]> = {};
  for (const [word, typedWords] of Object.entries(synonyms)) {
    for (const typed of typedWords) found[typed] = [...(found[typed] ?? []), word];
  }
  return found;
}

export const startFeedingMeilisearch = (
  source: Source,
  { everyMs = EVERY_MS, onError }: { everyMs?: number; onError: (error: unknown) => void },
): Repetition => repeat(() => feedMeilisearch(source), { everyMs, onError });
