import type { CountryCode } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database } from '../db/database.ts';

export interface LogLine {
  country: CountryCode;
  level: string;
  message: string;
  context: object;
  userAgent: string | null;
}

export async function insertLog(db: Kysely<Database>, { context, ...line }: LogLine): Promise<void> {
  await db
    .insertInto('clientLog')
    .values({ ...line, context: JSON.stringify(context) })
    .execute();
}
