import path from 'node:path';
import process from 'node:process';
import { type RowChange, writeFiles } from '@odeta/api/write-files';
import { workspace } from '@odeta/workspace/workspace';
import { databaseFailure } from '../shop/database-failure.ts';
import { readEnvironment } from '../shop/environment.ts';
import { withDatabase } from './with-database.ts';

/** Changes that are printed one by one; the others are only counted. */
const MOST = 200;

/** What the seed files would change in the database, or does change it. Stock, orders, customers and reviews are never touched. */
export async function writeSeedFiles(act: 'diff' | 'apply', folder: string | undefined): Promise<void> {
  const config = readEnvironment(process.env);
  const files = folder === undefined ? config.SEED_DIR : path.resolve(workspace, folder);
  const changes = await withDatabase(config, async (url) =>
    writeFiles(url, files, { dryRun: act === 'diff' }).catch((error) => {
      throw databaseFailure(error, url);
    }),
  );
  for (const line of linesOf(changes)) console.log(line);
  console.log(summaryOf(changes, act));
}

const linesOf = (changes: readonly RowChange[]) => {
  const lines = changes.slice(0, MOST).map(lineOf);
  return changes.length > MOST ? [...lines, `… and ${changes.length - MOST} more`] : lines;
};

function lineOf({ table, row, column, before, after }: RowChange): string {
  if (column !== null) return `${table} ${row}: ${column} ${short(before)} → ${short(after)}`;
  return `${table} ${row}: ${before === null ? 'new' : 'gone'}`;
}

function short(value: unknown): string {
  const text = JSON.stringify(value) ?? 'null';
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

function summaryOf(changes: readonly RowChange[], act: 'diff' | 'apply') {
  if (changes.length === 0) return 'The database is as the files are.';
  const places = new Set(changes.map(({ table, row }) => `${table} ${row}`)).size;
  return act === 'diff'
    ? `${places} rows differ. Nothing was changed: \`npm run contents -- apply\` writes the files.`
    : `${places} rows were changed. The shop shows them within five seconds.`;
}
