import type { CountryCode, LegalDocument } from '@odeta/contracts';
import type { Kysely } from 'kysely';
import type { Database, Row } from '../db/database.ts';
import { editionOf } from '../language/editions.ts';

export interface LegalTextKey {
  country: CountryCode;
  document: LegalDocument;
  version: string;
}

export type StoredLegalText = Pick<Row<'legalText'>, 'version' | 'title' | 'parts'>;

export function findLegalText(
  db: Kysely<Database>,
  { country, document, version }: LegalTextKey,
): Promise<StoredLegalText | undefined> {
  return db
    .selectFrom('legalText')
    .select(['version', 'title', 'parts'])
    .where('country', '=', editionOf(country) as CountryCode)
    .where('document', '=', document)
    .where('version', '=', version)
    .executeTakeFirst();
}

/** The versions before this one, the latest first. */
export async function findEarlierVersions(
  db: Kysely<Database>,
  { country, document, version }: LegalTextKey,
): Promise<string[]> {
  const rows = await db
    .selectFrom('legalText')
    .select('version')
    .where('country', '=', editionOf(country) as CountryCode)
    .where('document', '=', document)
    .where('version', '<', version)
    .orderBy('version', 'desc')
    .execute();
  return rows.map((row) => row.version);
}
