import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';
import { matchWords } from './match-words.ts';
import { findCandidates, findMatching, foldWords } from './search.repository.ts';

/** What a phrase means in the words of the shop: for every word that means something, those of the shop. */
export interface Meaning {
  typed: string[];
  groups: string[][];
}

/** Words of one or two letters ("s", "do") say little beside others, and a word that the shop does not know nothing. */
const SHORT = 2;

export async function understand(db: Kysely<Database>, country: CountryCode, phrase: string): Promise<Meaning> {
  const all = [...new Set(await foldWords(db, phrase))];
  const long = all.filter((word) => word.length > SHORT);
  const typed = long.length > 0 ? long : all;
  if (typed.length === 0) return { typed, groups: [] };
  const candidates = await findCandidates(db, country, typed);
  const groups = typed.map((word) => matchWords(word, candidates.get(word) ?? []));
  return { typed, groups: groups.filter((words) => words.length > 0) };
}

/** Products for a phrase, the best match first. What the shop's words do not say may stand in a description. */
export async function findProducts(
  db: Kysely<Database>,
  country: CountryCode,
  { typed, groups }: Meaning,
): Promise<number[]> {
  if (typed.length === 0) return [];
  return findMatching(db, country, groups.length > 0 ? groups : typed.map((word) => [word]));
}
