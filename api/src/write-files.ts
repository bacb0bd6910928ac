import { closeDatabase, openDatabase } from './db/database.ts';
import { replaceBySeed } from './seed/load-seed.ts';
import type { RowChange } from './seed/writing/row-changes.ts';

export type { RowChange } from './seed/writing/row-changes.ts';

/**
 * Makes the contents of a database as the seed files are; returns what that changes, or with `dryRun` what it would change. Stock, orders,
 * customers and reviews stay. Throws a `SeedError` for invalid files.
 */
export async function writeFiles(url: string, folder: string, { dryRun }: { dryRun: boolean }): Promise<RowChange[]> {
  const database = openDatabase({ url, connections: 1, answerLimitMs: 0 });
  try {
    return await replaceBySeed(database.db, folder, { dryRun });
  } finally {
    await closeDatabase(database);
  }
}
