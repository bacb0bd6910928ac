import path from 'node:path';
import process from 'node:process';
import { closeDatabase, type DatabaseOptions, openDatabase, type ShopDatabase } from '../../src/db/database.ts';

/** The small seed that tests use. */
export const SEED_FOLDER = path.join(import.meta.dirname, '../seed');

/** Database URL of the server that was started for the run. */
export const testDatabaseUrl = (): string => process.env.TEST_DATABASE_URL ?? '';

/** This worker's own empty schema; or the database at `url`, which must be new. */
export async function openEmptyDatabase({
  name = 'tests',
  connections = 10,
  url,
  readUrl,
  mostAge,
}: {
  name?: string;
  connections?: number;
} & Partial<Pick<DatabaseOptions, 'url' | 'readUrl' | 'mostAge'>> = {}): Promise<ShopDatabase & { schema: string }> {
  if (url) return { ...openDatabase({ url, connections, readUrl, ...(mostAge && { mostAge }) }), schema: 'public' };
  const schema = `${name}_${process.env.JEST_WORKER_ID ?? '1'}`;
  const plain = openDatabase({ url: testDatabaseUrl(), connections: 1 });
  await plain.pool.query('set statement_timeout = 0');
  await plain.pool.query(`drop schema if exists ${schema} cascade`);
  await plain.pool.query(`create schema ${schema}`);
  await closeDatabase(plain);
  return { ...openDatabase({ url: testDatabaseUrl(), schema, connections }), schema };
}
