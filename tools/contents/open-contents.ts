import os from 'node:os';
import process from 'node:process';
import { type ContentsDatabase, withContents } from '@odeta/api/change-contents';
import { StartFailure } from '@odeta/workspace/failure';
import { databaseFailure } from '../shop/database-failure.ts';
import { readEnvironment } from '../shop/environment.ts';
import { withDatabase } from './with-database.ts';

/** Who works at this machine: the author of what a command changes. */
export const authorOf = (as: string | undefined): string => as ?? `${os.userInfo().username} (command)`;

/** Calls `use` with the database of the configuration. What the shop refuses is said in a sentence. */
export function useContents<Result>(use: (contents: ContentsDatabase) => Promise<Result>): Promise<Result> {
  return withDatabase(readEnvironment(process.env), async (url) => {
    try {
      return await withContents(url, () => new Date(), use);
    } catch (error) {
      throw refusal(error) ?? databaseFailure(error, url);
    }
  });
}

interface Refused {
  code: string;
  details: { words?: string; validation?: Record<string, string[]>; body?: { conflicts?: object[] } };
}

/** The domain's own errors have a code and details. */
function refusal(error: unknown): StartFailure | null {
  if (error instanceof StartFailure) return error;
  if (!(error instanceof Error) || error.name !== 'ApiError') return null;
  const { code, details } = error as unknown as Refused;
  const fields = Object.entries(details.validation ?? {}).map(([field, texts]) => `  ${field}: ${texts.join(', ')}`);
  const conflicts = (details.body?.conflicts ?? []).map((conflict) => `  ${JSON.stringify(conflict)}`);
  return new StartFailure([details.words ?? code, ...fields, ...conflicts].join('\n'));
}
