import { type CountryCode, countryCodes } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Meilisearch, Settings } from 'meilisearch';
import { type Repetition, repeat } from '../../background/repeat.ts';
import type { Database } from '../../db/database.ts';
import { readLanguage } from '../language.repository.ts';
import { MOST_FOUND } from '../most-found.ts';
import { goodsDocuments, phraseDocuments } from './documents.ts';
import { goodsIndex, phrasesIndex, readSearchVersion, versionIn } from './index-names.ts';

const EVERY_MS = 30_000;
/** A batch of goods may wait behind others. */
const TASK = { timeout: 10 * 60_000 };

/** The first field counts most. */
const goodsSettings: Settings = {
  searchableAttributes: ['number', 'name', 'kinds', 'colors', 'words', 'materials', 'sizes', 'description'],
  rankingRules: ['words', 'typo', 'attribute', 'exactness', 'proximity', 'popularity:desc'],
  // A word of the article number or a size is right or wrong.
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
 * Brings the search server to the version of the shop's index, when it has another one. The phrases of a country come last: who
 * finds them finds its goods. Versions before stay until all countries are there.
 */
export async function feedMeilisearch({ db, client }: Source): Promise<void> {
  const version = await readSearchVersion(db);
  const { results } = await client.getRawIndexes({ limit: 1000 });
  const there = new Set(results.map(({ uid }) => uid));
  for (const country of countryCodes) {
    if (!there.has(phrasesIndex(country, version))) await feedCountry({ db, client }, country, version);
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

/** Meilisearch's synonyms work in one direction: the word that is typed first, then the words of the goods that it finds. */
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
