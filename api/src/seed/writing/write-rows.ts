import type { Transaction } from 'kysely';
import type { Database } from '../../db/database.ts';
import { insertMissing, upsert } from '../../db/upsert.ts';

/**
 * `add`: writes only what does not exist, because the database belongs to the people who run the shop. `replace`: makes it as the files
 * are. Neither changes stock, uses of codes, or what visitors wrote.
 */
export type SeedMode = 'add' | 'replace';

/** Where the seed is written, and how. */
export interface SeedTarget {
  trx: Transaction<Database>;
  mode: SeedMode;
}

interface Writing {
  /** Columns that `replace` updates, with their SQL; by default all that are not in `key`. */
  set?: Record<string, string>;
  /** JSON columns with one entry per language or country: `add` gives an existing row the entries that it does not have. */
  maps?: readonly string[];
}

/** Writes rows that the columns `key` identify. Returns those that are in the database as given: with `add` only the new ones. */
export async function writeRows<One extends Readonly<Record<string, unknown>>>(
  { trx, mode }: SeedTarget,
  table: string,
  key: readonly string[],
  rows: readonly One[],
  { set, maps }: Writing = {},
): Promise<readonly One[]> {
  if (mode === 'add') return insertMissing(trx, table, key, rows, maps);
  await upsert(trx, table, key, rows, set);
  return rows;
}
